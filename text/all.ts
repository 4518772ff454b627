import { isLanguage, LANGUAGES, writtenIn, type CompleteLanguage, type LanguageCode, type TextKey } from './index.ts'
import { account } from './vi/account/account.ts'
import { contacts } from './vi/account/contacts.ts'
import { early } from './vi/site/early.ts'
import { moneyRefusals } from './vi/money/money-refusals.ts'
import { patterns } from './vi/patterns.ts'
import { refusals } from './vi/refusals.ts'
import { security } from './vi/account/security.ts'
import { shell } from './vi/site/shell.ts'
import { social } from './vi/account/social.ts'
import { WRITTEN } from './written.ts'

/**
 * A language is offered from this share of the messages that everybody meets: the frame of the
 * page, the account and its security, the refusals and the rules of fields. In percent; the only
 * place that says it.
 */
export const GATE = 95

const MEASURED = Object.keys({
  ...shell,
  ...early,
  ...account,
  ...contacts,
  ...social,
  ...security,
  ...refusals,
  ...moneyRefusals,
  ...patterns,
})

/** How much of what the gate looks at is written in a language, in percent, never rounded up. */
export const completeness = (code: LanguageCode): number => shareWritten(WRITTEN[code])

/** The same for a dictionary. */
export const shareWritten = (texts: Readonly<Record<string, string>>): number =>
  Math.floor((100 * MEASURED.filter((key) => key in texts).length) / MEASURED.length)

/** Whether a brand may show a language to its visitors. */
export const isOffered = (code: string): code is LanguageCode => isLanguage(code) && completeness(code) >= GATE

type Messages = Readonly<Record<TextKey, string>>

/**
 * Every message in every language that is offered, in English where it has none of its own; for the
 * server and for tests. Pages load one language only.
 */
export const TEXTS = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.keys(LANGUAGES)
      .filter(isOffered)
      .map((code) => [code, whole(code)]),
  ),
) as Readonly<Record<CompleteLanguage, Messages> & Partial<Record<LanguageCode, Messages>>>

/** Put together when it is first asked for: nobody who starts a process waits for what few read. */
function whole(code: LanguageCode): PropertyDescriptor {
  let texts: Messages | undefined
  return { enumerable: true, get: () => (texts ??= { ...WRITTEN.EN, ...WRITTEN[code] }) }
}

/**
 * A message with its simple arguments filled in: `{name}` and `{0}`.
 *
 * For texts without plurals, which is all the server sends; pages use `text()` of web/client. `own`
 * are words of an operator's own, by language and key.
 */
export function plainText(
  language: string,
  key: TextKey,
  args: Readonly<Record<string, string | number>> = {},
  own?: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const message = own?.[language]?.[key] ?? (TEXTS[writtenIn(language)] ?? TEXTS.EN)[key]
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
}
