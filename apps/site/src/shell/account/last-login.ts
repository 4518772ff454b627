import type { LoginReply } from '@senluna/contract/member/account.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'

let kept: { handle: string; last: LoginReply['lastLogin'] } | undefined

/**
 * Keeps what a log-in said about the one before, for the account's menu. It belongs to that
 * session alone: whoever uses this tab next must not see it.
 */
export const keepLastLogin = ({ token, lastLogin }: Pick<LoginReply, 'token' | 'lastLogin'>): void => {
  kept = { handle: token, last: lastLogin }
}

/** The log-in before the one that opened this tab's session; undefined after a reload. */
export const lastLogin = (): LoginReply['lastLogin'] => (kept?.handle === sessionHandle() ? kept?.last : undefined)
