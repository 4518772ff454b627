import { isText, text } from '@senluna/web/client/text.ts'
import { clockText, dayText } from './moments.ts'

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

/** A selection as people read it: its numbers and words, those of several places apart. */
export function selectionText(selection: unknown): string {
  if (typeof selection === 'string' || typeof selection === 'number') return pickName(String(selection))
  if (Array.isArray(selection)) {
    const parts = selection.map((part: unknown) => selectionText(part))
    if (!selection.some((part) => Array.isArray(part))) return parts.join(', ')
    // A place that isn't played keeps its room, so that the others stand where they are.
    return parts.map((part) => part || '–').join(' | ')
  }
  if (typeof selection !== 'object' || selection === null) return ''
  return Object.entries(selection)
    .map(([name, part]) => `${name}: ${selectionText(part)}`)
    .join(' · ')
}

/**
 * A draw's number as people read it: a day as their language writes days, a place in a day after
 * it.
 */
export function numeroText(numero: string): string {
  const day = /^(\d{4})(\d{2})(\d{2})(\d{4})?$/.exec(numero)
  if (!day) return numero
  const [, year, month, date, place] = day
  return `${dayText(Number(year), Number(month), Number(date))}${place === undefined ? '' : ` #${place}`}`
}

/**
 * The same among the last few draws, where little room is: what distinguishes them, a place in the
 * day with its time, or the day.
 */
export function shortNumero(numero: string, drawAt: string, zone: string): string {
  const place = /^\d{8}(\d{4})$/.exec(numero)?.[1]
  return place === undefined ? numeroText(numero) : `#${place} · ${clockText(drawAt, zone)}`
}

/** Why the rules don't offer a game; undefined where they do. */
export const whyNotOffered = (code: string): string | undefined => {
  const key = `lottery.shut.${code}`
  return isText(key) ? text(key) : undefined
}
