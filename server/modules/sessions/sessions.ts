import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Codes } from '../codes/index.ts'
import type { Member, Members } from '../members/index.ts'
import type { Countries, SealedKeys } from '../settings/index.ts'
import { Captchas } from './human-check/captcha.ts'
import { HumanCheck } from './human-check/human-check.ts'
import type { LoginCall, Proven } from './login/login-way.ts'
import { SessionTokens } from './tokens.ts'
import { throttlesOf, type SessionThrottles } from './throttles.ts'
import type { EndedWhy } from './store.ts'
import { SessionUse } from './use.ts'

/** Called in the transaction that ends sessions, so what hangs on them (game sessions) ends too. */
export type OnEnded = (
  tx: Tx,
  ended: {
    memberId: Id<'member'>
    sessionIds: readonly Id<'session'>[]
    /** The devices they were on. */
    deviceIds: readonly string[]
    why: EndedWhy
  },
  now: Instant,
) => Promise<void>

/** What sessions are made of. */
export interface SessionsDeps {
  db: Db
  clock: Clock
  log: Log
  config: Pick<Config, 'keySecret' | 'bench'> & Partial<Pick<Config, 'signIn'>>
  members: Members
  /** What shows whose a mobile number is, and mails questions about addresses. */
  codes: Codes
  /** Opens the sealed secret of free play. */
  sealed: Pick<SealedKeys, 'openText'>
  onEnded: OnEnded
  /**
   * Ways to log in that later modules bring, by the call's `type`; user name and password is our
   * own.
   */
  ways?: Partial<Record<LoginCall['body']['type'], LoginWay>>
  /**
   * Asked once it is shown who somebody is and before anything is opened: the second step. Throws
   * what it asks for.
   */
  onProven?(proven: Proven, call: LoginCall): Promise<void>
  /**
   * A log-in that brings the code of the second step: who showed the first one before. Refuses
   * AUTH_MFA_WRONG.
   */
  onCode?(call: LoginCall): Promise<Proven>
  /**
   * Asked in the transaction that opens a session, whatever way it is opened; throws the refusal
   * that keeps somebody out.
   */
  onOpening?(tx: Tx, member: Member, brand: Brand, now: Instant, deviceId: string): Promise<void>
  /** Called in the transaction that removes accounts, so what was kept for them alone goes too. */
  onRemoved(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void>
  /** Somebody excluded, by their password, asks to come back. */
  onComeBack?(member: Member, now: Instant): Promise<void>
  /** Where visitors are, for the record of log-ins. */
  countries: Pick<Countries, 'of'>
  /** Rounds of one guess of the proof of work; tests take fewer. */
  humanRounds?: number
}

/**
 * The sessions of one process. `authenticate(sessions, request, brand, now)` is the `session` half
 * of the Authenticator port.
 */
export interface Sessions extends SessionsDeps {
  tokens: SessionTokens
  captchas: Captchas
  human: HumanCheck
  throttles: SessionThrottles
  /** Played rounds are noted here as use of the session they hang on. */
  use: SessionUse
}

/** One way to log in: proves who somebody is, or refuses. It counts its own failures. */
export type LoginWay = (sessions: Sessions, call: LoginCall) => Promise<Proven>

/** Builds the sessions of one process. */
export function createSessions(deps: SessionsDeps): Sessions {
  return {
    ...deps,
    tokens: new SessionTokens(deps.config.keySecret),
    captchas: new Captchas(deps.db),
    human: new HumanCheck({
      db: deps.db,
      log: deps.log,
      keySecret: deps.config.keySecret,
      hosted: deps.config.signIn,
      rounds: deps.humanRounds,
    }),
    throttles: throttlesOf(deps.config.bench),
    use: new SessionUse(deps.db, deps.log),
  }
}
