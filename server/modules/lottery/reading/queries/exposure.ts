import { queryOf } from '../../../../platform/database/query.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'

export interface Taken {
  bet_type: string
  key: string
  units: bigint
}

const TAKEN = `select e.bet_type, e.key, e.units from lottery.draw d
  cross join unnest($3::text[], $4::bigint[]) w(bet_type, above)
  join lottery.exposure e on e.draw_no = d.no and e.merchant_id = $5 and e.currency = $6 and e.bet_type = w.bet_type
  where d.game = $1 and d.numero = $2 and e.key <> '' and e.units > w.above
  order by e.units desc limit 2000`

/** Numbers of a draw on which more is staked than some amount. */
export function takenNumbers(
  db: Db,
  query: {
    game: string
    drawNumber: string
    types: string[]
    above: string[]
    merchant: MerchantCode
    currency: string
  },
): Promise<Taken[]> {
  return queryOf(db)<Taken>(TAKEN, [
    query.game,
    query.drawNumber,
    query.types,
    query.above,
    query.merchant,
    query.currency,
  ])
}
