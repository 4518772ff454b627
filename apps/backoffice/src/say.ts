import type { DeskTextKey } from '@senluna/text/desk.ts'
import { dateLocale, isText, text } from '@senluna/web/client/text.ts'

/** A message of the desk, in its language. */
export const say = (key: DeskTextKey, args?: Record<string, unknown>): string => (isText(key) ? text(key, args) : key)

/** A word of the desk whose key is put together; the last part of it where there is none. */
export function wordOf(start: string, name: string | number): string {
  const key = `${start}.${name}`
  return isText(key) ? text(key) : String(name)
}

/** A moment by this desk's clock. */
export const momentText = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }).format(
    new Date(iso),
  )

/** Only its time, for what happened today. */
export const timeText = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short', hourCycle: 'h23' }).format(new Date(iso))
