import { sql } from 'kysely'
import type { MerchantCode, VipLevel } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { VipRebateMode } from '@senluna/kit/vip/member-rebate.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A level with its money in digits. */
export type WrittenLevel = {
  [Field in keyof VipLevel]: VipLevel[Field] extends bigint
    ? string
    : VipLevel[Field] extends bigint | null
      ? string | null
      : VipLevel[Field]
}

/** A ladder that an operator has set. */
export interface WrittenLadder {
  levels: readonly WrittenLevel[]
  rebate: { mode: VipRebateMode; cap: string; least: string }
}

/** A set ladder with when it begins, who set it and why. */
export interface LadderVersion extends WrittenLadder {
  version: number
  fromDay: string
  byId: Id<'staff'>
  reason: string
  at: Date
}

const COLUMNS = sql.raw(
  `version, levels, rebate, to_char(from_day, 'YYYY-MM-DD') as "fromDay", by_id as "byId", reason, at`,
)

/** The ladder set for a day: of those that began by then the latest version. */
export async function ladderFrom(
  db: Db | Tx,
  merchantCode: MerchantCode,
  day: string,
): Promise<LadderVersion | undefined> {
  const { rows } = await sql<LadderVersion>`select ${COLUMNS} from vip.ladder
    where merchant_id = ${merchantCode} and from_day <= ${day}::date order by version desc limit 1`.execute(db)
  return rows[0]
}

/** The ladders that a brand has set, the latest first. */
export async function ladderVersions(db: Db | Tx, merchantCode: MerchantCode, most: number): Promise<LadderVersion[]> {
  const { rows } = await sql<LadderVersion>`select ${COLUMNS} from vip.ladder
    where merchant_id = ${merchantCode} order by version desc limit ${most}`.execute(db)
  return rows
}

/** Sets a ladder from a day on; answers its version. */
export async function insertLadder(
  tx: Tx,
  ladder: WrittenLadder & { merchantCode: MerchantCode; fromDay: string; byId: Id<'staff'>; reason: string },
  now: Instant,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into vip.ladder (merchant_id, version, levels, rebate, from_day, by_id, reason, at)
    select ${ladder.merchantCode}, coalesce(max(version), 0) + 1, ${JSON.stringify(ladder.levels)}::jsonb,
      ${JSON.stringify(ladder.rebate)}::jsonb, ${ladder.fromDay}::date, ${ladder.byId}, ${ladder.reason}, ${new Date(now)}
    from vip.ladder where merchant_id = ${ladder.merchantCode} returning version`.execute(tx)
  return rows[0]!.version
}
