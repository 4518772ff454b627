import { BOOK } from '../../wagers/index.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { GameCaller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { WalletNo } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { recentlyUsed } from '../../../platform/concurrency/recently-used.ts'
import type { SessionState } from '../../sessions/index.ts'
import { sessionByBearer, endSessions, freePlayStates, type SessionRow } from './session-store.ts'

/** A game session as stored, with what the money path needs of it. */
export interface GameSession extends GameCaller {
  wallet: WalletNo
  currency: string
  account: string
  language: string
  expiresAt: number
  openedAt: number
  /** The site's session it hangs on. */
  siteSession: Id<'session'>
}

export const sessionOf = (row: SessionRow): GameSession => ({
  memberId: row.owner_id,
  merchantCode: row.merchant_id,
  gameSessionId: row.id,
  game: row.game_id,
  mode: row.book === BOOK.REAL ? 'REAL' : 'TRIAL',
  wallet: row.wallet_no,
  currency: row.currency,
  account: row.account,
  language: row.language,
  expiresAt: row.expires_at.getTime(),
  openedAt: (row.opened_at ?? row.expires_at).getTime(),
  siteSession: row.session_id,
})

const REMEMBERED = 20_000
const FRESH_MS = 30_000

/** The sessions of the site, as games that hang on them see them. */
export interface SiteSessions {
  standing(sessionId: Id<'session'>, now: Instant): Promise<SessionState>
  /** Notes that a session is in use. */
  used(sessionId: Id<'session'>, at: Instant): void
  /** How long a session lives without use. */
  idleMs: number
}

interface SeenSession {
  session: GameSession
  /** When the site's session was last in use, as far as was read. */
  siteSeenAt: Instant
  /** When the site's session is over by age, however much it is used. */
  siteUntil: Instant
}

/**
 * The game sessions this process has seen lately.
 *
 * Remembered for 30 s without asking again: an ended session can read for that long, but it cannot
 * play, since every round checks the play state's own session in the database.
 */
export class GameSessions {
  #known = recentlyUsed<string, SeenSession>(REMEMBERED, FRESH_MS)
  readonly #db: Db
  readonly #site: SiteSessions

  constructor(db: Db, site: SiteSessions) {
    this.#db = db
    this.#site = site
  }

  /**
   * The session of a request's `Authorization: Game <bearer>`, or null. Only on the brand it
   * belongs to.
   *
   * Refuses AUTH_EXPIRED when the site's session it hangs on is over for want of use or by age.
   */
  async of(request: FastifyRequest, brand: Brand, now: Instant): Promise<GameSession | null> {
    const bearer = /^Game ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    if (!bearer) return null
    let known = this.#known.get(bearer)
    if (!known || now - known.siteSeenAt > this.#site.idleMs || now >= known.siteUntil)
      known = await this.#read(bearer, now)
    if (!known) return null
    const { session } = known
    return session.expiresAt <= now || session.merchantCode !== brand.merchantCode ? null : session
  }

  async #read(bearer: string, now: Instant): Promise<SeenSession | undefined> {
    this.#known.delete(bearer)
    const row = await sessionByBearer(this.#db, bearer)
    if (!row) return undefined
    const session = sessionOf(row)
    if (session.expiresAt <= now) return undefined
    const site = await this.#site.standing(session.siteSession, now)
    if (!site.open && site.expired) throw new Refusal('AUTH_EXPIRED')
    if (!site.open || row.ended_at) return undefined
    const known = { session, siteSeenAt: site.seenAt, siteUntil: site.until }
    this.#known.set(bearer, known)
    return known
  }
}

/** Ends the games that hang on sessions of the site; their play states refuse the next round. */
export async function endGameSessions(
  tx: Tx,
  member: Id<'member'>,
  sessions: readonly Id<'session'>[],
  now: Instant,
): Promise<void> {
  const rows = await endSessions(tx, member, sessions, now)
  if (rows.length === 0) return
  await freePlayStates(tx, member, rows)
}
