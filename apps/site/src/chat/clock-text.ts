import { dateLocale } from '@senluna/web/client/text.ts'

/** The time of a moment, by the reader's clock. */
export const clockText = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short', hourCycle: 'h23' }).format(new Date(iso))

/** Its day too. */
export const momentText = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(iso),
  )
