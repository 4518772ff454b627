import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { PLAY_KINDS, WALLET } from '../chart.ts'
import { versionsBetween } from './versions-between.ts'

/** What one kind of movement brought or took on one day of the brand. */
export interface KindOfDay {
  kind: number
  day: string
  amount: Amount
}

/**
 * What moved a member's main wallet in a period beside play, by kind and day of `zone`. The end is
 * excluded. Cost: as many rows as there are such movements in the period, however much is played.
 */
export async function sumsOf(
  query: Query,
  owner: Id<'member'>,
  period: { from: Date; until: Date },
  zone: string,
): Promise<KindOfDay[]> {
  const [first, last] = await versionsBetween(query, owner, WALLET.MAIN, period)
  return query<KindOfDay>(
    `select kind, to_char(event_at at time zone $7, 'YYYY-MM-DD') as day, sum(amount)::bigint as amount from ledger.transfer
     where owner_id = $1 and account_no = $2 and kind not in (${PLAY_KINDS})
       and version >= $3 and version <= $4 and event_at >= $5 and event_at < $6
     group by 1, 2`,
    [owner, WALLET.MAIN, first.toString(), last.toString(), period.from, period.until, zone],
  )
}
