import type { LoginReply } from '@senluna/contract/member/account.ts'

let last: LoginReply['lastLogin']

/** Keeps what the log-in said about the one before, for the account's menu; gone with the page. */
export const keepLastLogin = (login: LoginReply['lastLogin']): void => {
  last = login
}
export const lastLogin = (): LoginReply['lastLogin'] => last
