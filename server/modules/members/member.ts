import type { AccountType } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** Whether an account is open, by the number its row keeps. */
export const MEMBER_STATE = { OPEN: 0, CLOSED: 1, EXCLUDED: 2 } as const
export type MemberState = (typeof MEMBER_STATE)[keyof typeof MEMBER_STATE]

/** An account as this module keeps it. */
export interface Member {
  id: Id<'member'>
  merchantCode: MerchantCode
  /** Lower case. */
  userName: string
  type: AccountType
  nickname: string
  avatar: string
  language: string
  currency: string
  /** Argon2id in PHC form; null for a trial account, which has no password. */
  passwordHash: string | null
  passwordChangedAt: Instant
  firstLogin: boolean
  mustChange: boolean
  /** Until when a password that others handed over opens the account; null for the owner's own. */
  passwordUntil: Instant | null
  /** Optional fields of registration by name. */
  profile: Readonly<Record<string, string>>
  state: MemberState
  excludedUntil: Instant | null
  createdAt: Instant
  /** Whether a demonstration made this one up. */
  pretended: boolean
}
