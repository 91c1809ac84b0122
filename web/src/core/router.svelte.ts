/** Which page is shown: the path below the base, kept in the browser's history. */

import { at, here } from './base'

export type Page =
  | { readonly name: 'lobby' }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'about' }
  | { readonly name: 'missing' }

/** The page of a path: `/t/abc` is the table abc. */
export function pageOf(path: string): Page {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { name: 'lobby' }
  if (parts.length === 2 && parts[0] === 't') {
    try {
      return { name: 'table', id: decodeURIComponent(parts[1]!) }
    } catch {
      return { name: 'missing' }
    }
  }
  if (parts.length === 1 && parts[0] === 'about') return { name: 'about' }
  return { name: 'missing' }
}

class Router {
  path = $state(here())
  page = $derived(pageOf(this.path))

  constructor() {
    globalThis.addEventListener?.('popstate', () => (this.path = here()))
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', at(path))
    else history.pushState(null, '', at(path))
    this.path = here()
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Make a link a step within the page; a new tab, a middle click and the like stay the browser's. */
export function inside(link: HTMLAnchorElement): () => void {
  const step = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const url = new URL(link.href)
    router.go(url.pathname.startsWith(at('')) ? url.pathname.slice(at('').length) : url.pathname)
  }
  link.addEventListener('click', step)
  return () => link.removeEventListener('click', step)
}
