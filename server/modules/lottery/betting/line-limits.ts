import { Refusal } from '@senluna/contract/refusals.ts'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import { termsCode, type BetType, type Json, type Picked } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { LineLimit } from '../../families/index.ts'
import type { Games } from '../lottery.ts'

/** What a player has staked on a draw, on one selection. */
export interface StakedRow {
  draw: number
  game: string
  betType: string
  lines: number
  selection: Json
  stake: string
}

/**
 * The lowest limits of all agents above a player, and what it has staked on the draws asked for.
 */
export interface LineOfPlayer {
  limit: LineLimit
  /** By draw. */
  draws: ReadonlyMap<number, bigint>
  /** By draw, bet type and number; `numberOf` names them. */
  numbers: ReadonlyMap<string, bigint>
}

/** A ticket as far as it is limited. */
interface StakedTicket {
  draw: { no: number }
  type: BetType
  picked: Picked
  stake: Amount
}

const numberOf = (draw: number, type: BetType, key: string) => `${draw} ${termsCode(type)} ${key}`

/** What stands of one number in a stake: each line costs the same. */
const onNumber = (stake: bigint, { lines }: Pick<Picked, 'lines'>): bigint => stake / BigInt(lines)

/** A player's limits out of what the database says. */
export function lineOf(
  games: Games,
  limit: Record<keyof LineLimit, string | null>,
  rows: readonly StakedRow[],
): LineOfPlayer {
  const units = (text: string | null) => (text === null ? null : amount(BigInt(text)))
  const draws = new Map<number, bigint>()
  const numbers = new Map<string, bigint>()
  for (const { draw, game, betType, selection, stake } of rows) {
    add(draws, draw, BigInt(stake))
    const known = games.find(game)
    const type = known && structureOf(known).betTypes.get(betType)
    if (!type || limit.number === null) continue
    const picked = type.pick(selection)
    for (const key of picked.keys ?? []) add(numbers, numberOf(draw, type, key), onNumber(BigInt(stake), picked))
  }
  return {
    limit: { ticket: units(limit.ticket), draw: units(limit.draw), number: units(limit.number) },
    draws,
    numbers,
  }
}

function add<Key>(sums: Map<Key, bigint>, key: Key, units: bigint): bigint {
  const sum = (sums.get(key) ?? 0n) + units
  sums.set(key, sum)
  return sum
}

/**
 * Refuses an order that goes beyond what agents above its player allow, with the limit and, of a
 * number, which: LOT_E_LINE_TICKET, LOT_E_LINE_DRAW, LOT_E_LINE_NUMBER. `count`: of how many
 * tickets the order consists, each of which a chase repeats.
 */
export function checkLine(line: LineOfPlayer, tickets: readonly StakedTicket[], count: number): void {
  const { limit } = line
  const draws = new Map(line.draws)
  const numbers = new Map(line.numbers)
  for (const [index, { draw, type, picked, stake }] of tickets.entries()) {
    const ticket = index % count
    if (limit.ticket !== null && stake > limit.ticket) throw beyond('LOT_E_LINE_TICKET', limit.ticket, { ticket })
    if (limit.draw !== null && add(draws, draw.no, stake) > limit.draw)
      throw beyond('LOT_E_LINE_DRAW', limit.draw, { ticket })
    if (limit.number === null) continue
    for (const key of picked.keys ?? [])
      if (add(numbers, numberOf(draw.no, type, key), onNumber(stake, picked)) > limit.number)
        throw beyond('LOT_E_LINE_NUMBER', limit.number, { ticket, at: key })
  }
}

const beyond = (
  code: 'LOT_E_LINE_TICKET' | 'LOT_E_LINE_DRAW' | 'LOT_E_LINE_NUMBER',
  most: Amount,
  where: { ticket: number; at?: string },
) => new Refusal(code, { value: { ...where, lineMost: most.toString() } })
