import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** What a brand's channels are called, those of deposits and of payouts, by their codes. */
export async function channelNames(db: Db | Tx, merchantCode: MerchantCode): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select id as code, name from payout.channel where merchant_id = ${merchantCode}
    union all select code, name from cashier.deposit_channel where merchant_id = ${merchantCode}`.execute(db)
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** What a row says of its channel: the name where there is one. */
export const namedChannel = (names: ReadonlyMap<string, string>, code: string): { channelName?: string } => {
  const channelName = names.get(code)
  return channelName === undefined ? {} : { channelName }
}
