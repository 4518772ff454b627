import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { drawNumberWords, selectionWords } from '@senluna/games/lottery/rules/tickets/selection-words.ts'
import { chosenLanguage, isText, text } from '@senluna/web/client/text.ts'
import { clockText, dateText } from '@senluna/web/ui/money/format.ts'

/** What a game is called in the page's language. */
export function nameOf({ names }: Pick<LotteryGame, 'names'>): string {
  const known: Readonly<Record<string, string | undefined>> = names
  return known[chosenLanguage()] ?? names.EN
}

/** What a bet type is called. */
export const typeName = (code: string): string => {
  const key = `lottery.type.${code}`
  return isText(key) ? text(key) : code
}

/** What wins on it, in a sentence. */
export const howOf = (code: string): string => {
  const key = `lottery.how.${code}`
  return isText(key) ? text(key) : ''
}

/** What one choice is called: a number as it is, a word in the reader's language. */
export const pickName = (pick: string): string => {
  const key = `lottery.pick.${pick}`
  return isText(key) ? text(key) : pick
}

/** What a named part of a selection is called. */
const partName = (name: string): string => {
  const key = `lottery.part.${name}`
  return isText(key) ? text(key) : name
}

/** A selection as people read it: its numbers and words, those of several places apart. */
export const selectionText = (selection: unknown): string =>
  selectionWords(selection, { pick: pickName, part: partName })

/**
 * A draw's number as people read it: a day as their language writes days, a place in a day after
 * it.
 */
export const drawNumberText = (drawNumber: string): string =>
  drawNumberWords(drawNumber, (year, month, day) => dateText(Date.UTC(year, month - 1, day), 'UTC'))

/**
 * The same among the last few draws, where little room is: what distinguishes them, a place in the
 * day with its time, or the day.
 */
export function shortDrawNumber(drawNumber: string, drawAt: string, zone: string): string {
  const place = /^\d{8}(\d{4})$/.exec(drawNumber)?.[1]
  return place === undefined ? drawNumberText(drawNumber) : `#${place} · ${clockText(drawAt, zone)}`
}

/** Why the rules don't offer a game; undefined where they do. */
export const whyNotOffered = (code: string): string | undefined => {
  const key = `lottery.shut.${code}`
  return isText(key) ? text(key) : undefined
}
