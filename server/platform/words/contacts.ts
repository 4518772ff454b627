import { plainLook } from './plain-look.ts'

const LETTER_DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** Endings that are no words of their own: found also with spaces around the dot. */
const SURE = 'com|net|org|info|biz|vn|xyz|asia|icu'
/** Endings that a sentence may begin with after its dot: only right after it. */
const WORDS = 'club|vip|app|site|online|shop|casino|link|tv|cc|gg|ly|cn|jp|tw|hk|ru|eu|uk|io|bet'
const DOT = String.raw`(?:\.|,|\(\s*\.?\s*\)|\[\s*\.?\s*\]|\(\s*dot\s*\)|\[\s*dot\s*\])`
const AFTER = String.raw`(?=$|[\s/:?!)"'.,])`
const LINK = [
  /(?:https?|hxxps?|ftp|tg|zalo):\s*\/\s*\//,
  /\bwww\s*[.,]\s*\w/,
  // A name, a dot however it is written, an ending.
  new RegExp(String.raw`[a-z0-9-]{2,}\s*${DOT}\s*(?:${SURE})${AFTER}`),
  new RegExp(String.raw`[a-z0-9-]{2,}\.(?:${WORDS})${AFTER}`),
  new RegExp(String.raw`[a-z0-9-]{2,}\s+(?:dot|cham)\s+(?:${SURE})\b`),
  /\b[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S/,
]

/**
 * Nine digits or more, with whatever stands between them; a round amount in groups of three is
 * none.
 */
const NUMBER = /\+?\d(?:[\s.,()_*~/|-]*\d){8,}/g
const AMOUNT = /^\d{1,3}(?:([.,])\d{3})*\1(?:000)(?:[.,]00)?$/

/** A handle, or a messenger's name with one after it. */
const HANDLE = /(?:^|[\s(])@[a-z0-9_.]{3,}/
const MESSENGER =
  /\b(?:zalo|telegram|tele|viber|whats\s?app|we\s?chat|skype|insta(?:gram)?|facebook|fb|tiktok)\b\s*(?:id|la|:|=|-|>|@)*\s*[a-z0-9_.]*\d[a-z0-9_.]*/

/** Whether a text names a handle (`@name`); its sign is a letter in disguise elsewhere. */
export const hasHandle = (text: string): boolean => HANDLE.test(text.normalize('NFKC').toLowerCase())

/** Whether a text, by its plain look, leads to another site. */
export const hasLink = (plain: string): boolean => LINK.some((pattern) => pattern.test(plain))

/** Whether a text, by its plain look, names an account of a messenger. */
export const namesMessenger = (plain: string): boolean => MESSENGER.test(plain)

/**
 * What a text of the brand's own people may not hold: a link elsewhere than to its hosts, or a
 * telephone number.
 */
export function contactIn(text: string, hosts: readonly string[]): 'link' | 'phone' | undefined {
  let plain = plainLook(text)
  for (const host of hosts) {
    const name = plainLook(host).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    plain = plain.replace(
      new RegExp(String.raw`(?<![\w.@/-])(?:https://)?${name}(?![\w@:-]|\.\w)(?:/[^\s@]*)?`, 'g'),
      ' ',
    )
  }
  if (hasLink(plain)) return 'link'
  return hasPhone(plain) ? 'phone' : undefined
}

/** Whether a text, by its plain look, holds a telephone number. */
export function hasPhone(plain: string): boolean {
  const isPhone = (found: string) => !AMOUNT.test(found.trim())
  // Letters that stand for digits count only among digits.
  const digits = plain.replace(/(?<=\d[\s.-]*)[oil](?=[\s.-]*\d)/g, (letter) => LETTER_DIGITS[letter] ?? letter)
  return (digits.match(NUMBER) ?? []).some(isPhone)
}
