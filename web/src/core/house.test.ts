/** Rules of the house that no compiler knows. */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '../..')

function files(folder: string, ending: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path, ending) : path.endsWith(ending) ? [path] : []
  })
}

describe('the sources', () => {
  const components = files(join(web, 'src'), '.svelte').map((path) => [path.slice(web.length + 1), readFileSync(path, 'utf-8')] as const)

  it('have no fixed inline style, which a strict policy forbids', () => {
    expect(components.filter(([, text]) => /\sstyle="[^{"]*"/.test(text)).map(([path]) => path)).toEqual([])
  })

  it('put no text in as markup', () => {
    expect(components.filter(([, text]) => text.includes('{@html')).map(([path]) => path)).toEqual([])
  })

  it('name no registry in the lock file', () => {
    expect(readFileSync(join(web, 'package-lock.json'), 'utf-8')).not.toContain('"resolved"')
  })

  it('have no inline script on the page', () => {
    const page = readFileSync(join(web, 'index.html'), 'utf-8')
    for (const [tag] of page.matchAll(/<script[^>]*>/g)) expect(tag).toContain('src=')
    expect(page).toContain('<base href="/"')
  })
})
