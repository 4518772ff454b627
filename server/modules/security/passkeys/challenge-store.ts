import { tokenHash } from '../../../platform/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** Takes a challenge back, once: whatever comes of it, it is gone. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  merchantCode: MerchantCode,
  memberId: Id<'member'> | null,
  now: Instant,
): Promise<boolean> {
  const taken = await sql`delete from security.challenge
    where challenge_hash = ${tokenHash(challenge)} and merchant_id = ${merchantCode}
      and member_id is not distinct from ${memberId}::uuid and expires_at > ${new Date(now)}`.execute(db)
  return taken.numAffectedRows === 1n
}

/** Keeps a challenge until it is answered. */
export async function insertChallenge(
  db: Db,
  {
    challenge,
    merchantCode,
    memberId,
    expiresAt,
  }: { challenge: string; merchantCode: MerchantCode; memberId: Id<'member'> | null; expiresAt: Date },
): Promise<void> {
  await sql`insert into security.challenge (challenge_hash, merchant_id, member_id, expires_at)
    values (${tokenHash(challenge)}, ${merchantCode}, ${memberId}, ${expiresAt})`.execute(db)
}
