import { MOST_NUMBERS, type Exposed } from '@senluna/contract/lottery/desk/draws.ts'
import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { BetType, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { worstOf } from '@senluna/games/lottery/rules/money/worst.ts'
import { findBetType } from '@senluna/games/lottery/rules/index.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Call } from '../../../platform/http/route.ts'
import { moneyShown } from './money-shown.ts'
import type { Lottery } from '../lottery.ts'
import { termsOf } from '../terms/terms.ts'
import { drawNo } from './queries/draw-row.ts'
import { gameOf, numbersOf, pairsOf, typesOf } from './queries/exposure.ts'
import { storedTerms } from '../terms/store.ts'
import { nameOfGame } from '../reading/names.ts'

/**
 * What a draw may cost the brand, number by number of one bet type, and with the pairs of its
 * station. Refuses SYS_NOT_FOUND.
 */
export async function drawExposure(lottery: Lottery, call: Call<typeof contract.drawExposure>): Promise<Exposed> {
  const { db, games } = lottery
  const { brand, params, query, language } = call
  const no = drawNo(params.id)
  const row = await gameOf(db, no)
  const game = row && games.find(row.game)
  if (!game) throw new Refusal('SYS_NOT_FOUND')
  const stored = await storedTerms(db, brand.merchantCode, game.code)
  const where = { no, merchant: brand.merchantCode, currency: brand.currency.code }
  const stations = (await pairsOf(db, where)).map((pair) => {
    const own = games.find(pair.game)
    return { ...pair, gameName: own ? nameOfGame(own, language) : pair.game }
  })
  const byType = await typesOf(db, where)
  const pairs = stations.map(({ no: pair, gameName, worst }) => ({
    id: String(pair),
    gameName,
    worst: worst.toString(),
  }))
  const liability = [...byType, ...stations].reduce((sum, { worst }) => sum + worst, 0n).toString()
  const types = byType.flatMap(({ betType, worst, numbers }) => {
    const terms = termsOf(game, betType, stored)
    return terms ? [{ betType, worst: worst.toString(), cap: terms.perDrawPayout.toString(), numbers }] : []
  })
  const money = moneyShown(brand)
  const betType = query.betType ?? types[0]?.betType
  if (betType === undefined) return { money, types, numbers: [], more: false, pairs, liability }
  const type = findBetType(game, betType)
  const terms = termsOf(game, betType, stored)
  if (!type || !terms) throw new Refusal('SYS_NOT_FOUND')
  const rows = await numbersOf(db, where, betType)
  return {
    money,
    types,
    betType,
    unitCap: terms.limits.perDrawMaxUnit.toString(),
    numbers: rows.slice(0, MOST_NUMBERS).map(({ key, units }) => ({
      key,
      units: units.toString(),
      worst: worstOn(type, terms.price, key, units).toString(),
      blocked: terms.blocked.has(key),
    })),
    more: rows.length > MOST_NUMBERS,
    pairs,
    liability,
  }
}

/**
 * What a number may cost at today's price: where picks have odds of their own, at those of the
 * pick.
 */
function worstOn(type: BetType, price: Price, key: string, units: bigint): bigint {
  const pick = key.slice(key.lastIndexOf(':') + 1)
  return worstOf(type, price, amount(units), {
    lines: 1,
    ...(type.kinds[pick] ? { kinds: { [pick]: 1 } } : {}),
  })
}
