import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import { rulesFrom, termsAt, type NearDraw } from '../../draw/rules.ts'
import type { Table } from '../../draw/use-table.ts'
import { readSlip, type ReadAt, type Slip } from '../../slip/slip.ts'

/** What is known of the games of two stations that are bet on. */
export type KnownPairs = ReadonlyMap<
  string,
  { game: LotteryGame; structure: Structure; terms: readonly BetTypeTerms[]; draws: readonly NearDraw[] }
>

/** The games of two stations on a slip, each once. */
export const pairsIn = ({ lines }: Slip): readonly LotteryGame[] => [
  ...new Set(lines.flatMap(({ pair }) => (pair ? [pair] : []))),
]

/** A page's table with the bets on two stations read by their own games. */
export function withPairs(table: Table, known: KnownPairs): Table {
  const { at, slip } = table
  if (pairsIn(slip).length === 0) return table
  const pairs = new Map<string, ReadAt>()
  for (const [gameCode, { game, structure, terms, draws }] of known)
    pairs.set(gameCode, {
      ...at,
      gameCode,
      rules: rulesFrom(game, structure, terms, draws),
      terms: at.level === undefined ? terms : termsAt(terms, at.level),
    })
  const own = { ...at, pairs }
  return { ...table, at: own, reading: readSlip(slip.lines, own) }
}
