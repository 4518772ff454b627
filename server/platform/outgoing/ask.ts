import type { NotSent } from './sender.ts'

/** What a provider answered. */
export interface ProviderAnswer {
  status: number
  text: string
  /** How long it wants to be left alone. */
  retryAfterMs: number | undefined
}

const LIMIT_MS = 10_000

/** The way to the provider was not there: it surely has nothing. */
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Asks a provider over HTTP, once, following nobody elsewhere; answers what it said, or the outcome
 * when it said nothing.
 *
 * Ten seconds are the most it may take, with its whole answer.
 */
export async function askProvider(
  url: string | URL,
  call: { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> },
  limitMs = LIMIT_MS,
): Promise<ProviderAnswer | NotSent> {
  try {
    const reply = await fetch(url, { ...call, redirect: 'manual', signal: AbortSignal.timeout(limitMs) })
    return {
      status: reply.status,
      text: await reply.text(),
      retryAfterMs: retryAfterOf(reply.headers.get('retry-after')),
    }
  } catch (error) {
    const why = codeOf(error)
    return { is: NEVER_ARRIVED.has(why) || isCertificate(why) ? 'later' : 'unknown', why }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}

const isCertificate = (code: string): boolean => /CERT|TLS|SIGNATURE/.test(code)

function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 3_600_000) : undefined
}

/** What an HTTP status alone says of a message that was not taken. */
export function outcomeOfStatus({ status, retryAfterMs }: ProviderAnswer): NotSent {
  const why = `status ${status}`
  const pause = retryAfterMs === undefined ? {} : { afterMs: retryAfterMs }
  // Credentials can be put right, and a busy or missing server comes back: nothing was taken.
  if ([401, 403, 407, 425, 429, 503].includes(status)) return { is: 'later', why, ...pause }
  // A gateway's word for a server that may have done its work without saying so.
  if (status >= 500 || status === 408) return { is: 'unknown', why }
  return { is: 'refused', why }
}
