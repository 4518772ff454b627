import * as z from 'zod'
import type { Log } from '../../../platform/log.ts'
import type { SignInConfig } from '../../../platform/config/sign-in-config.ts'

const PATIENCE_MS = 5_000
/** Longer than any token of theirs. */
const LONGEST = 2_048

const reply = z.object({ success: z.boolean(), hostname: z.string().optional() })

/**
 * Asks Cloudflare Turnstile whether a token was earned by a person on one of these hosts, just now
 * and for the first time.
 *
 * Whatever else comes of it, silence too, is a no: who can't be checked isn't let through. Source:
 * Turnstile's "Validate the token" (siteverify).
 */
export async function isPerson(
  config: NonNullable<SignInConfig['turnstile']>,
  { token, ip, hosts }: { token: string; ip: string; hosts: readonly string[] },
  log: Pick<Log, 'warn'>,
): Promise<boolean> {
  if (token === '' || token.length > LONGEST) return false
  try {
    const answer = await fetch(`${config.url}/turnstile/v0/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.secretKey, response: token, remoteip: ip }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { success, hostname } = reply.parse(await answer.json())
    return success && (hostname === undefined || hosts.includes(hostname))
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the human check gave no answer')
    return false
  }
}
