import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** Of those who set the same thing one comes after the other. */
export const lockSetting = (tx: Tx, merchantCode: MerchantCode, key: string) =>
  sql`select pg_advisory_xact_lock(7300409, hashtext(${`${merchantCode}/${key}`}))`.execute(tx)

/** When each setting of a brand was set last; what never was is absent. */
export async function changedSettings(db: Db | Tx, merchantCode: MerchantCode): Promise<Record<string, string>> {
  const { rows } = await sql<{ key: string; updated_at: Date }>`select key, updated_at from settings.setting
    where merchant_id = ${merchantCode}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.key, row.updated_at.toISOString()]))
}

/** What a brand has set. */
export async function settingRows(db: Db | Tx, merchantCode: MerchantCode): Promise<{ key: string; value: unknown }[]> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from settings.setting where merchant_id = ${merchantCode}`.execute(db)
  return rows
}

/** Sets a setting of a brand. */
export async function putSetting(
  db: Db | Tx,
  { merchantCode, key, checked }: { merchantCode: MerchantCode; key: string; checked: unknown },
  now: Instant,
): Promise<void> {
  await sql`insert into settings.setting (merchant_id, key, value, updated_at)
    values (${merchantCode}, ${key}, ${JSON.stringify(checked)}::jsonb, ${new Date(now)})
    on conflict (merchant_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(db)
}
