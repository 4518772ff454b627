import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Member, Members } from '../members/index.ts'
import type { SealedKeys } from '../settings/index.ts'
import { Captchas } from './captcha.ts'
import { HumanCheck } from './human-check.ts'
import type { LoginCall, LoginWay, Proven } from './login-way.ts'
import { SessionTokens } from './tokens.ts'
import { throttlesOf, type SessionThrottles } from './throttles.ts'
import { SessionUse } from './use.ts'

export { noteLogin } from './login-record.ts'
export type { LoginCall, LoginWay, Proven } from './login-way.ts'
export { authenticate } from './authenticate.ts'
export { demandPassword } from './demand-password.ts'
export { endSessions, type EndedWhy } from './end-sessions.ts'
export { cleanSessions, endUnusedSessions, makeLoginMonths, removeExpiredTrials } from './jobs.ts'
export { redeemTicket, type LiveVisitor } from './live-ticket.ts'
export { sessionRoutes } from './routes.ts'
export { IDLE } from './store.ts'
export { stretchesOf } from './stretches.ts'
export { standingOf, type Standing } from './use.ts'

/** Called in the transaction that ends sessions, so what hangs on them (game sessions) ends too. */
export type OnEnded = (
  tx: Tx,
  ended: { memberId: Id<'member'>; sessionIds: readonly Id<'session'>[] },
  now: Instant,
) => Promise<void>

/** What sessions are made of. */
export interface SessionsDeps {
  db: Db
  clock: Clock
  log: Log
  config: Pick<Config, 'keySecret' | 'bench'>
  members: Members
  /** Opens the sealed secret of free play. */
  sealed: Pick<SealedKeys, 'openText'>
  onEnded: OnEnded
  /** Ways to log in that later modules bring, by the call's `type`; user name and password is our own. */
  ways?: Partial<Record<LoginCall['body']['type'], LoginWay>>
  /** Asked once it is shown who somebody is and before anything is opened: the second step. Throws what it asks for. */
  onProven?(proven: Proven, call: LoginCall): Promise<void>
  /** Asked in the transaction that opens a session, whatever way it is opened; throws the refusal that keeps somebody out. */
  onOpening?(tx: Tx, member: Member, brand: Brand, now: Instant): Promise<void>
  /** Called in the transaction that removes accounts, so what was kept for them alone goes too. */
  onRemoved(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void>
  /** Somebody excluded, by their password, asks to come back. */
  onComeBack?(member: Member, now: Instant): Promise<void>
  /** The header in which a trusted proxy names the visitor's country. */
  countryHeader?: string
  /** Rounds of one guess of the proof of work; tests take fewer. */
  humanRounds?: number
}

/** The sessions of one process. `authenticate(sessions, request, brand, now)` is the `session` half of the Authenticator port. */
export interface Sessions extends SessionsDeps {
  tokens: SessionTokens
  captchas: Captchas
  human: HumanCheck
  throttles: SessionThrottles
  /** Played rounds are noted here as use of the session they hang on. */
  use: SessionUse
}

/** Builds the sessions of one process. */
export function createSessions(deps: SessionsDeps): Sessions {
  return {
    ...deps,
    tokens: new SessionTokens(deps.config.keySecret),
    captchas: new Captchas(deps.db),
    human: new HumanCheck(deps.db, deps.config.keySecret, deps.humanRounds),
    throttles: throttlesOf(deps.config.bench),
    use: new SessionUse(deps.db, deps.log),
  }
}
