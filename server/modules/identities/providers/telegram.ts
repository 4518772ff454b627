import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE, SECOND } from '@senluna/kit/time.ts'
import type { SignInConfig } from '../../../platform/config/sign-in-config.ts'
import type { Provider } from '../provider.ts'

/** Signed data older than this is refused. */
export const FRESH = 5 * MINUTE
const AHEAD = MINUTE

/**
 * Telegram's login widget: a page of ours shows it, and it sends the browser back with data signed
 * by the bot's token.
 *
 * Source: core.telegram.org/widgets/login, "Checking authorization".
 */
export function telegram({ botToken }: NonNullable<SignInConfig['telegram']>): Provider {
  const key = createHash('sha256').update(botToken).digest()
  return {
    begin: async ({ redirectUri, state }, language) =>
      `${redirectUri}/widget?${new URLSearchParams({ state, language })}`,

    end: async (answer, _journey, now) => {
      // The state is our own; everything else that came was signed.
      const signed = [...answer].filter(([name]) => name !== 'hash' && name !== 'state')
      const text = signed
        .toSorted(([first], [second]) => (first < second ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('\n')
      const proof = createHmac('sha256', key).update(text).digest()
      const given = Buffer.from(answer.get('hash') ?? '', 'hex')
      if (given.length !== proof.length || !timingSafeEqual(given, proof)) throw new Error('the signature is not right')
      const at = Number(answer.get('auth_date')) * SECOND
      if (!(at > now - FRESH && at < now + AHEAD)) throw new Error('the signed data is too old')
      const subject = answer.get('id') ?? ''
      if (!/^\d{1,20}$/.test(subject)) throw new Error('the signed data names nobody')
      const name = [answer.get('first_name'), answer.get('last_name')].filter(Boolean).join(' ')
      return { issuer: 'https://telegram.org', subject, name: name || (answer.get('username') ?? ''), proof }
    },
  }
}
