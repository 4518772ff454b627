import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Passkey } from '@senluna/contract/member/passkeys.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A passkey as its owner sees it, with what the browser needs of it. */
export interface OwnPasskey extends Passkey {
  credentialId: string
  transports: string[]
}

interface Row {
  id: Id<'passkey'>
  name: string
  credential_id: string
  transports: string[]
  synced: boolean
  created_at: Date
  used_at: Date | null
}

const COLUMNS = sql.raw('id, name, credential_id, transports, synced, created_at, used_at')

const passkeyOf = (row: Row): OwnPasskey => ({
  id: row.id,
  name: row.name,
  credentialId: row.credential_id,
  transports: row.transports,
  synced: row.synced,
  createdAt: row.created_at.toISOString(),
  ...(row.used_at ? { usedAt: row.used_at.toISOString() } : {}),
})

/** What goes out of a passkey. */
export const shown = ({ credentialId: _id, transports: _transports, ...passkey }: OwnPasskey): Passkey => passkey

/** A member's passkeys for one host; for all without one. */
export async function passkeysOf(db: Db | Tx, memberId: Id<'member'>, rpId?: string): Promise<OwnPasskey[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from security.passkey
    where member_id = ${memberId} and (${rpId ?? null}::text is null or rp_id = ${rpId ?? null}) order by created_at`.execute(
    db,
  )
  return rows.map(passkeyOf)
}

/** A passkey to be kept. */
export interface NewPasskey {
  id: Id<'passkey'>
  memberId: Id<'member'>
  merchantCode: MerchantCode
  rpId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  synced: boolean
}

/** Keeps a passkey; one that somebody has already is not kept: nothing comes back. */
export async function insertPasskey(tx: Tx, newPasskey: NewPasskey, now: Instant): Promise<OwnPasskey | undefined> {
  const { rows } =
    await sql<Row>`insert into security.passkey (id, merchant_id, member_id, rp_id, credential_id, public_key, counter,
      transports, name, synced, created_at)
    values (${newPasskey.id}, ${newPasskey.merchantCode}, ${newPasskey.memberId}, ${newPasskey.rpId}, ${newPasskey.credentialId}, ${newPasskey.publicKey}, ${newPasskey.counter},
      ${newPasskey.transports}::text[], ${newPasskey.name}, ${newPasskey.synced}, ${new Date(now)})
    on conflict (credential_id) do nothing returning ${COLUMNS}`.execute(tx)
  return rows[0] && passkeyOf(rows[0])
}

/** What a log-in is checked against. */
export interface KeptPasskey {
  id: Id<'passkey'>
  memberId: Id<'member'>
  credentialId: string
  publicKey: Buffer
  counter: bigint
  transports: string[]
}

export async function passkeyByCredential(
  db: Db,
  merchantCode: MerchantCode,
  rpId: string,
  credentialId: string,
): Promise<KeptPasskey | undefined> {
  const { rows } = await sql<{
    id: Id<'passkey'>
    member_id: Id<'member'>
    public_key: Buffer
    counter: bigint
    transports: string[]
  }>`
    select id, member_id, public_key, counter, transports from security.passkey
    where credential_id = ${credentialId} and merchant_id = ${merchantCode} and rp_id = ${rpId}`.execute(db)
  const row = rows[0]
  return (
    row && {
      id: row.id,
      memberId: row.member_id,
      credentialId,
      publicKey: row.public_key,
      counter: row.counter,
      transports: row.transports,
    }
  )
}

/**
 * Notes a use. The counter of a passkey that counts must have risen since the last use: a copy of
 * it is behind. Answers false then, and for one that was removed meanwhile.
 */
export async function countUse(tx: Tx, passkeyId: Id<'passkey'>, counter: number, now: Instant): Promise<boolean> {
  const used = await sql`update security.passkey set counter = ${counter}, used_at = ${new Date(now)}
    where id = ${passkeyId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`.execute(tx)
  return used.numAffectedRows === 1n
}

export async function rename(
  db: Db,
  memberId: Id<'member'>,
  passkeyId: Id<'passkey'>,
  name: string,
): Promise<OwnPasskey | undefined> {
  const { rows } = await sql<Row>`update security.passkey set name = ${name}
    where id = ${passkeyId} and member_id = ${memberId} returning ${COLUMNS}`.execute(db)
  return rows[0] && passkeyOf(rows[0])
}

export async function remove(tx: Tx, memberId: Id<'member'>, passkeyId: Id<'passkey'>): Promise<boolean> {
  const gone = await sql`delete from security.passkey where id = ${passkeyId} and member_id = ${memberId}`.execute(tx)
  return gone.numAffectedRows === 1n
}
