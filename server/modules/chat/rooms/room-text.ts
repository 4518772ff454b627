import { hasHandle, hasLink, hasPhone, namesMessenger } from '../../../platform/words/contacts.ts'
import { plainLook } from '../../../platform/words/plain-look.ts'
import { recentlyUsed } from '../../../platform/concurrency/recently-used.ts'

/** Why a text can't be said in a room. */
export type TextFault = 'link' | 'phone' | 'account'

/** What letters stand for in disguised words. */
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}

/** What account names look like: letters and digits in one word. */
const ACCOUNT = /^(?=.*[a-z])(?=.*\d.*\d)[a-z][a-z0-9_]{5,}$/

/**
 * What is wrong with a text for a room; undefined for nothing.
 *
 * Whether an account of a name exists is not looked at, since the answer would tell it: what looks
 * like one is refused. `own` is the writer's account name.
 */
export function textFault(text: string, own: string): TextFault | undefined {
  // A handle's sign is a letter in disguise elsewhere.
  if (hasHandle(text)) return 'account'
  const plain = plainLook(text)
  if (hasLink(plain)) return 'link'
  if (hasPhone(plain)) return 'phone'
  if (namesMessenger(plain)) return 'account'
  const words = plain.split(/[^a-z0-9_]+/)
  if (words.some((word) => ACCOUNT.test(word) || word === own)) return 'account'
  return undefined
}

/** The word as the filter compares it: disguises undone, letters that are repeated once. */
const bareWord = (word: string): string =>
  plainLook(word)
    .replace(/\d/g, (digit) => DIGIT_LETTERS[digit] ?? '')
    .replace(/[^\p{L}]/gu, '')
    .replace(/(.)\1+/gu, '$1')

/** More letters than this one phrase does not have. */
const LONGEST_RUN = 60

/** Two parts without repeated letters as one; the letter where they meet stands once. */
const joined = (run: string, part: string): string => {
  const first = part === '' ? '' : String.fromCodePoint(part.codePointAt(0)!)
  return first !== '' && run.endsWith(first) ? run + part.slice(first.length) : run + part
}

/** A list of words as texts are compared with it. */
interface BadWords {
  bad: ReadonlySet<string>
  /** Those that are found inside a longer word too, and how long these are. */
  parts: ReadonlySet<string>
  lengths: readonly number[]
}

/** A brand's list is the same until somebody changes it: it is read once. */
const read = recentlyUsed<string, BadWords>(100)

function readWords(words: readonly string[]): BadWords {
  const name = words.join('\n')
  const known = read.get(name)
  if (known) return known
  const bad = new Set(words.map(bareWord).filter((word) => word.length > 1))
  const parts = new Set([...bad].filter((word) => word.length > 3))
  const made = { bad, parts, lengths: [...new Set([...parts].map((word) => word.length))] }
  read.set(name, made)
  return made
}

const hasPart = (word: string, parts: ReadonlySet<string>, lengths: readonly number[]): boolean =>
  lengths.some((length) => {
    for (let from = 0; from + length <= word.length; from++) if (parts.has(word.slice(from, from + length))) return true
    return false
  })

/**
 * A text with the words of a list masked, however they are disguised; a phrase is found across
 * spaces.
 */
export function masked(text: string, words: readonly string[]): string {
  const { bad, lengths, parts: inside } = readWords(words)
  if (bad.size === 0) return text
  const parts = text.split(/(\s+)/)
  const bare = parts.map((part) => (/^\s+$/.test(part) ? '' : bareWord(part)))
  const hidden = new Set<number>()
  for (let from = 0; from < parts.length; from++) {
    if (bare[from] === '') continue
    let run = ''
    let last = from - 1
    let letters = 0
    for (let to = from; to < parts.length && letters <= LONGEST_RUN; to++) {
      letters += bare[to]!.length
      run = joined(run, bare[to]!)
      // A phrase or a word spelt out is the whole run; inside one word a long enough part will do.
      if (bad.has(run)) last = to
    }
    for (let at = from; at <= last; at++) hidden.add(at)
    if (hasPart(bare[from]!, inside, lengths)) hidden.add(from)
  }
  return parts.map((part, at) => (hidden.has(at) && bare[at] !== '' ? '***' : part)).join('')
}

/** A text as it is kept: one line without control or half letters. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cs}\p{Co}]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // Marks that turn the direction of what follows stay out: they would rearrange the page around
    // the message.
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
