import type { AccountType } from './account-type.ts'
import type { MerchantCode } from './brand.ts'
import type { Id } from './ids.ts'

/**
 * Who a session says is calling. Everything a call may touch is decided from this, never from the
 * request.
 */
export interface Caller {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  userName: string
  type: AccountType
  sessionId: Id<'session'>
  /** While true only a few calls answer (`beforePasswordChange`). */
  passwordChangeRequired: boolean
}

/** Who a game session says is calling: one member, one game, one book. */
export interface GameCaller {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  gameSessionId: Id<'game-session'>
  game: string
  mode: 'REAL' | 'TRIAL'
}
