import type { LoginReply } from '@senluna/contract/member/account.ts'

/** What a log-in answers. */
export const LOGGED_IN: LoginReply = {
  token: 'new-handle',
  expiresAt: '2099-01-01T00:00:00Z',
  id: '1',
  userName: 'lotus',
  accountType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  weakPassword: false,
  passwordChangeRequired: false,
}
