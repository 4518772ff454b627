/**
 * How the worker meets a request: `page` the frame when there is no network, `asset` and `art` kept
 * once seen, `once` the server's answer and nothing else, `none` not at all.
 */
export type Way = 'page' | 'asset' | 'art' | 'once' | 'none'

/** Places of this host that are no page of the site. */
const NO_PAGE = /^\/(?:wps|cb|vw|bo|dev|docs|art|assets|app\/|metrics|healthz|readyz|ws)\b/

/**
 * How a request is met. Calls are never kept: what they say is of the moment, of money or of one
 * person.
 *
 * Built files carry their content's hash in their names and pictures their version, so what is kept
 * can't be out of date.
 */
export function wayOf(url: URL, origin: string, method: string, mode: string): Way {
  if (method !== 'GET' || url.origin !== origin) return 'none'
  // The browser has asked for it already, ahead of the worker: left alone, it would ask once more,
  // and what a provider of identities sends people back with counts once.
  if (mode === 'navigate') return NO_PAGE.test(url.pathname) || /\.\w+$/.test(url.pathname) ? 'once' : 'page'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (url.pathname.startsWith('/art/') && url.searchParams.has('v')) return 'art'
  return /^\/icon-[\w-]+\.svg$/.test(url.pathname) ? 'asset' : 'none'
}

/** The page of this site that a notification opens; its start for anything else. */
export function pageToOpen(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return `${origin}/`
  const wanted = new URL(url, origin)
  return wanted.origin === origin ? wanted.href : `${origin}/`
}
