import { sql } from 'kysely'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { seal, unseal } from '../../../platform/config/secrets.ts'
import { forgetDevices } from './known-devices.ts'

/**
 * As authenticator apps have it: SHA-1, six digits, half a minute. A step before and one after are
 * taken too.
 */
const STEP_S = 30

/** An account's secret, as it stands. */
export interface Totp {
  secret: string
  confirmedAt: Date | null
  lastStep: bigint
}

/**
 * The step of time a right code is of, or nothing. A code of the last step taken, or an older one,
 * is never right.
 */
export function stepOf(totp: Pick<Totp, 'secret' | 'lastStep'>, code: string, now: Instant): bigint | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now / 1_000)
  const result = verifySync({ secret: totp.secret, token, epoch, epochTolerance: STEP_S })
  if (!result.valid) return undefined
  const step = BigInt(Math.floor(epoch / STEP_S) + result.delta)
  return step > totp.lastStep ? step : undefined
}

export const newSecret = (): string => generateSecret({ length: 20 })

/** What a QR code of the secret says. */
export const secretUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret })

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

/**
 * Takes the second step away whole: the secret, its recovery codes, and the devices that were known
 * by it.
 */
export async function dropSecondStep(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await dropTotp(tx, memberId)
  await forgetDevices(tx, memberId)
}
