/** happy-dom lacks a few things a browser has; tests get plain ones. */
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia

// as on the real page: every address begins at the base
const base = document.createElement('base')
base.href = '/'
document.head.append(base)
