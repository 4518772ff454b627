import type { Analytics, AnalyticsProvider } from '@senluna/kit/brand.ts'
import { PAGE_LIST } from '../shell/nav/page-list.ts'

/** What they are called where somebody is asked about them. */
export const PROVIDER_NAMES: Readonly<Record<AnalyticsProvider, string>> = {
  GA4: 'Google Analytics',
  GTM: 'Google Tag Manager',
  FB_PIXEL: 'Meta Pixel',
}

const GOOGLE = 'https://www.googletagmanager.com'
const META = 'https://www.facebook.com/tr/'

/**
 * Beginnings of addresses under which a page is somebody's own, and all that lies there with it.
 */
const OWN = new Set(
  PAGE_LIST.flatMap(({ own, needsLogin, path }) => (path && (own || needsLogin) ? [beginningOf(path)] : [])),
)

/** Whether the opening of a page is counted: one's own pages are not. */
export const isCounted = (path: string): boolean => !OWN.has(beginningOf(path))

/** What is loaded, and the page counted last. */
const loaded = new Set<string>()
let last = ''

/** Whether anything of a provider has come into this page. */
export const isLoaded = (): boolean => loaded.size > 0

/**
 * Reports to a brand's accounts that a page was opened: its path, and nothing of its query, its
 * title or its reader. Loads what that needs the first time.
 */
export function report(accounts: readonly Analytics[], path: string): void {
  if (path === last) return
  last = path
  if (!isCounted(path)) return
  const page = location.origin + path
  for (const { provider, id } of accounts) REPORTS[provider](id, path, page)
}

type Report = (id: string, path: string, page: string) => void

const REPORTS: Readonly<Record<AnalyticsProvider, Report>> = {
  GA4: (id, path, page) => {
    // What is not said here the script reads itself: the address with its query, and the title.
    const view = { page_location: page, page_path: path, page_title: path, page_referrer: '' }
    if (isFirst(id)) {
      beginGoogle()
      google('js', new Date())
      google('config', id, {
        ...view,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      })
      load(`${GOOGLE}/gtag/js?id=${id}`)
    }
    google('set', view)
    google('event', 'page_view', { ...view, send_to: id })
  },
  GTM: (id, path, page) => {
    if (isFirst(id)) {
      beginGoogle()
      queue().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      load(`${GOOGLE}/gtm.js?id=${id}`)
    }
    queue().push({ event: 'page_view', page_path: path, page_location: page })
  },
  // Asked for as a picture: their script would read the whole address and every button, a picture
  // gets what stands in it.
  FB_PIXEL: (id, _path, page) => {
    loaded.add(id)
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.src = `${META}?${new URLSearchParams({ id, ev: 'PageView', noscript: '1', dl: page })}`
  },
}

/**
 * Stops them at once and takes away what they kept in this browser; what was loaded is gone with
 * the next load of the page.
 */
export function stop(accounts: readonly Analytics[]): void {
  for (const { provider, id } of accounts) if (provider === 'GA4') Reflect.set(window, `ga-disable-${id}`, true)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (THEIRS.test(name)) forget(name)
  }
}

const THEIRS = /^_(?:ga|gid|gat|gac|gcl|fbp|fbc)(?:_|$)/

/** They keep theirs for the widest domain they may. */
function forget(name: string): void {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, from) => `;domain=.${parts.slice(from).join('.')}`)]
  for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`
}

/** The first part of an address, however it is written. */
function beginningOf(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? ''
}

const isFirst = (id: string): boolean => !loaded.has(id) && loaded.add(id).size > 0

function load(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const queue = (): unknown[] => (window.dataLayer ??= [])

/**
 * Counting is what was agreed to, and nothing beside it. Said before anything of theirs is there.
 */
function beginGoogle(): void {
  if (queue().length > 0) return
  google('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
}

/** Their queue takes a call's arguments as such: an array in it is something else to them. */
function google(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  queue().push(arguments)
}
