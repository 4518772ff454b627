import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { findBetType, findGame } from '@senluna/games/lottery/rules/index.ts'
import { animalOfDate } from '@senluna/games/lottery/rules/families/lhc/zodiac.ts'
import type { DrawFacts } from '@senluna/games/lottery/rules/draws/result.ts'
import { payoutOf } from '@senluna/games/lottery/rules/money/payout.ts'
import type { BetType, Outcome, Picked } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { amount } from '@senluna/kit/money.ts'
import { priceFrom } from '../draw/rules.ts'

/** Lines of a ticket that paid. */
export interface SettledLine {
  /**
   * What was bet with the line, as a selection or as numbers; absent of `count` lines without
   * names.
   */
  readonly selection?: unknown
  readonly count: number
  readonly hits: number
  readonly paid: bigint
  /** Its stake came back. */
  readonly isPushed: boolean
}

/** What a settled ticket came to. */
export interface Settled {
  readonly lines: readonly SettledLine[]
  /** The numbers and words of the selection that won. */
  readonly hits: ReadonlySet<string>
}

/** More lines than this are not worked out one by one. */
const MOST_LINES = 1_000

/** Numbers of a line as the rules name it: `07`, `12-34`. */
const NUMBERS = /^\d+(?:-\d+)*$/

/**
 * The lines of a settled ticket that paid, each with its hits and money before the cap of the draw.
 * Undefined where the page's rules come to another sum than the settlement did.
 */
export function settledLines(ticket: LotteryTicket): Settled | undefined {
  try {
    return linesOf(ticket)
  } catch {
    // A bet that was read by other rules may be none by these.
    return undefined
  }
}

function linesOf(ticket: LotteryTicket): Settled | undefined {
  const game = findGame(ticket.gameCode)
  const type = game && findBetType(game, ticket.betType)
  if (!type || !ticket.result) return undefined
  const drawn = { result: ticket.result, facts: factsOf(ticket.betType, ticket.drawNumber) }
  const price = priceFrom(ticket.price)
  const paidFor = (outcome: Outcome) => payoutOf(type, price, amount(BigInt(ticket.unit)), outcome)
  const picked = type.pick(ticket.selection)
  const lines = byKey(type, picked, (line) => line.outcome(drawn), paidFor) ?? byWin(picked.outcome(drawn), paidFor)
  const sum = lines.reduce((total, { paid }) => total + paid, 0n)
  if (sum !== BigInt(ticket.cappedFrom ?? ticket.payout)) return undefined
  return {
    lines,
    hits: new Set(lines.filter(({ isPushed }) => !isPushed).flatMap(({ selection }) => words(selection))),
  }
}

/** Line by line, where a selection can be taken apart. */
function byKey(
  type: BetType,
  picked: Picked,
  outcomeOf: (line: Picked) => Outcome,
  paidFor: (outcome: Outcome) => bigint,
): SettledLine[] | undefined {
  const { keys, only } = picked
  if (!keys || !only || keys.length > MOST_LINES) return undefined
  return keys.flatMap((_, place) => {
    const selection = only([place])
    const outcome = outcomeOf(type.pick(selection))
    const paid = paidFor(outcome)
    if (paid === 0n) return []
    return [{ selection, count: 1, hits: hitsOf(outcome), paid, isPushed: outcome.wins.length === 0 }]
  })
}

/** By the lines that the rules name, and in sums those without a name. */
function byWin({ wins, pushes }: Outcome, paidFor: (outcome: Outcome) => bigint): SettledLine[] {
  const lines = wins.map((win) => ({
    ...(win.line !== undefined && NUMBERS.test(win.line) && { selection: win.line.split('-') }),
    count: win.count,
    hits: win.hits,
    paid: paidFor({ wins: [win], pushes: 0 }),
    isPushed: false,
  }))
  if (pushes === 0) return lines
  return [...lines, { count: pushes, hits: 0, paid: paidFor({ wins: [], pushes }), isPushed: true }]
}

const hitsOf = ({ wins }: Outcome): number => wins.reduce((sum, { hits, count }) => sum + hits * count, 0)

/** The numbers and words in a selection. */
function words(selection: unknown): string[] {
  if (Array.isArray(selection)) return selection.flatMap(words)
  return typeof selection === 'string' || typeof selection === 'number' ? [String(selection)] : []
}

/** What is known of a draw by its number, for the bet types that look at it. */
export const factsOf = (betType: string, drawNumber: string): DrawFacts =>
  betType === 'LHC_PTYX' ? { zodiac: animalOfDate(dateOf(drawNumber)) } : {}

/** The date a draw number begins with. */
const dateOf = (drawNumber: string): string => drawNumber.replace(/^(\d{4})(\d\d)(\d\d)(\d{4})?$/, '$1-$2-$3')
