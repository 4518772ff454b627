import type { Locator, Page } from '@playwright/test'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { promotions } from '@senluna/contract/site/content.ts'
import type { FirstPageFiles } from '@senluna/contract/site/first-page.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** When styles and a picture had come, code was asked for and something was painted. */
const timesOf = (page: Page, picture: string) =>
  page.evaluate((part) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const at = (path: string) => all.find(({ name }) => new RegExp(path).test(new URL(name).pathname))
    return {
      styled: at('^/assets/index-.*css$')?.responseEnd ?? Infinity,
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      picture: at(part)?.responseEnd ?? Infinity,
      code: at('^/assets/.*js$')?.startTime ?? 0,
    }
  }, picture)

for (const [path, picture] of [
  ['/', '^/art/hero'],
  ['/rng', '^/art/g/'],
  ['/vnlottery', '^/art/c-balls'],
  ['/elott', '^/art/c-balls'],
  ['/promotions', '^/art/b-'],
] as const)
  test(`the picture looked at first is there before the code is asked for: ${path}`, async ({ page }) => {
    await open(page, path)
    const came = await timesOf(page, picture)
    expect(came.code).toBeGreaterThan(Math.min(came.picture, came.styled + 990))
  })

test('a page without a picture looked at first asks for its code at once', async ({ page }) => {
  await open(page, '/help')
  const { code, painted } = await timesOf(page, '^/art/hero')
  expect(code).toBeLessThan(painted)
})

const SCRIPTS = /\/assets\/[^/]*\.js$/

for (const [path, title, picture] of [
  ['/vnlottery', undefined, '.drawhd .art'],
  ['/elott', 'lottery.hall.title', '.halls-head img'],
  ['/lottery', 'lottery.hall.title', '.halls-head img'],
  ['/promotions', 'promo.title', '.promo img'],
  ['/rng', 'category.RNG', '.spot .th img'],
] as const)
  test(`what is looked at first stands in the answer, where the page itself has it: ${path}`, async ({ page, say }) => {
    const placesOf = async (image: Locator) => {
      await expect
        .poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.complete && drawn.naturalWidth))
        .toBeTruthy()
      const places: number[] = []
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        places.push(
          ...(await image.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x, y, width, height]
          })),
        )
      }
      return places
    }
    // A notice that comes or goes between the two answers moves the page: both are asked for again.
    await expect(async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.route(SCRIPTS, (route) => route.abort())
      await page.goto(path)
      const view = page.locator('.first-view')
      if (title) await expect(view.getByText(say(title), { exact: true })).toBeVisible()
      const first = await placesOf(view.locator(picture).first())
      await page.unrouteAll()
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, path)
      const then = await placesOf(page.locator('main').locator(picture).first())
      for (const [at, figure] of then.entries())
        expect(Math.abs(figure - first[at]!), `${first.join()} → ${then.join()}`).toBeLessThanOrEqual(3)
    }).toPass({ timeout: 40_000 })
  })

for (const [path, call] of [
  ['/rng', gameList.path],
  ['/promotions', promotions.path],
] as const)
  for (const times of [1, 12])
    test(`a list that comes late moves nothing that stands: ${path}, ${times} times as long`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.addInitScript(watchShifts)
      await page.route(SCRIPTS, (route) => route.abort())
      await page.route(
        ({ pathname }) => pathname === call,
        async (route) => {
          const reply = await route.fetch()
          const said = (await reply.json()) as { value: { list: unknown[] } }
          await page.waitForTimeout(400)
          said.value.list = Array.from({ length: times }, () => said.value.list).flat()
          await route.fulfill({ response: reply, json: said })
        },
      )
      await page.goto(path)
      await expect(page.locator('.first-view img[src]').first()).toBeVisible()
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })

// Runs in the page.
function watchShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    /** How far each thing that moved by itself moved what was in view. */
    shifts: number[]
  }
}

for (const path of ['/help', '/fairness', '/results/xsmb', '/noticePage', '/vnlottery', '/account/limits'])
  test(`an address names every file of its page, none is found out about only when another has run: ${path}`, async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    // The first script alone would ask for the rest.
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort())
    await page.goto(path)
    const own = JSON.parse((await page.locator('#first-page').textContent()) ?? '{}') as FirstPageFiles
    const named = [...own.files, ...own.texts.VI!]
    expect(named.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2)
    await expect.poll(() => named.filter((file) => !asked.has(file))).toEqual([])
  })
