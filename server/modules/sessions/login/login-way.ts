import type { login as contract } from '@senluna/contract/member/account.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Member } from '../../members/index.ts'

export type LoginCall = Call<typeof contract>

/** Who showed who they are, and how. */
export interface Proven {
  member: Member
  /**
   * Whether what was typed is a password that anyone would try. Ways without a password have none.
   */
  weakPassword: boolean
  /** Shown by the password itself: only then its age and its strength can be asked to change. */
  byPassword: boolean
  /**
   * Asked again of the locked account: is what was shown still true? (A password may have changed
   * meanwhile.)
   */
  stillHolds(member: Member): boolean
  /** What belongs into the transaction that opens the session. */
  inside?(tx: Tx, member: Member): Promise<void>
}
