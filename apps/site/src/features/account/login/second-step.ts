import { login, type LoginReply } from '@senluna/contract/member/account.ts'
import { call, type CallArgs } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { useSyncExternalStore } from 'react'

export type LoginBody = NonNullable<CallArgs<typeof login>['body']>

/** A log-in whose first step was right: what was shown, to be shown once more beside the code. */
export interface AskedSecond {
  body: LoginBody
  ticket: string
  /** For so many days this device can be known; 0 is not offered. */
  knowDays: number
  /** Whether the user name is to be remembered. */
  remember: boolean
}

// Kept in memory only, and only until the window that asks for the code is left: it holds the
// password.
let asked: AskedSecond | null = null
const listeners = new Set<() => void>()

/** Sets or forgets the log-in that waits for its second step. */
export function keepAsked(next: AskedSecond | null): void {
  asked = next
  for (const notify of listeners) notify()
}

/** The log-in that waits for its second step, if one does. */
export const useAskedSecond = (): AskedSecond | null =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => asked,
    () => null,
  )

/**
 * Logs in, in whatever way the body says; what the server then asks for besides is kept for its
 * window.
 */
export async function callLogin(body: LoginBody, remember = false): Promise<LoginReply> {
  try {
    return await call(login, { body })
  } catch (error) {
    if (isRefused(error, 'AUTH_MFA_REQUIRED')) {
      const { mfaTicket: ticket, knowDays } = error.value as { mfaTicket: string; knowDays: number }
      // Proofs and pictures were used up; the ticket stands for them.
      const { humanVerify: _proof, captcha: _picture, captchaId: _id, ...shown } = body
      keepAsked({ body: shown, ticket, knowDays, remember })
    }
    throw error
  }
}
