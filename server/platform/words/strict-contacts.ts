import { plainLook } from './plain-look.ts'

// What a text could send its reader to, found so that little slips through: a text of the product
// is written once and read by everybody, so a false alarm costs its writer another word.

const LINKS = [
  /(?:https?|hxxps?|ftp|tg|zalo)\s*:\s*\/\s*\/\s*\S*/g,
  /\bwww\s*[.,]\s*\S+/g,
  // A name, a dot without a space after it, letters: any ending there may be.
  /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?/g,
  /[a-z0-9-]{2,}\s*(?:\(\s*\.?\s*\)|\[\s*\.?\s*\]|\s\.|[([]\s*(?:dot|cham)\s*[)\]]|\s(?:dot|cham)\s)\s*(?:com|net|org|info|biz|vn|xyz|asia|icu|me|io|cc|top|bet|vip|club|app|site|online|shop)\b/g,
]
const HANDLES = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu
const MESSENGERS =
  /\b(?:zalo|telegram|tele|viber|whats\s?app|we\s?chat|skype|instagram|insta|facebook|messenger|fb|tiktok|signal)\b/g
/** A word as wallets have addresses: letters and digits mixed, longer than any word. */
const ADDRESS = /\b(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{20,}\b/g

/** What is made of digits and is no number that somebody is reached or paid by. */
const HARMLESS = [
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\b/g,
  /\b(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}\b/g,
  /\b\d{1,2}[./-](?:19|20)\d{2}\b/g,
  /\b(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}\b/g,
  // A round amount in groups of three.
  /(?<![\d.,])\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?<=000)(?:[.,]0{1,2})?(?![\d.,]*\d)/g,
]
/** Six digits in a row, or eight with whatever stands between them. */
const NUMBERS = [/\d{6,}/g, /\d(?:[\s.,()_*~/|–-]*\d){7,}/g]
const LETTER_DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/**
 * Every contact in a text, each in one spelling: links, handles, messengers, addresses of wallets,
 * and numbers that may be a telephone's or a bank account's.
 */
export function contactsOf(text: string): Set<string> {
  const plain = plainLook(text)
  const digits = HARMLESS.reduce((left, pattern) => left.replace(pattern, ' amount '), plain).replace(
    /(?<=\d[\s.-]*)[oil](?=[\s.-]*\d)/g,
    (letter) => LETTER_DIGITS[letter] ?? letter,
  )
  const bare = (found: string) => found.replace(/\s/g, '').replace(/[.,;:!?)]+$/, '')
  return new Set([
    ...LINKS.flatMap((pattern) => plain.match(pattern) ?? []).map(bare),
    ...(text.normalize('NFKC').toLowerCase().match(HANDLES) ?? []).map(bare),
    ...(plain.match(MESSENGERS) ?? []).map(bare),
    ...(plain.match(ADDRESS) ?? []),
    ...NUMBERS.flatMap((pattern) => digits.match(pattern) ?? []).map((found) => found.replace(/\D/g, '')),
  ])
}

/** The first contact in a text that none of the others holds. */
export function newContact(text: string, others: readonly string[]): string | undefined {
  const found = contactsOf(text)
  if (found.size === 0) return undefined
  const known = new Set(others.flatMap((other) => [...contactsOf(other)]))
  return [...found].find((contact) => !known.has(contact))
}
