import { memberInfo, type MemberInfo } from '@senluna/contract/member/account.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { keepHandle } from '@senluna/web/client/call/identity.ts'
import { answer } from '@senluna/web/testing/calls.ts'

type Kind = 'member' | 'agent' | 'trial'
/** Whose session a page is in; `as answered` where the test itself says who that is. */
export type Session = 'guest' | Kind | 'as answered'

const TYPES: Readonly<Record<Kind, AccountType>> = { member: 0, agent: 1, trial: 4 }

/** Puts this page into a session. */
export function logInAs(session: Session): void {
  keepHandle(session === 'guest' ? null : 'handle')
  if (session !== 'guest' && session !== 'as answered') answer(memberInfo, memberOf(TYPES[session]))
}

/** What the page reads of an account of this type. */
export const memberOf = (type: AccountType): MemberInfo => ({
  id: '1',
  account: 'lotus',
  nickname: 'Lotus',
  type,
  toUpline: false,
  toDownline: false,
  clubLabel: null,
  memberLabel: [],
  avatar: '1',
  avatarType: 'STATIC',
  avatarUrl: '/art/avatar/1',
  currency: 'VND',
  language: 'EN',
  masked: {},
  createdAt: '2026-01-02T03:04:05Z',
  firstTimeLogin: false,
  passwordChangeRequired: false,
  hasPassword: true,
  rg: { realityCheckMin: 60 },
})
