import { HumanCheckFailed } from './human-check-failed.ts'

/** What the service's script gives a page. Source: Turnstile's "Client-side rendering". */
interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      appearance: 'interaction-only'
      callback(token: string): void
      'error-callback'(): void
      'expired-callback'(): void
      'timeout-callback'(): void
    },
  ): string
  remove(widget: string): void
}

const LONGEST_MS = 120_000
let loading: Promise<Turnstile> | undefined

/**
 * A token of the hosted check. It asks the person for something only when it has to, inside the
 * window they are in.
 */
export async function hostedToken({ url, siteKey }: { url: string; siteKey: string }): Promise<string> {
  const service = await loaded(url)
  const place = document.createElement('div')
  place.className = 'human-check'
  const form = document.querySelector('dialog[open] form')
  ;(form ?? document.body).append(place)
  let widget: string | undefined
  try {
    return await new Promise<string>((resolve, refuse) => {
      const fail = () => refuse(new HumanCheckFailed())
      setTimeout(fail, LONGEST_MS)
      widget = service.render(place, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
        'timeout-callback': fail,
      })
    })
  } finally {
    if (widget !== undefined) service.remove(widget)
    place.remove()
  }
}

/**
 * Loads the service's script, once, when it is first needed. One that didn't come is asked for
 * again.
 */
function loaded(url: string): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, refuse) => {
    const script = document.createElement('script')
    script.src = `${url}/turnstile/v0/api.js?render=explicit`
    script.async = true
    script.addEventListener('load', () => {
      const { turnstile } = globalThis as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else refuse(new HumanCheckFailed())
    })
    script.addEventListener('error', () => refuse(new HumanCheckFailed()))
    document.head.append(script)
  })
  loading.catch(() => (loading = undefined))
  return loading
}
