import type { Brand } from '@senluna/kit/brand.ts'
import { money } from '@senluna/kit/currency.ts'
import type { TextKey } from '@senluna/text/index.ts'
import { plainText } from '@senluna/text/all.ts'
import { inLanguage, type Texts } from '../../platform/words/in-language.ts'

type TitleOf<Key> = Key extends `message.${infer Name}.title` ? Name : never
/** A message that stands in the texts as `message.<name>.title` and `message.<name>.content`. */
export type Template = TitleOf<TextKey>

/** What fills a template in. Kept as it is meant, so that it is written anew for each language. */
export type MessageArg =
  | string
  | { at: string }
  | { money: string }
  | { text: TextKey }
  /** What a brand calls something, by language. */
  | { titles: Texts }
  /** The days from a moment to another, which is excluded. */
  | { days: readonly [start: string, endExclusive: string] }
export type MessageArgs = Readonly<Record<string, MessageArg>>

/** Who reads: in which language, with which brand's time and money. */
export interface Reader {
  brand: Brand
  language: string
}

/** A template's title: one line of plain text. */
export const titleOf = (template: Template, args: MessageArgs, reader: Reader): string =>
  plainText(reader.language, `message.${template}.title`, written(args, reader), reader.brand.words)

/**
 * A template's text as HTML. What fills it in comes from people too, so nothing in it is taken for
 * HTML.
 */
export function contentOf(template: Template, args: MessageArgs, reader: Reader): string {
  return wordsOf(template, args, reader)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
}

/** A template's text as it is, for a mail. */
export const wordsOf = (template: Template, args: MessageArgs, reader: Reader): string =>
  plainText(reader.language, `message.${template}.content`, written(args, reader), reader.brand.words)

const written = (args: MessageArgs, reader: Reader): Record<string, string> =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, argText(arg, reader)]))

function argText(arg: MessageArg, { brand, language }: Reader): string {
  if (typeof arg === 'string') return arg
  if ('money' in arg) return `${money(BigInt(arg.money), brand.currency)} ${brand.currency.symbol}`
  if ('text' in arg) return plainText(language, arg.text, {}, brand.words)
  if ('titles' in arg) return inLanguage(arg.titles, language) ?? ''
  if ('days' in arg) return daysIn(arg.days, brand.timeZone)
  return momentIn(arg.at, brand.timeZone)
}

/** yyyy-MM-dd, or the first and the last of several days. */
function daysIn([start, end]: readonly [string, string], timeZone: string): string {
  const [first, last] = [dayIn(new Date(start), timeZone), dayIn(new Date(Date.parse(end) - 1), timeZone)]
  return first === last ? first : `${first} – ${last}`
}

const dayIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** yyyy-MM-dd HH:mm:ss in the brand's time, the same in every language. */
function momentIn(iso: string, timeZone: string): string {
  const at = new Date(iso)
  const day = dayIn(at, timeZone)
  return `${day} ${new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at)}`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
