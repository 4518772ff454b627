import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'
import { MOST_NUMBERS } from '@senluna/contract/lottery/desk/draws.ts'

interface Where {
  no: number
  merchant: MerchantCode
  currency: string
}

export async function typesOf(db: Db, { no, merchant, currency }: Where) {
  const { rows } = await sql<{ betType: string; worst: bigint; numbers: number }>`
    select bet_type as "betType", coalesce(sum(payout) filter (where key = ''), 0)::bigint as worst,
      (count(*) filter (where key <> '' and units > 0))::integer as numbers
    from lottery.exposure where draw_no = ${no} and merchant_id = ${merchant} and currency = ${currency}
    group by bet_type having sum(payout) + sum(units) > 0 order by 2 desc, 1`.execute(db)
  return rows
}

export async function numbersOf(db: Db, { no, merchant, currency }: Where, betType: string) {
  const { rows } = await sql<{ key: string; units: bigint }>`select key, units from lottery.exposure
    where draw_no = ${no} and merchant_id = ${merchant} and currency = ${currency} and bet_type = ${betType} and key <> '' and units > 0
    order by units desc, key limit ${MOST_NUMBERS + 1}`.execute(db)
  return rows
}

/** The draws of two stations that a station's draw is one of, with what each may cost at worst. */
export async function pairsOf(db: Db, { no, merchant, currency }: Where) {
  const { rows } = await sql<{ no: number; game: string; worst: bigint }>`
    select d.no, d.game, sum(x.payout)::bigint as worst from lottery.pair_draw p
    join lottery.draw d on d.no = p.draw_no and d.state <> ${sql.lit(DRAW_STATE.VOID)}
    join lottery.exposure x on x.draw_no = d.no and x.merchant_id = ${merchant} and x.currency = ${currency} and x.key = ''
    where p.first_no = ${no} or p.second_no = ${no}
    group by d.no, d.game having sum(x.payout) > 0 order by 3 desc, 2`.execute(db)
  return rows
}

/** Which game a draw is of. */
export async function gameOf(db: Db, no: number): Promise<{ game: string } | undefined> {
  const { rows } = await sql<{ game: string }>`select game from lottery.draw where no = ${no}`.execute(db)
  return rows[0]
}
