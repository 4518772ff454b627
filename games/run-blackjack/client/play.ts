import type { RunView } from '../../engine/run/definition.ts'
import {
  adviceFor,
  CONFIGURATION,
  handPays,
  insurancePays,
  isNatural,
  movesAt,
  openingIn,
  pairOf,
  tableOf,
  threeOf,
  totalOf,
  type Hand,
  type PairName,
  type Table,
  type ThreeName,
} from '../rules/index.ts'

/** What lies on the table in a view; nothing before a deal. */
export function tableIn({ opening, moves, shown }: RunView): Table | undefined {
  const read = openingIn(opening)
  return read && shown.length > 0 ? tableOf(shown, read, moves) : undefined
}

/** The moves that are offered now. */
export function offeredIn(view: RunView): readonly string[] {
  const table = view.over ? undefined : tableIn(view)
  if (!table || table.phase === 'over') return []
  return table.phase === 'insurance' ? ['i', 'n'] : movesAt(table.hands, table.active)
}

/** What the sheet says to do now. */
export function adviceIn(view: RunView): string | undefined {
  const table = view.over ? undefined : tableIn(view)
  if (!table) return undefined
  if (table.phase === 'insurance') return 'n'
  return adviceFor(table.hands, table.active, table.dealer[0] ?? 0)
}

/** What a move stakes more, in ten-thousandths: insurance is half a stake for each hand. */
export const costOf = (move: string, { opening }: RunView): number => {
  if (move === 'd' || move === 'p') return 10_000
  return move === 'i' ? CONFIGURATION.halfX10000 * (openingIn(opening)?.seats ?? 1) : 0
}

/** A total as it is said at the table: `7/17` for a soft one that goes on, `17` once it stands. */
export function totalText(cards: readonly number[], stands: boolean): string {
  const { total, soft } = totalOf(cards)
  return soft && total < 21 && !stands ? `${total - 10}/${total}` : String(total)
}

export type Result = 'open' | 'bust' | 'natural' | 'won' | 'push' | 'lost'

/** How a hand stands, or came out. */
export function resultOf(table: Table | undefined, hand: Hand, over: boolean): Result {
  if (totalOf(hand.cards).bust) return 'bust'
  if (!over || !table) return 'open'
  const pays = handPays(hand, table.dealer)
  if (pays === 0) return 'lost'
  if (pays === (hand.doubled ? 20_000 : 10_000)) return 'push'
  return !hand.split && isNatural(hand.cards) ? 'natural' : 'won'
}

/** What insurance costs, or brought once it is known; undefined where none was taken. */
export function insuranceIn({ opening, over }: RunView, table: Table | undefined): number | undefined {
  if (!table?.insured) return undefined
  const seats = openingIn(opening)?.seats ?? 1
  const share = CONFIGURATION.halfX10000 / 10_000
  return seats * share * (over ? insurancePays(table.dealer) : 10_000)
}

/** The side bets that won, and what they bring. */
export function sidesWon({
  opening,
  shown,
}: RunView): readonly { seat: number; what: PairName | ThreeName; timesX10000: number }[] {
  const read = openingIn(opening)
  if (!read || shown.length === 0) return []
  const { seats, pairs, three } = read
  const share = CONFIGURATION.halfX10000 / 10_000
  return Array.from({ length: seats }, (_, seat) => {
    const [first = 0, second = 0, up = 0] = [shown[seat], shown[seats + 1 + seat], shown[seats]]
    const pair = pairs ? pairOf(first, second) : undefined
    const made = three ? threeOf([first, second, up]) : undefined
    return [
      ...(pair ? [{ seat, what: pair, timesX10000: CONFIGURATION.pairs[pair] * share }] : []),
      ...(made ? [{ seat, what: made, timesX10000: CONFIGURATION.three[made] * share }] : []),
    ]
  }).flat()
}
