import { keptInTab } from '@senluna/web/client/storage.ts'
import * as z from 'zod/mini'
import type { Ask } from './state.ts'

const ask = z.object({
  key: z.string(),
  stake: z.string(),
  seen: z.optional(z.string()),
  autoplay: z.optional(z.string()),
  at: z.number(),
})

/**
 * The spin that was sent and not answered, kept for this tab across a reload.
 *
 * A name says whose spin it is, so that another account in the same tab never repeats it. Where storage is
 * closed to the page, a reload falls back on the open round that the server names.
 */
export class Keep {
  readonly #name: string
  constructor(account: string) {
    this.#name = `spin:${account}`
  }

  read(): Ask | undefined {
    const text = keptInTab.get(this.#name)
    try {
      const parsed = ask.safeParse(text === null ? undefined : JSON.parse(text))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  }

  write(pending: Ask | undefined): void {
    keptInTab.set(this.#name, pending ? JSON.stringify(pending) : null)
  }
}
