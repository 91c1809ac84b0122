/** What a person chose for this device: language, theme, motion, sound. Kept in the browser, if it lets us. */

export type Language = 'ko' | 'en'
export type Theme = 'system' | 'light' | 'dark'
export type Volume = 'off' | 'quiet' | 'full'

const KEY = 'hanpan-settings'

/** Read a kept text; null when there is none or the browser keeps nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keep a text, where the browser allows it. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a private window: the choice lasts as long as the page
  }
}

function read(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function one<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise
}

const systemStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? null

class Settings {
  language = $state<Language>('ko')
  theme = $state<Theme>('system')
  sound = $state<Volume>('off')
  /** Chosen here; the system's wish counts as well, see `still`. */
  lessMotion = $state(false)
  #systemStill = $state(systemStill?.matches ?? false)

  constructor() {
    const found = read()
    this.language = one(found.language, ['ko', 'en'], 'ko')
    this.theme = one(found.theme, ['system', 'light', 'dark'], 'system')
    this.sound = one(found.sound, ['off', 'quiet', 'full'], 'off')
    this.lessMotion = found.lessMotion === true
    systemStill?.addEventListener?.('change', (event) => (this.#systemStill = event.matches))
  }

  /** Nothing should move: the system or the person says so. */
  get still(): boolean {
    return this.lessMotion || this.#systemStill
  }

  /** Change some settings, keep them, and dress the page accordingly. */
  set(change: Partial<Pick<Settings, 'language' | 'theme' | 'sound' | 'lessMotion'>>): void {
    Object.assign(this, change)
    const { language, theme, sound, lessMotion } = this
    keep(KEY, JSON.stringify({ language, theme, sound, lessMotion }))
    this.dress()
  }

  dress(): void {
    const root = document.documentElement
    root.lang = this.language
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    root.dataset.still = String(this.still)
  }
}

export const settings = new Settings()
