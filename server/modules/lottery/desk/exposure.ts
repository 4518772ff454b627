import { sql } from 'kysely'
import { MOST_NUMBERS, type Exposed } from '@senluna/contract/lottery/desk/draws.ts'
import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { BetType, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { worstOf } from '@senluna/games/lottery/rules/money/worst.ts'
import { findBetType } from '@senluna/games/lottery/rules/index.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { moneyShown } from './money-shown.ts'
import type { Lottery } from '../lottery.ts'
import { storedTerms, termsOf } from '../terms/terms.ts'
import { drawNo } from './queries/draw-row.ts'

/** What a draw may cost the brand, number by number of one bet type. Refuses SYS_NOT_FOUND. */
export async function drawExposure(lottery: Lottery, call: Call<typeof contract.drawExposure>): Promise<Exposed> {
  const { db, games } = lottery
  const { brand, params, query } = call
  const no = drawNo(params.id)
  const { rows: draws } = await sql<{ game: string }>`select game from lottery.draw where no = ${no}`.execute(db)
  const game = draws[0] && games.find(draws[0].game)
  if (!game) throw new Refusal('SYS_NOT_FOUND')
  const stored = await storedTerms(db, brand.merchantCode, game.code)
  const where = { no, merchant: brand.merchantCode, currency: brand.currency.code }
  const types = (await typesOf(db, where)).flatMap(({ betType, worst, numbers }) => {
    const terms = termsOf(game, betType, stored)
    return terms ? [{ betType, worst: worst.toString(), cap: terms.perDrawPayout.toString(), numbers }] : []
  })
  const money = moneyShown(brand)
  const betType = query.betType ?? types[0]?.betType
  if (betType === undefined) return { money, types, numbers: [], more: false }
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
  }
}

interface Where {
  no: number
  merchant: MerchantCode
  currency: string
}

async function typesOf(db: Db, { no, merchant, currency }: Where) {
  const { rows } = await sql<{ betType: string; worst: bigint; numbers: number }>`
    select bet_type as "betType", coalesce(sum(payout) filter (where key = ''), 0)::bigint as worst,
      (count(*) filter (where key <> '' and units > 0))::integer as numbers
    from lottery.exposure where draw_no = ${no} and merchant_id = ${merchant} and currency = ${currency}
    group by bet_type having sum(payout) + sum(units) > 0 order by 2 desc, 1`.execute(db)
  return rows
}

async function numbersOf(db: Db, { no, merchant, currency }: Where, betType: string) {
  const { rows } = await sql<{ key: string; units: bigint }>`select key, units from lottery.exposure
    where draw_no = ${no} and merchant_id = ${merchant} and currency = ${currency} and bet_type = ${betType} and key <> '' and units > 0
    order by units desc, key limit ${MOST_NUMBERS + 1}`.execute(db)
  return rows
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
