import type * as contract from '@senluna/contract/lottery/desk/lines.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { findBetType } from '@senluna/games/lottery/rules/index.ts'
import { worstOf } from '@senluna/games/lottery/rules/money/worst.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Call } from '../../../platform/http/route.ts'
import { OF_SEVERAL_KINDS } from '../betting/order-facts.ts'
import type { Lottery } from '../lottery.ts'
import { readPrice } from '../price-json.ts'
import { moneyShown } from './money-shown.ts'
import { drawNo } from './queries/draw-row.ts'
import { gameOf, typesOf } from './queries/exposure.ts'
import { leaderNamed, lineTickets, type LineTickets } from './queries/lines.ts'

/** So many lines are listed, the heaviest first. */
const MOST_LINES = 100

interface AtStake {
  tickets: number
  stake: bigint
  worst: bigint
}
type Priced = LineTickets & { worst: bigint }

/**
 * What a draw's open tickets stake and may cost at worst, line by line, beside what the brand may
 * have to pay: all lines together are the house. Refuses SYS_NOT_FOUND for a draw or a parent that
 * isn't there.
 */
export async function linesOfDraw(
  { db, games }: Lottery,
  { brand, params, query }: Call<typeof contract.drawLines>,
): Promise<ReplyOf<typeof contract.drawLines>> {
  const no = drawNo(params.id)
  const row = await gameOf(db, no)
  const game = row && games.find(row.game)
  const { merchantCode: merchant, currency } = brand
  const parent = query.parent === undefined ? undefined : await leaderNamed(db, merchant, query.parent)
  if (!game || (query.parent !== undefined && !parent)) throw new Refusal('SYS_NOT_FOUND')
  const where = { no, merchant, currency: currency.code }
  const [found, byType] = await Promise.all([lineTickets(db, where, parent, OF_SEVERAL_KINDS), typesOf(db, where)])
  const priced = found.map((tickets): Priced => {
    const type = findBetType(game, tickets.betType)
    if (!type) return { ...tickets, worst: 0n }
    const picked = tickets.selection === null ? { lines: tickets.lines } : type.pick(tickets.selection)
    const worst = worstOf(type, readPrice(JSON.stringify(tickets.price)), amount(BigInt(tickets.unit)), picked)
    return { ...tickets, worst: worst * BigInt(tickets.tickets) }
  })
  const lines = [...Map.groupBy(priced, ({ account }) => account)]
    .map(([account, own]) => ({ account, ...sumOf(own), types: typesIn(own) }))
    .toSorted((a, b) => (a.worst < b.worst ? 1 : a.worst > b.worst ? -1 : a.account < b.account ? -1 : 1))
  return {
    money: moneyShown(brand),
    list: lines.slice(0, MOST_LINES).map(({ account, types, ...own }) => ({
      account,
      ...shown(own),
      types: types.map(({ betType, stake, worst }) => ({ betType, stake: stake.toString(), worst: worst.toString() })),
    })),
    more: lines.length > MOST_LINES,
    total: shown(sumOf(priced)),
    house: byType.reduce((sum, { worst }) => sum + worst, 0n).toString(),
  }
}

const sumOf = (rows: readonly Priced[]): AtStake =>
  rows.reduce<AtStake>(
    (sum, { tickets, stake, worst }) => ({
      tickets: sum.tickets + tickets,
      stake: sum.stake + stake,
      worst: sum.worst + worst,
    }),
    { tickets: 0, stake: 0n, worst: 0n },
  )

const typesIn = (rows: readonly Priced[]) =>
  [...Map.groupBy(rows, ({ betType }) => betType)]
    .map(([betType, own]) => ({ betType, ...sumOf(own) }))
    .toSorted((a, b) => (a.worst < b.worst ? 1 : -1))

const shown = ({ tickets, stake, worst }: AtStake) => ({
  tickets,
  stake: stake.toString(),
  worst: worst.toString(),
})
