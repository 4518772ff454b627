import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newToken, tokenHash } from '../../platform/ids.ts'
import type { Journey, VerifiedIdentity, ProviderName } from './provider.ts'

/**
 * From the start to the provider's answer, and again from the answer to the end: a short form may
 * lie between.
 */
const LIFE = 10 * MINUTE
const PROOF_KEPT = 60 * MINUTE

/** A sign-in that has begun, and the two secrets that only its browser has. */
export interface Begun extends Journey {
  /** In a cookie: what comes back must come back to the browser that went. */
  browser: string
}

/**
 * Writes a sign-in that begins. `memberId`: whoever is logged in and wants to add this way to their
 * account.
 */
export async function beginSignIn(
  db: Db,
  merchantCode: MerchantCode,
  provider: ProviderName,
  { redirectUri, memberId }: { redirectUri: string; memberId: Id<'member'> | null },
  now: Instant,
): Promise<Begun> {
  const begun = { redirectUri, state: newToken(), nonce: newToken(), verifier: newToken(), browser: newToken() }
  await sql`insert into identities.sign_in (state_hash, browser_hash, merchant_id, provider, redirect_uri, verifier, nonce,
      member_id, expires_at)
    values (${tokenHash(begun.state)}, ${tokenHash(begun.browser)}, ${merchantCode}, ${provider}, ${redirectUri},
      ${begun.verifier}, ${begun.nonce}, ${memberId}, ${new Date(later(now, LIFE))})`.execute(db)
  return begun
}

/** Takes the sign-in that an answer is for, once: from the browser that began it only. */
export async function takeAnswer(
  db: Db,
  merchantCode: MerchantCode,
  provider: ProviderName,
  { state, browser }: { state: string; browser: string },
  now: Instant,
): Promise<Journey | undefined> {
  const { rows } = await sql<{ redirect_uri: string; verifier: string; nonce: string }>`
    update identities.sign_in set answered_at = ${new Date(now)}
    where state_hash = ${tokenHash(state)} and browser_hash = ${tokenHash(browser)} and merchant_id = ${merchantCode}
      and provider = ${provider} and answered_at is null and expires_at > ${new Date(now)}
    returning redirect_uri, verifier, nonce`.execute(db)
  const row = rows[0]
  return row && { redirectUri: row.redirect_uri, verifier: row.verifier, nonce: row.nonce, state }
}

/**
 * Notes who came back; answers the ticket that ends the sign-in. Nothing when signed data was taken
 * before.
 */
export async function noteKnown(
  db: Db,
  state: string,
  known: VerifiedIdentity,
  now: Instant,
): Promise<string | undefined> {
  const ticket = newToken()
  return db.transaction().execute(async (tx) => {
    if (known.proof && !(await takeProof(tx, known.proof, now))) return undefined
    await sql`update identities.sign_in set ticket_hash = ${tokenHash(ticket)}, issuer = ${known.issuer},
        subject = ${known.subject}, name = ${known.name}, email = ${known.email ?? null},
        expires_at = ${new Date(later(now, LIFE))}
      where state_hash = ${tokenHash(state)}`.execute(tx)
    return ticket
  })
}

async function takeProof(tx: Tx, proof: Buffer, now: Instant): Promise<boolean> {
  const taken = await sql`insert into identities.taken_proof (proof_hash, expires_at)
    values (${proof}, ${new Date(later(now, PROOF_KEPT))}) on conflict do nothing`.execute(tx)
  return taken.numAffectedRows === 1n
}

/** A sign-in that its provider has answered. */
export interface Answered extends Omit<VerifiedIdentity, 'proof'> {
  provider: ProviderName
  /** Who began it while logged in. */
  memberId: Id<'member'> | null
}

/** What names an answered sign-in: its ticket, and the cookie of the browser it began in. */
export interface Held {
  merchantCode: MerchantCode
  provider: ProviderName
  ticket: string
  browser: string
}

interface AnsweredRow {
  provider: ProviderName
  member_id: Id<'member'> | null
  issuer: string
  subject: string
  name: string
  email: string | null
}

const COLUMNS = sql.raw('provider, member_id, issuer, subject, name, email')

const answeredOf = (row: AnsweredRow): Answered => ({
  provider: row.provider,
  memberId: row.member_id,
  issuer: row.issuer,
  subject: row.subject,
  name: row.name,
  ...(row.email !== null && { email: row.email }),
})

const isHeld = ({ merchantCode, provider, ticket, browser }: Held, now: Instant) =>
  sql`ticket_hash = ${tokenHash(ticket)} and browser_hash = ${tokenHash(browser)} and merchant_id = ${merchantCode}
    and provider = ${provider} and taken_at is null and expires_at > ${new Date(now)}`

/** Who a ticket stands for; it stays good. */
export async function readTicket(db: Db, held: Held, now: Instant): Promise<Answered | undefined> {
  const { rows } = await sql<AnsweredRow>`select ${COLUMNS} from identities.sign_in where ${isHeld(held, now)}`.execute(
    db,
  )
  return rows[0] && answeredOf(rows[0])
}

/** Takes a ticket, once. */
export async function takeTicket(tx: Tx, held: Held, now: Instant): Promise<Answered | undefined> {
  const { rows } = await sql<AnsweredRow>`update identities.sign_in set taken_at = ${new Date(now)}
    where ${isHeld(held, now)} returning ${COLUMNS}`.execute(tx)
  return rows[0] && answeredOf(rows[0])
}

/** Forgets what is over. */
export async function cleanSignIns(db: Db, now: Instant): Promise<void> {
  await sql`delete from identities.sign_in where expires_at < ${new Date(now)}`.execute(db)
  await sql`delete from identities.taken_proof where expires_at < ${new Date(now)}`.execute(db)
}
