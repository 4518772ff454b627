import type { Page, Request } from '@playwright/test'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { Status } from '@senluna/site/src/boot.ts'
import { press } from '../support/keys.ts'
import { expectAccessible, expectColours, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, lookBelow, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GOOGLE = 'https://www.googletagmanager.com'
const META = 'https://www.facebook.com'

/**
 * Gives the page's brand two accounts that count, in its first call and in its policy; answers what
 * is asked of them.
 */
async function counted(page: Page): Promise<Request[]> {
  const asked: Request[] = []
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch()
    const envelope: Envelope<Status> = await response.json()
    envelope.value!.info.analytics = [
      { provider: 'GA4', id: 'G-AB12CD34EF' },
      { provider: 'FB_PIXEL', id: '123456789012345' },
    ]
    await route.fulfill({ response, json: envelope })
  })
  // The server lets a brand's accounts in by its policy; this brand has none.
  await page.route(
    (url) => /^\/(?:rng|promotions|vip|help.*)?$/.test(url.pathname) && url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const policy = (response.headers()['content-security-policy'] ?? '')
        .replace("script-src 'self'", `script-src 'self' ${GOOGLE}`)
        .replace("img-src 'self'", `img-src 'self' ${META}`)
      return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    },
  )
  await page.route(/^https:\/\/www\.(?:googletagmanager|facebook)\.com\//, async (route) => {
    asked.push(route.request())
    const script = 'window.counted = (window.counted || 0) + 1; document.cookie = "_ga=GA1.1;path=/"'
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return asked
}

const bar = (page: Page, say: Words) => page.getByRole('region', { name: say('analytics.title') })
const button = (page: Page, say: Words, name: 'accept' | 'refuse') =>
  bar(page, say).getByRole('button', { name: say(`analytics.${name}`) })
const hosts = (asked: readonly Request[]) => [...new Set(asked.map((request) => new URL(request.url()).origin))].sort()
/** What the page has sent to the script: the paths of page views. */
const views = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((call) => [...(call as ArrayLike<unknown> & Iterable<unknown>)])
      .filter(([, what]) => what === 'page_view')
      .map(([, , view]) => (view as { page_location: string }).page_location),
  )

test('a brand that nobody counts for asks nothing', async ({ page, say }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !hostname.endsWith('localhost')) foreign.push(request.url())
  })
  await open(page, '/')
  await settled(page)
  await lookBelow(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(bar(page, say)).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('analytics.choice') })).toHaveCount(0)
  expect(foreign).toEqual([])
})

test('nothing is loaded before somebody agrees, then paths alone are told, and taking it back ends it', async ({
  page,
  say,
}) => {
  const asked = await counted(page)
  await open(page, '/rng?sort=new')
  await expect(bar(page, say)).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'the question')
  await expectColours(page, 'the question', 'light')
  await expectNoSidewaysScroll(page, 'the question')
  expect(asked).toEqual([])
  // The page goes on under it.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.login'), exact: true })).toBeEnabled()
  await button(page, say, 'accept').click()
  await expect(bar(page, say)).toHaveCount(0)
  await expect.poll(() => hosts(asked)).toEqual([META, GOOGLE])
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'counted') as number)).toBe(1)
  const { origin } = new URL(page.url())
  expect(await views(page)).toEqual([`${origin}/rng`])
  const pixel = asked.find((request) => request.url().startsWith(META))!
  expect(new URL(pixel.url()).searchParams.get('dl')).toBe(`${origin}/rng`)
  expect(pixel.headers().referer).toBeUndefined()
  // A page is counted once it is there: one that is left before it came was never opened.
  const follow = (name: 'promo.title' | 'shell.limits') =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(name), exact: true })
      .click()
  const there = (name: 'promo.title' | 'shell.limits') =>
    expect(page.getByRole('heading', { level: 1, name: say(name) })).toBeVisible()
  await follow('promo.title')
  await there('promo.title')
  await expect.poll(() => views(page)).toEqual([`${origin}/rng`, `${origin}/promotions`])
  await follow('shell.limits')
  await there('shell.limits')
  await expect(page).toHaveURL(/\/account\/limits$/)
  expect(await views(page)).toEqual([`${origin}/rng`, `${origin}/promotions`])

  // The choice stays with the next load, and is found again below.
  await page.goto('/')
  await expect.poll(async () => (await views(page)).length).toBe(1)
  await expect(bar(page, say)).toHaveCount(0)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('analytics.choice') })
    .click()
  await expect(bar(page, say).getByText(say('analytics.accepted'))).toBeVisible()
  await Promise.all([page.waitForEvent('load'), button(page, say, 'refuse').click()])
  asked.length = 0
  await page.goto('/promotions')
  await settled(page)
  await expect(bar(page, say)).toHaveCount(0)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => [Reflect.get(window, 'counted'), document.cookie.includes('_ga')])).toEqual([
    undefined,
    false,
  ])
})

test('who refuses is not asked again, by keyboard as well, and may think otherwise', async ({ page, say }) => {
  const asked = await counted(page)
  await open(page, '/')
  await press(page, button(page, say, 'refuse'))
  await expect(bar(page, say)).toHaveCount(0)
  await page.reload()
  await settled(page)
  await lookBelow(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(bar(page, say)).toHaveCount(0)
  expect(asked).toEqual([])
  const choice = page.getByRole('contentinfo').getByRole('button', { name: say('analytics.choice') })
  await choice.press('Enter')
  await expect(bar(page, say).getByRole('heading')).toBeFocused()
  await expect(bar(page, say).getByText(say('analytics.refused'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page, say)).toHaveCount(0)
  await expect(choice).toBeFocused()
  expect(asked).toEqual([])
  await choice.press('Enter')
  await press(page, button(page, say, 'accept'))
  await expect.poll(() => hosts(asked)).toEqual([META, GOOGLE])
})

test('a browser that asks not to be tracked is not asked, and nothing is loaded', async ({ page, say }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const asked = await counted(page)
  await open(page, '/')
  await settled(page)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('analytics.choice') })
    .click()
  await expect(bar(page, say).getByText(say('analytics.signal'))).toBeVisible()
  await expect(button(page, say, 'accept')).toHaveCount(0)
  await bar(page, say)
    .getByRole('button', { name: say('shell.close') })
    .click()
  await expect(bar(page, say)).toHaveCount(0)
  expect(asked).toEqual([])
})
