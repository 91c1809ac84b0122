/** Short messages at the edge of the page: what did not work and why, what was done. */

import { Trouble } from './api'
import { say, sayFirst } from './words'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly bad: boolean
}

const TIME = 5_000

class Toasts {
  shown = $state<readonly Toast[]>([])
  #next = 0

  /** Show a text for a few seconds. The same text twice is shown once. */
  add(text: string, { bad = false } = {}): void {
    const toast = { id: this.#next++, text, bad }
    this.shown = [...this.shown.filter((other) => other.text !== text), toast].slice(-3)
    setTimeout(() => this.drop(toast.id), TIME)
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

/** The text of an error code; an unknown one is said as "it did not work". */
export function troubleText(trouble: unknown): string {
  const code = trouble instanceof Trouble ? trouble.code : typeof trouble === 'string' ? trouble : 'failed'
  return sayFirst([`error-${code}`, 'error-failed'])
}

/** Do something that may fail, and say so in words if it does. */
export async function trying<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) console.error(trouble)
    toasts.add(troubleText(trouble), { bad: true })
    return undefined
  }
}

/** Say that something was copied or done. */
export function done(key: string): void {
  toasts.add(say(key))
}
