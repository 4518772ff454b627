import { setupI18n } from '@lingui/core'
import {
  datesOf,
  isLanguage,
  LANGUAGES,
  numbersOf,
  writtenIn,
  type Language,
  type LanguageCode,
  type TextKey,
} from '@senluna/text/index.ts'

type Loaders = Readonly<Record<LanguageCode, () => Promise<{ texts: Record<string, string> }>>>
type Args = Record<string, unknown> | readonly unknown[]

const i18n = setupI18n()
let code = 'EN'

let speaking: Promise<void> = Promise.resolve()
let more: readonly Loaders[] = []

type Own = Record<string, string> | undefined
let readOwn: ((language: LanguageCode) => Promise<Own> | undefined) | undefined
let own: Own

/**
 * Says where an operator's own words for a language come from; they stand in the place of what the
 * product says.
 */
export const wordedBy = (read: typeof readOwn): void => {
  readOwn = read
}

/**
 * Loads the texts of a language, and of no other, and makes it the page's. An unknown one is shown
 * in English. `besides` are texts of a part that is there from the beginning.
 */
export function speak(language: string, loaders: Loaders, besides?: Loaders): Promise<void> {
  if (besides && !more.includes(besides)) more = [...more, besides]
  const turn = async () => {
    const written = writtenIn(language)
    const [said, { texts }, ...added] = await Promise.all([
      readOwn?.(written),
      loaders[written](),
      ...more.map((part) => part[written]()),
    ])
    own = said
    const { tag } = LANGUAGES[written]
    for (const part of added) i18n.load(tag, part.texts)
    i18n.load(tag, { ...texts, ...own })
    i18n.activate(tag, numbersOf(LANGUAGES[written]))
    code = language
  }
  speaking = speaking.then(turn, turn)
  return speaking
}

/**
 * Adds the texts of parts that are loaded when they are opened, in the page's language and in any
 * chosen from now on.
 */
export async function speakMore(loaders: Loaders): Promise<void> {
  if (!more.includes(loaders)) more = [...more, loaders]
  // Fetched at once, said in its turn: what is loaded together doesn't wait for each other.
  loaders[writtenIn(code)]().catch(() => undefined)
  const turn = async () => {
    const written = writtenIn(code)
    i18n.load(LANGUAGES[written].tag, { ...(await loaders[written]()).texts, ...own })
  }
  speaking = speaking.then(turn, turn)
  return speaking
}

/** Whose numbers the page follows. */
export const numberLocale = (): string => numbersOf(shownLanguage())

/** Whose dates the page follows. */
export const dateLocale = (): string => datesOf(shownLanguage())

/** The language the reader chose, as the brand names it. Texts may be in English meanwhile. */
export const chosenLanguage = (): string => code

/** The tag and direction of what is really on the page. */
export const shownLanguage = (): Language => LANGUAGES[writtenIn(code)]

/**
 * What the right arrow does in a row of things: 1 on in most languages, 1 back where reading goes
 * to the left.
 */
export const towardsEnd = (): 1 | -1 => (shownLanguage().direction === 'rtl' ? -1 : 1)

/** The language's own name; the code itself where it is unknown. */
export const endonym = (language: string): string => (isLanguage(language) ? LANGUAGES[language].endonym : language)

/** A message in the page's language, with its arguments filled in. */
export const text = (key: TextKey, args?: Args): string => said(key, args)

/**
 * The same for what a game says itself: `Key` are the names of its messages, which `speakMore` has
 * loaded.
 */
export const textOf =
  <Key extends string>() =>
  (key: Key, args?: Args): string =>
    said(key, args)

function said(key: string, args?: Args): string {
  if (towardsEnd() === 1) return i18n._(key, args ? { ...args } : undefined)
  const kept = Object.entries(args ?? {}).map(([name, value]) => [name, typeof value === 'string' ? ltr(value) : value])
  const message = i18n._(key, Object.fromEntries(kept))
  return /\p{Script=Latin}/u.test(message) ? ltr(message) : message
}

/**
 * Words, sums and moments that run to the right, kept so among letters that run to the left: a date
 * stays in its order, a sign before its number, a full stop at its own end. Elsewhere nothing
 * changes.
 */
export const ltr = (said: string): string =>
  towardsEnd() === 1 || /[\u0590-\u08ff]/.test(said) ? said : `\u2066${said}\u2069`

/** One message without arguments in another language than the page's. */
export async function textIn(language: LanguageCode, key: TextKey, loaders: Loaders): Promise<string> {
  const { tag } = LANGUAGES[language]
  return setupI18n({ locale: tag, messages: { [tag]: (await loaders[language]()).texts } })._(key)
}

/** Whether a key that was put together from parts names a message. */
export const isText = (key: string): key is TextKey => Object.hasOwn(i18n.messages, key)
