import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newToken, tokenHash } from '../../platform/ids.ts'

/**
 * What a token is for: a new password, the owner's word for an e-mail address, the log-in after a
 * recovery.
 */
type TokenPurpose = 'reset' | 'confirm' | 'login'

const LIFE: Record<TokenPurpose, number> = { reset: 30 * MINUTE, confirm: 7 * 24 * 60 * MINUTE, login: 60 * SECOND }

/** What a token stands for. */
interface Token {
  memberId: Id<'member'>
  /** The address that the link went to. */
  value: string | null
}

interface TokenRow {
  member_id: Id<'member'>
  value: string | null
}

const tokenOf = (row: TokenRow | undefined): Token | undefined => row && { memberId: row.member_id, value: row.value }

/** Makes a token; only its hash is kept. */
export async function giveToken(
  tx: Tx,
  about: { purpose: TokenPurpose; merchantCode: MerchantCode; memberId: Id<'member'>; value?: string },
  now: Instant,
): Promise<string> {
  const token = newToken()
  await sql`insert into codes.token (token_hash, purpose, merchant_id, member_id, value, expires_at)
    values (${tokenHash(token)}, ${about.purpose}, ${about.merchantCode}, ${about.memberId}, ${about.value ?? null},
      ${new Date(now + LIFE[about.purpose])})`.execute(tx)
  return token
}

/** What a token stands for, unless it is used, over or of another brand. */
export async function tokenFor(
  db: Db,
  purpose: TokenPurpose,
  merchantCode: MerchantCode,
  token: string,
  now: Instant,
): Promise<Token | undefined> {
  const { rows } = await sql<TokenRow>`select member_id, value from codes.token
    where token_hash = ${tokenHash(token)} and purpose = ${purpose} and merchant_id = ${merchantCode}
      and expires_at > ${new Date(now)}`.execute(db)
  return tokenOf(rows[0])
}

/** Uses a token up in the transaction of its use: of two at once one gets it, the other nothing. */
export async function takeToken(tx: Tx, token: string): Promise<Token | undefined> {
  const { rows } = await sql<TokenRow>`delete from codes.token where token_hash = ${tokenHash(token)}
    returning member_id, value`.execute(tx)
  return tokenOf(rows[0])
}

/** Ends the other tokens of an account for a purpose. */
export async function clearTokens(tx: Tx, memberId: Id<'member'>, purpose: TokenPurpose): Promise<void> {
  await sql`delete from codes.token where member_id = ${memberId} and purpose = ${purpose}`.execute(tx)
}
