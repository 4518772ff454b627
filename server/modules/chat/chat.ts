import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'
import type { Log } from '../../platform/log.ts'
import type { Files } from '../files/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Settings } from '../settings/index.ts'

/** What chat is made of. */
export interface ChatDeps {
  db: Db
  log: Log
  config: Pick<Config, 'bench'>
  settings: Pick<Settings, 'values' | 'brands'>
  files: Files
  human: Sessions['human']
  /** A member's level; the ladder is a later module's. */
  levelOf(memberId: Id<'member'>): Promise<number>
  /** Whether a member is served before others. */
  hasVipService(tx: Tx, memberId: Id<'member'>): Promise<boolean>
  /** Whether a member has deposited since a moment; the cashier is a later module. */
  depositedSince(memberId: Id<'member'>, since: Instant): Promise<boolean>
}

/** The chat of one process. */
export interface Chat extends ChatDeps {
  throttles: { visitor: Throttle; opening: Throttle }
}

/** Builds the chat of one process. */
export function createChat(deps: ChatDeps): Chat {
  const throttle = (perSecond: number, burst: number) =>
    deps.config.bench ? new Throttle(1e6, 1e6) : new Throttle(perSecond, burst)
  return { ...deps, throttles: { visitor: throttle(0.7, 6), opening: throttle(0.1, 12) } }
}
