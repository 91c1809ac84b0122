// Runs before the first paint, so that a page chosen dark never flashes light. Kept apart: no inline scripts.
try {
  const kept = JSON.parse(localStorage.getItem('hanpan-settings') || '{}')
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme
  if (kept.language === 'en') document.documentElement.lang = 'en'
} catch {
  // no storage: the system's theme it is
}
