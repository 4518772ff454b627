import { kept } from '@senluna/web/client/storage.ts'

const KEY = 'user-name'
const LASTS_MS = 24 * 3_600_000

/** The user name remembered in this browser, for 24 hours. A password never is. */
export function rememberedName(now = Date.now()): string {
  const [until, ...name] = (kept.get(KEY) ?? '').split(' ')
  if (Number(until) > now) return name.join(' ')
  kept.set(KEY, null)
  return ''
}

/** Remembers a user name; null forgets it. */
export const rememberName = (name: string | null, now = Date.now()): void =>
  kept.set(KEY, name && `${now + LASTS_MS} ${name}`)
