import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'

/** The public half of a key as pages get it. */
export interface PublicKey {
  kty: string
  crv: string
  x: string
  y: string
  kid: string
  alg: string
  use: string
}

/** Forgets sealed bodies that were opened long ago. */
export async function deleteOpened(db: Db, remembered: number, now: Instant): Promise<void> {
  await sql`delete from settings.opened_body where at < ${new Date(now - remembered)}`.execute(db)
}

/** Deletes keys that nobody may use any more. */
export async function deleteOldKeys(db: Db, oldAccepted: number, now: Instant): Promise<void> {
  await sql`delete from settings.body_key k where exists (
      select from settings.body_key newer where newer.created_at > k.created_at and newer.created_at < ${new Date(now - 2 * oldAccepted)})`.execute(
    db,
  )
}

/** Takes a sealed body, once; false for one that was taken. */
export async function takeBody(db: Db, jti: string, now: Instant): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into settings.opened_body (jti, at) values (${jti}, ${new Date(now)}) on conflict do nothing`.execute(
      db,
    )
  return numAffectedRows === 1n
}

/** The last keys for sealed bodies, the newest first. */
export async function lastKeys(
  db: Db,
): Promise<{ kid: string; public_jwk: PublicKey; private_sealed: Buffer; created_at: Date }[]> {
  const { rows } = await sql<{ kid: string; public_jwk: PublicKey; private_sealed: Buffer; created_at: Date }>`
      select kid, public_jwk, private_sealed, created_at from settings.body_key order by created_at desc limit 3`.execute(
    db,
  )
  return rows
}

/** Keeps a key for sealed bodies. */
export async function insertKey(
  db: Db,
  { kid, publicKey, secret }: { kid: string; publicKey: PublicKey; secret: Buffer },
  now: Instant,
): Promise<void> {
  await sql`insert into settings.body_key (kid, public_jwk, private_sealed, created_at)
      values (${kid}, ${JSON.stringify(publicKey)}::jsonb, ${secret}, ${new Date(now)})`.execute(db)
}
