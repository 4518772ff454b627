import { kept } from '@senluna/web/client/storage.ts'

const KEY = 'user-name'
const NUMBER = 'sms-number'
const LASTS_MS = 24 * 3_600_000

/** The user name remembered in this browser, for 24 hours. A password never is. */
export const rememberedName = (now = Date.now()): string => remembered(KEY, now)

/** Remembers a user name; null forgets it. */
export const rememberName = (name: string | null, now = Date.now()): void => remember(KEY, name, now)

/** The mobile number remembered in this browser, as it was typed, for 24 hours. */
export const rememberedNumber = (now = Date.now()): string => remembered(NUMBER, now)

/** Remembers a mobile number; null forgets it. */
export const rememberNumber = (number: string | null, now = Date.now()): void => remember(NUMBER, number, now)

function remembered(key: string, now: number): string {
  const [until, ...words] = (kept.get(key) ?? '').split(' ')
  if (Number(until) > now) return words.join(' ')
  kept.set(key, null)
  return ''
}

const remember = (key: string, words: string | null, now: number): void =>
  kept.set(key, words && `${now + LASTS_MS} ${words}`)
