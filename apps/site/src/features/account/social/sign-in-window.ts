import { signInOutcome, startSignIn, type SignInOutcome, type SocialWay } from '@senluna/contract/member/identities.ts'
import { call } from '@senluna/web/client/call/call.ts'

/** Why nobody came back from a sign-in's window. */
export class NoSignIn extends Error {
  readonly why: 'blocked' | 'closed' | 'denied' | 'failed'
  constructor(why: NoSignIn['why']) {
    super(why)
    this.why = why
  }
}

const WIDTH = 500
const HEIGHT = 640
const LOOK_MS = 300
/** What the window says may arrive a little after it has gone. */
const LAST_WORD_MS = 500

/**
 * Opens a provider's window and waits until it says how it went; answers the ticket that ends the
 * sign-in.
 *
 * Must be called while a click is being handled, or the browser blocks the window. Throws
 * `NoSignIn`, and what the start refuses.
 */
export async function ticketFrom(
  provider: SocialWay,
  purpose: 'login' | 'link',
  signal?: AbortSignal,
): Promise<string> {
  const opened = open('about:blank', '_blank', `popup,width=${WIDTH},height=${HEIGHT}`)
  if (!opened) throw new NoSignIn('blocked')
  try {
    const { url } = await call(startSignIn, { body: { provider, purpose } })
    opened.location.replace(url)
    return ticketOf(await outcomeOf(opened, provider, signal))
  } finally {
    opened.close()
  }
}

/** The ticket of a sign-in that went well. Throws `NoSignIn` for any other. */
export function ticketOf({ outcome, ticket }: SignInOutcome): string {
  if (outcome === 'done' && ticket) return ticket
  throw new NoSignIn(outcome === 'denied' ? 'denied' : 'failed')
}

/** Hears the window's word: only that window's, and only from a page of our own. */
function outcomeOf(opened: Window, provider: SocialWay, signal: AbortSignal | undefined): Promise<SignInOutcome> {
  return new Promise<SignInOutcome>((resolve, refuse) => {
    const heard = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== opened) return
      const said = signInOutcome.safeParse(event.data)
      if (said.success && said.data.signIn === provider) end(() => resolve(said.data))
    }
    const looking = setInterval(() => {
      if (!opened.closed) return
      clearInterval(looking)
      setTimeout(() => end(() => refuse(new NoSignIn('closed'))), LAST_WORD_MS)
    }, LOOK_MS)
    const left = () => end(() => refuse(new NoSignIn('closed')))
    const end = (how: () => void) => {
      clearInterval(looking)
      removeEventListener('message', heard)
      signal?.removeEventListener('abort', left)
      how()
    }
    addEventListener('message', heard)
    signal?.addEventListener('abort', left)
  })
}

/**
 * What a window that lost the page that opened it brings along itself, behind the `#` of its
 * address; taken once.
 */
export function broughtOutcome(): SignInOutcome | undefined {
  const said = signInOutcome.safeParse(Object.fromEntries(new URLSearchParams(location.hash.slice(1))))
  if (!said.success) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return said.data
}
