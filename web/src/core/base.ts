/**
 * The base path this page lives under.
 *
 * The server writes it into `<base href>`; every address is made from it, so the client runs under any path.
 */

/** The base path, always with a slash at both ends: `/` or `/games/`. */
export function base(): string {
  const path = new URL(document.baseURI).pathname
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** The address on this host of a path of ours (`t/abc`, `api/me`). */
export function at(path: string): string {
  return base() + path.replace(/^\//, '')
}

/** The whole address, to be shared. */
export function link(path: string): string {
  return new URL(at(path), location.origin).href
}

/** The address of the web socket. */
export function socketAddress(): string {
  const url = new URL(at('ws'), location.origin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** The path within ours of the page shown now: `/`, `/t/abc`. */
export function here(): string {
  const path = location.pathname
  return path.startsWith(base()) ? '/' + path.slice(base().length) : '/'
}
