import { sql } from 'kysely'
import { fold } from '@senluna/kit/text/fold.ts'
import { HOUR } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Touches } from '../../approvals/index.ts'
import { realNames } from '../../members/index.ts'

/** Whether it is about any of these members. */
interface MembersConcerned extends Pick<Parameters<Touches>[0], 'merchantCode' | 'members'> {
  db: Db
}

/**
 * A day of a channel is about whoever's order was credited on it or whose money came in on it, and
 * about whoever has the name of a payer whose money is nobody's. The day in any time zone: its
 * neighbours' edges belong to it.
 */
export async function concernsChannelDay(
  { db, merchantCode, members }: MembersConcerned,
  { day, channel }: { day: string; channel: string },
): Promise<boolean> {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const [from, until] = [new Date(noon - 26 * HOUR), new Date(noon + 26 * HOUR)]
  const own = sql`select from cashier.deposit d where d.merchant_id = ${merchantCode} and d.channel_code = ${channel}
    and d.member_id = any (${[...members]}::uuid[]) and (d.credited_at >= ${from} and d.credited_at < ${until}
      or exists (select from cashier.receipt r where r.deposit_id = d.id and r.booked_at >= ${from} and r.booked_at < ${until}))`
  if ((await own.execute(db)).rows.length > 0) return true
  const { rows } = await sql<{ payer: string }>`select distinct r.payer_name as payer
    from cashier.receipt r join cashier.deposit_channel c on c.id = r.channel_id
    where r.merchant_id = ${merchantCode} and c.code = ${channel} and r.booked_at >= ${from} and r.booked_at < ${until}
      and r.left_over > 0 and r.payer_name <> ''`.execute(db)
  if (rows.length === 0) return false
  const names = [...(await realNames(db, members)).values()]
  return rows.some(({ payer }) => names.some((name) => fold(name) !== '' && fold(name) === fold(payer)))
}
