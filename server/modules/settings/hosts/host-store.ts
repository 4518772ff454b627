import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import type { AddedHost } from './added-host.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** All of them, the oldest first. */
export async function addedHosts(db: Db | Tx): Promise<AddedHost[]> {
  const { rows } = await sql<AddedHost>`select host, merchant_id as "merchantCode", login_scope as "loginScope",
      added_by as "addedBy", added_at as "addedAt"
    from settings.brand_host order by added_at, host`.execute(db)
  return rows
}

/**
 * Gives a brand a host. Answers whether it was free: of two brands that are given it at once, one
 * gets it.
 */
export async function addHost(tx: Tx, given: Omit<AddedHost, 'addedAt'>, now: Instant): Promise<boolean> {
  const { host, merchantCode, loginScope, addedBy } = given
  const added = await sql`insert into settings.brand_host (host, merchant_id, login_scope, added_by, added_at)
    values (${host}, ${merchantCode}, ${loginScope}, ${addedBy}, ${new Date(now)}) on conflict (host) do nothing`.execute(
    tx,
  )
  return added.numAffectedRows === 1n
}

/** The hosts added to a brand. */
export async function hostsOf(tx: Tx, merchantCode: MerchantCode): Promise<{ host: string }[]> {
  const { rows } = await sql<{ host: string }>`select host from settings.brand_host
    where merchant_id = ${merchantCode}`.execute(tx)
  return rows
}

/** Takes a host off a brand. */
export async function deleteHost(tx: Tx, host: string, merchantCode: MerchantCode): Promise<void> {
  await sql`delete from settings.brand_host where host = ${host} and merchant_id = ${merchantCode}`.execute(tx)
}
