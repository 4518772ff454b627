import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import { unseal, seal } from '../../../platform/config/secrets.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** An account's secret, as it stands. */
export interface Totp {
  secret: string
  confirmedAt: Date | null
  lastStep: bigint
}

/** The secret of an account; only one that was confirmed is asked for. */
export async function totpOf(db: Db | Tx, key: Buffer, memberId: Id<'member'>): Promise<Totp | undefined> {
  const { rows } = await sql<{ secret_sealed: Buffer; confirmed_at: Date | null; last_step: bigint }>`
    select secret_sealed, confirmed_at, last_step from security.totp where member_id = ${memberId}`.execute(db)
  const row = rows[0]
  return (
    row && {
      secret: unseal(key, row.secret_sealed, memberId).toString(),
      confirmedAt: row.confirmed_at,
      lastStep: row.last_step,
    }
  )
}

/** Keeps a secret that waits for its first code. One that is in force stays: answers false. */
export async function keepSecret(
  tx: Tx,
  key: Buffer,
  memberId: Id<'member'>,
  secret: string,
  now: Instant,
): Promise<boolean> {
  const sealed = seal(key, Buffer.from(secret), memberId)
  const kept = await sql`insert into security.totp as t (member_id, secret_sealed, created_at)
    values (${memberId}, ${sealed}, ${new Date(now)})
    on conflict (member_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0, created_at = excluded.created_at
      where t.confirmed_at is null`.execute(tx)
  return kept.numAffectedRows === 1n
}

/**
 * Takes a step as used, and with it all before; answers false when it was used already. `confirms`:
 * puts the secret in force.
 */
export async function takeStep(
  tx: Tx,
  memberId: Id<'member'>,
  step: bigint,
  confirms: Instant | undefined,
): Promise<boolean> {
  const at = confirms === undefined ? null : new Date(confirms)
  const taken = await sql`update security.totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${at})
    where member_id = ${memberId} and last_step < ${step}
      and (confirmed_at is null) = ${at !== null}`.execute(tx)
  return taken.numAffectedRows === 1n
}

/** Takes the secret and its recovery codes away. */
export async function dropTotp(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`delete from security.totp where member_id = ${memberId}`.execute(tx)
  await sql`delete from security.recovery_code where member_id = ${memberId}`.execute(tx)
}
