/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { parse } from 'yaml'

const here = fileURLToPath(new URL('.', import.meta.url))
const games = fileURLToPath(new URL('../src/hanpan/games', import.meta.url))

/** Every file below `folder` whose name passes, in a fixed order. */
function files(folder: string, wanted: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? files(path, wanted) : wanted(name) ? [path] : []
    })
}

/** The build's id: a hash of what the page is made of, so that equal sources give an equal id on every machine. */
function buildId(): string {
  const hash = createHash('sha256')
  const sources = [
    join(here, 'index.html'),
    join(here, 'package-lock.json'),
    ...files(join(here, 'src'), (name) => !/\.test\.ts$/.test(name)),
    ...files(join(here, 'public'), () => true),
    ...files(games, (name) => name.endsWith('.ftl')),
    ...files(games, (name) => name.endsWith('.yaml')).filter((path) => path.includes('/maps/')),
  ]
  for (const path of sources) hash.update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 12)
}

const build = process.env.HANPAN_BUILD ?? buildId()

/** Writes build.txt beside index.html: the server compares it with what an open page says it is. */
function buildNote(): Plugin {
  return {
    name: 'build-note',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: `${build}\n` })
    },
  }
}

/** Data that rules and page share is written once, as YAML beside the rules; here a file of it is a module. */
function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform(text, id) {
      if (!/\.yaml$/.test(id)) return null
      return { code: `export default ${JSON.stringify(parse(text))}`, map: null }
    },
  }
}

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte(), yamlModules(), buildNote()],
  define: { __BUILD__: JSON.stringify(build) },
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://localhost:8000',
      '/ws': { target: 'ws://localhost:8000', ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/dev/test-setup.ts'],
  },
}))
