import { beforeEach, expect, test, vi } from 'vitest'

const GA4 = { provider: 'GA4', id: 'G-AB12CD34EF' } as const
const GTM = { provider: 'GTM', id: 'GTM-AB12CD3' } as const
const PIXEL = { provider: 'FB_PIXEL', id: '123456789012345' } as const

interface Page {
  dataLayer?: unknown[]
}
let page: Page
let scripts: string[]
let pictures: string[]
let cookies: string[]

beforeEach(() => {
  vi.resetModules()
  page = {}
  scripts = []
  pictures = []
  cookies = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', {
    origin: 'https://lotus.example',
    hostname: 'www.lotus.example',
    href: 'https://lotus.example/?ref=SECRET',
  })
  vi.stubGlobal('document', {
    title: 'Withdraw',
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
    get cookie() {
      return '_ga=1; _ga_AB12CD34EF=2; __Host-known=3; _gaming=4; _fbp=5'
    },
    set cookie(value: string) {
      cookies.push(value)
    },
  })
  vi.stubGlobal(
    'Image',
    class {
      set src(value: string) {
        pictures.push(value)
      }
    },
  )
})

/** What stands in the providers' queue, as they read it. */
const queued = () =>
  (page.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry,
  )
const sent = () => JSON.stringify([queued(), scripts, pictures])

test('a measurement is loaded once, with advertising denied first, and told paths alone', async () => {
  const { report, isLoaded } = await import('./providers.ts')
  expect(isLoaded()).toBe(false)
  report([GA4], '/rng')
  report([GA4], '/rng')
  report([GA4], '/promotions')
  expect(isLoaded()).toBe(true)
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
  const calls = queued() as unknown[][]
  expect(calls[0]).toEqual([
    'consent',
    'default',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ])
  const views = calls.filter(([, what]) => what === 'page_view').map(([, , view]) => view)
  const viewOf = (path: string) => ({
    page_location: `https://lotus.example${path}`,
    page_path: path,
    page_title: path,
    page_referrer: '',
    send_to: 'G-AB12CD34EF',
  })
  expect(views).toEqual([viewOf('/rng'), viewOf('/promotions')])
  expect(sent()).not.toMatch(/SECRET|Withdraw/)
})

test('a container and a pixel are told the same, the pixel without any code of theirs', async () => {
  const { report } = await import('./providers.ts')
  report([GTM, PIXEL], '/vip')
  report([GTM, PIXEL], '/')
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
  expect(queued()).toContainEqual({ event: 'page_view', page_path: '/vip', page_location: 'https://lotus.example/vip' })
  expect(pictures.map((picture) => new URL(picture).searchParams.get('dl'))).toEqual([
    'https://lotus.example/vip',
    'https://lotus.example/',
  ])
  expect(sent()).not.toMatch(/SECRET|Withdraw/)
})

test('every page that needs a log-in is a reader’s own, with all that lies below it', async () => {
  const { isCounted } = await import('./providers.ts')
  const { PAGE_LIST } = await import('../shell/nav/page-list.ts')
  const own = PAGE_LIST.flatMap(({ path, needsLogin }) => (needsLogin && path ? [path] : []))
  expect(own).toContain('/deposit')
  expect(own.flatMap((path) => [path, path.toUpperCase(), `${path}/x`]).filter(isCounted)).toEqual([])
})

test('of a reader’s own pages nothing is told, nor of the game’s, and nothing is loaded for them', async () => {
  const { report, isCounted } = await import('./providers.ts')
  for (const path of [
    '/account/security',
    '/records/bets',
    '/messages',
    '/Withdraw',
    '/deposit',
    '/game',
    '/reset',
    '/chat-window',
    '/confirm',
    '/account/limits',
  ])
    report([GA4, GTM, PIXEL], path)
  expect([scripts, pictures, queued()]).toEqual([[], [], []])
  expect(['/', '/rng', '/recently', '/help/privacy', '/promoDetail'].filter((path) => !isCounted(path))).toEqual([])
})

test('what is stopped says nothing more, and its cookies go, ours stay', async () => {
  const { stop } = await import('./providers.ts')
  stop([GA4, PIXEL])
  expect(page).toHaveProperty(['ga-disable-G-AB12CD34EF'], true)
  const gone = cookies.map((cookie) => cookie.split('=')[0])
  expect(new Set(gone)).toEqual(new Set(['_ga', '_ga_AB12CD34EF', '_fbp']))
  expect(cookies).toContain('_ga=;path=/;max-age=0;domain=.lotus.example')
})
