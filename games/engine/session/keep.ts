import { keptInTab } from '@senluna/web/client/storage.ts'
import type { Ask } from './state.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether what the browser kept is a spin: other code may have written there. */
function isAsk(value: unknown): value is Ask {
  if (typeof value !== 'object' || value === null) return false
  const { key, stake, choice, seen, autoplay, free, at } = value as Partial<Record<keyof Ask, unknown>>
  return (
    isText(key) &&
    isText(stake) &&
    [choice, seen, autoplay, free].every((id) => id === undefined || isText(id)) &&
    typeof at === 'number'
  )
}

/**
 * The spin that was sent and not answered, kept for this tab across a reload.
 *
 * A name says whose spin it is, so that another account in the same tab never repeats it. Where
 * storage is closed to the page, a reload falls back on the open round that the server names.
 */
export class Keep {
  readonly #name: string
  constructor(account: string) {
    this.#name = `spin:${account}`
  }

  read(): Ask | undefined {
    const text = keptInTab.get(this.#name)
    try {
      const kept: unknown = text === null ? undefined : JSON.parse(text)
      return isAsk(kept) ? kept : undefined
    } catch {
      return undefined
    }
  }

  write(pending: Ask | undefined): void {
    keptInTab.set(this.#name, pending ? JSON.stringify(pending) : null)
  }
}
