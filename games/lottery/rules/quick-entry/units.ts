import { QuickFault } from './entry.ts'
import type { Token } from './tokens.ts'

/** Đồng in what a unit's word counts. Without one it counts thousands. */
const SCALES: Readonly<Record<string, number>> = {
  n: 1_000,
  ng: 1_000,
  ngan: 1_000,
  nghin: 1_000,
  k: 1_000,
  tr: 1_000_000,
  trieu: 1_000_000,
}

const THOUSAND = 1_000

/** No unit has more digits: far over every limit, and exact in a number. */
const MOST_DIGITS = 9

/** A unit as read: thousands of đồng, and how many tokens it took. */
export interface Unit {
  readonly thousands: number
  readonly length: number
}

/**
 * Whether a number with a unit's word stands here (`10n`, `1tr5`): a unit even without a sign
 * before it.
 */
export const isUnitAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'NUMBER' && scaleAt(tokens, at + 1) !== undefined

/**
 * The unit that begins here: `10`, `10n`, `10k`, `1tr`, `1tr5`, `2.5tr`. A fraction needs its word
 * behind it, because a dot alone may as well part two numbers. Throws QuickFault when there is none
 * or it can't be read.
 */
export function unitAt(tokens: readonly Token[], at: number, place: Token): Unit {
  const whole = tokens[at]
  if (!whole || whole.kind === 'END') throw new QuickFault('UNIT_FORM', place)
  if (whole.kind !== 'NUMBER') throw new QuickFault('UNIT_FORM', whole)
  const part = fractionAt(tokens, at)
  const scale = scaleAt(tokens, part ? at + 3 : at + 1)
  if (part && scale !== undefined) return unit(whole, part.text, scale, 4, tokens[at + 3])
  if (scale === undefined) return unit(whole, '', THOUSAND, 1, whole)
  const rest = tokens[at + 2]
  const word = tokens[at + 1]
  // `1tr5` is one and a half million; only glued together, or it is the next number.
  if (scale > THOUSAND && rest?.kind === 'NUMBER' && rest.from === word?.to)
    return unit(whole, rest.text, scale, 3, rest)
  return unit(whole, '', scale, 2, word)
}

function unit(whole: Token, part: string, scale: number, length: number, last: Token | undefined): Unit {
  const place = { from: whole.from, to: last?.to ?? whole.to }
  const zeros = String(scale).length - 1
  const written = whole.text.length > 1 && whole.text.startsWith('0')
  if (written || whole.text.length > MOST_DIGITS || part.length > zeros) throw new QuickFault('UNIT_FORM', place)
  const dong = Number(whole.text) * scale + Number(part.padEnd(zeros, '0'))
  if (dong === 0) throw new QuickFault('UNIT_FORM', place)
  return { thousands: dong / THOUSAND, length }
}

const scaleAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  return token?.kind === 'WORD' && Object.hasOwn(SCALES, token.text) ? SCALES[token.text] : undefined
}

/** The digits behind a dot or comma that is glued to both sides. */
function fractionAt(tokens: readonly Token[], at: number): Token | undefined {
  const [whole, sign, part] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (sign?.text !== '.' && sign?.text !== ',') return undefined
  return part?.kind === 'NUMBER' && sign.from === whole?.to && part.from === sign.to ? part : undefined
}
