import { fold } from '@senluna/kit/text/fold.ts'

/** What is searched: a title and a text without marks of HTML. */
export interface Searched {
  title: string
  text: string
}

/** Where something was found: the better the higher, with the place in the text. */
export interface Hit {
  score: number
  snippet: string
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const MOST_WORDS = 8
const BEFORE = 40
const LENGTH = 160
/** In these letters words stand without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The words that somebody looks for, without marks. */
export const wordsOf = (question: string): string[] =>
  [...new Set(fold(question).split(' '))].filter(Boolean).slice(0, MOST_WORDS)

/**
 * How well a text answers a question: every word must begin some word of it, or stand somewhere in
 * it where words have no spaces. Nothing when one is missing. In the title a word counts five
 * times.
 */
export function hitOf({ title, text }: Searched, words: readonly string[]): Hit | undefined {
  if (words.length === 0) return undefined
  const [inTitle, inText] = [title, text].map((whole) => foldedWords(whole))
  let score = 0
  for (const word of words) {
    const [above, below] = [inTitle!, inText!].map((all) => all.filter((item) => meets(item.folded, word)).length)
    if (!above && !below) return undefined
    score += above! * 5 + Math.min(below!, 4)
  }
  const first = inText!.find((item) => words.some((word) => meets(item.folded, word)))
  return { score, snippet: snippetOf(text, first?.at ?? 0) }
}

interface Folded {
  folded: string
  at: number
}

const foldedWords = (text: string): Folded[] =>
  [...text.matchAll(WORD)].map((match) => ({ folded: fold(match[0]), at: match.index }))

const meets = (folded: string, word: string): boolean =>
  UNSPACED.test(word) ? folded.includes(word) : folded.startsWith(word)

/** A piece of the text around a place, cut between words. */
function snippetOf(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const start = from > at ? at : from
  const whole = text.slice(start, start + LENGTH)
  const end = start + LENGTH >= text.length ? whole.length : whole.lastIndexOf(' ')
  const piece = whole.slice(0, end > LENGTH / 2 ? end : whole.length).trim()
  return `${start > 0 ? '… ' : ''}${piece}${start + piece.length < text.length ? ' …' : ''}`
}
