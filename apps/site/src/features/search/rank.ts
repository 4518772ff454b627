import { fold } from '@senluna/kit/text/fold.ts'
import { initialsOf, isOneSlip, meanings } from './words.ts'

/** A game as the search sees it. */
export interface Entry {
  gameId: string
  name: string
  folded: string
  /** What it is known as besides, folded. */
  known: string
  vendor: string
  vendorName: string
  vendorFolded: string
  type: string
  heat: number
}

/**
 * How well an entry fits: 0 not at all; the whole name, its beginning, a word's beginning, what it
 * is known as, the vendor, anywhere, its first letters.
 */
export function fit(entry: Entry, words: readonly string[], whole: string): number {
  if (entry.folded === whole) return 7
  if (entry.folded.startsWith(whole)) return 6
  if (words.every((word) => entry.folded.startsWith(word) || entry.folded.includes(` ${word}`))) return 5
  if (beginsIn(entry.known, whole) || words.every((word) => beginsIn(entry.known, word))) return 4
  if (entry.vendorFolded.startsWith(whole)) return 3
  if (words.every((word) => entry.folded.includes(word) || entry.vendorFolded.includes(word))) return 2
  const letters = whole.replaceAll(' ', '')
  return letters.length <= MOST_WORDS && initialsOf(entry.folded).startsWith(letters) ? 1 : 0
}

const beginsIn = (text: string, word: string) => ` ${text}`.includes(` ${word}`)

/** No name has more words, so nothing longer can be the first letters of one. */
const MOST_WORDS = 7

/**
 * The best entries for what was typed, without marks and in any order of words; ties go to what
 * people play.
 */
export function rank(entries: readonly Entry[], typed: string, most: number): { found: Entry[]; count: number } {
  const whole = fold(typed)
  if (!whole) return { found: [], count: 0 }
  const asked = meanings(whole).map((meaning) => [meaning.split(' '), meaning] as const)
  const scored: (readonly [Entry, number])[] = []
  for (const entry of entries) {
    const score = Math.max(...asked.map(([words, meaning]) => fit(entry, words, meaning)))
    if (score > 0) scored.push([entry, score])
  }
  if (scored.length === 0) scored.push(...withSlips(entries, whole))
  scored.sort(([a, x], [b, y]) => y - x || b.heat - a.heat || (a.folded < b.folded ? -1 : 1))
  return { found: scored.slice(0, most).map(([entry]) => entry), count: scored.length }
}

/** A shorter word has no slip: too many others are as near. */
const SLIP_FROM = 4

/** What fits when each word may have one slip: only asked for when nothing fits as it was typed. */
function withSlips(entries: readonly Entry[], whole: string): (readonly [Entry, number])[] {
  const words = whole.split(' ')
  if (words.every((word) => word.length < SLIP_FROM)) return []
  return entries
    .filter(({ folded, known }) => {
      const has = `${folded} ${known}`.split(' ')
      return words.every((word) =>
        has.some((own) => (word.length < SLIP_FROM ? own.startsWith(word) : isOneSlip(word, own))),
      )
    })
    .map((entry) => [entry, 1] as const)
}

/** The entries nearest to a word that fits nothing, by the share of letter pairs in common. */
export function nearest(entries: readonly Entry[], typed: string, most: number): Entry[] {
  const wanted = pairsOf(fold(typed))
  if (wanted.size === 0) return []
  return entries
    .map((entry) => [entry, likeness(wanted, pairsOf(entry.folded))] as const)
    .filter(([, likeness]) => likeness > 0.2)
    .sort(([a, x], [b, y]) => y - x || b.heat - a.heat)
    .slice(0, most)
    .map(([entry]) => entry)
}

function pairsOf(folded: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < folded.length; at++) pairs.add(folded.slice(at, at + 2))
  return pairs
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return (2 * shared) / (a.size + b.size)
}
