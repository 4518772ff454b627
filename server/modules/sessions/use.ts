import type { Id } from '@senluna/kit/ids.ts'
import { instant, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { recentlyUsed } from '../../platform/concurrency/recently-used.ts'
import { IDLE } from './store.ts'
import { writeUse, sessionTimes } from './use-store.ts'

const FLUSH_MS = 5_000
const REMEMBERED = 50_000
const WRITE_AFTER = MINUTE

/**
 * Notes that sessions are in use by what doesn't call as them: rounds played in the frame.
 *
 * A note costs no query. What was noted is written together every few seconds, one session at most
 * once a minute; a process that dies loses the notes of those seconds.
 */
export class SessionUse {
  #noted = recentlyUsed<Id<'session'>, Instant>(REMEMBERED)
  #unwritten = new Map<Id<'session'>, Instant>()
  #timer: NodeJS.Timeout | undefined
  readonly #db: Db
  readonly #log: Log

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  note(sessionId: Id<'session'>, at: Instant): void {
    const last = this.#noted.get(sessionId)
    if (last !== undefined && at - last < WRITE_AFTER) return
    this.#noted.set(sessionId, at)
    this.#unwritten.set(sessionId, at)
  }

  /**
   * When this process last saw a session in use: what the table says, or a note that isn't written
   * yet.
   */
  lastOf(sessionId: Id<'session'>, seenAt: Instant): Instant {
    const noted = this.#noted.get(sessionId)
    return noted !== undefined && noted > seenAt ? noted : seenAt
  }

  start(): void {
    this.#timer = setInterval(() => void this.#flushLogged(), FLUSH_MS)
    this.#timer.unref()
  }

  /** Writes what is noted, for the last time. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#flushLogged()
  }

  /** Writes what was noted since. What can't be written now is written the next time. */
  async flush(): Promise<void> {
    if (this.#unwritten.size === 0) return
    const due = this.#unwritten
    this.#unwritten = new Map()
    try {
      await this.#write(due)
    } catch (error) {
      this.#unwritten = new Map([...due, ...this.#unwritten])
      throw error
    }
  }

  async #flushLogged(): Promise<void> {
    await this.flush().catch((error: unknown) =>
      this.#log.warn({ error: String(error) }, 'the use of sessions could not be written; it is tried again'),
    )
  }

  /** A session that was over when it was noted stays over. */
  async #write(due: ReadonlyMap<Id<'session'>, Instant>): Promise<void> {
    const moments = [...due.values()].map((at) => new Date(at))
    // Locked in one order, so that two processes writing at once can't wait for each other.
    await writeUse(this.#db, due, moments)
  }
}

/**
 * How a session stands for what hangs on it: open, last seen then and for so long; over for want of
 * use or by age; or ended otherwise.
 */
export type SessionState = { open: true; seenAt: Instant; until: Instant } | { open: false; expired: boolean }

/** How a session stands now. Notes of this process count. */
export async function sessionStateOf(
  sessions: { db: Db; use: SessionUse },
  sessionId: Id<'session'>,
  now: Instant,
): Promise<SessionState> {
  const row = await sessionTimes(sessions.db, sessionId)
  if (!row) return { open: false, expired: false }
  if (row.ended_why !== null) return { open: false, expired: row.ended_why === 'expired' }
  const seenAt = sessions.use.lastOf(sessionId, instant(row.seen_at.getTime()))
  const until = instant(row.expires_at.getTime())
  if (now - seenAt > IDLE || now >= until) return { open: false, expired: true }
  return { open: true, seenAt, until }
}
