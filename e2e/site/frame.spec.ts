import { avatar, register } from '../support/account.ts'
import { longList } from '../support/long-list.ts'
import { expect, lookBelow, open, settled, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('home stands at its three addresses, and opens at its tab of slots', async ({ page, say }) => {
  for (const path of ['/', '/index', '/index.html']) {
    await open(page, path)
    await expect(page).toHaveURL(path)
    await lookBelow(page)
    await expect(page.getByRole('heading', { name: say('home.slots') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Sen Vàng' })).toBeVisible()
  }
  await open(page, longList('/'))
  await lookBelow(page)
  await expect(page.getByRole('tablist', { name: say('home.slots') })).toBeVisible()
  await expect(page.getByRole('tab', { name: say('home.slots.suggested') })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
})

test('back and forward walk through the pages', async ({ page }) => {
  await open(page, '/')
  await open(page, '/rng')
  await page.getByRole('link', { name: /Sen Vàng/ }).waitFor()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page).toHaveURL('/rng')
  await settled(page)
  await expect(page.getByRole('link', { name: /Sen Vàng/ })).toBeVisible()
})

test('a drop-down lists at most fifteen vendors, flush above eight; the rest stand on a page with a search', async ({
  page,
  say,
}) => {
  await open(page, longList('/'))
  const category = say('category.RNG')
  const nav = page.getByRole('navigation', { name: say('shell.categoriesNav') })
  await nav.getByRole('button', { name: say('shell.vendorsOf', { category }) }).click()
  const menu = nav.locator('.vm')
  await expect(menu.getByRole('listitem')).toHaveCount(15)
  await expect(menu).toHaveClass(/flush/)
  await expect(menu.getByRole('listitem').first().locator('img')).toBeVisible()
  await menu.getByRole('link', { name: say('shell.more') }).click()
  await expect(page).toHaveURL(longList('/rng?vendors=all'))
  const vendors = page.locator('.vendor-grid').getByRole('listitem')
  await vendors.first().waitFor()
  expect(await vendors.count()).toBeGreaterThan(15)
  const first = await vendors.first().locator('b').textContent()
  await page.getByRole('searchbox', { name: say('lobby.vendorSearch') }).fill(first ?? '')
  await expect(vendors).toHaveCount(1)
  await vendors.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/rng\?page=/)
})

test('the footer names vendors by category, and stands everywhere but beside a game', async ({ page, say }) => {
  await open(page, longList('/'))
  await lookBelow(page)
  const footer = page.getByRole('contentinfo')
  for (const category of ['LIVE', 'SPORTS', 'RNG', 'PVP'] as const)
    await expect(footer.getByRole('heading', { name: say(`category.${category}`), exact: true })).toBeVisible()
  await expect(footer).toContainText(`${new Date().getFullYear()}`)
  await footer.getByRole('link').first().click()
  await expect(page).toHaveURL(/\?page=/)
  await expect(footer).toBeVisible()
  await page.goto('/game?id=sen-vang&node=1&vendor=SENLUNA&mode=demo')
  await expect(footer).toHaveCount(0)
})

test('a window is 600 by 300 at least, fixes the page behind it, and goes by a click beside it or by Escape', async ({
  page,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const window = page.getByRole('dialog', { name: say('search.title') })
  const scrolled = () => page.evaluate(() => [document.documentElement.style.overflow, scrollY])
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(100)
  const before = await scrolled()
  for (const leave of [() => page.mouse.click(5, 320), () => page.keyboard.press('Escape')]) {
    await page.keyboard.press('/')
    await expect(window).toBeVisible()
    // It grows as it opens.
    await expect
      .poll(async () => {
        const box = await window.boundingBox()
        return [Math.round(box?.width ?? 0), (box?.height ?? 0) >= 300]
      })
      .toEqual([600, true])
    expect(await window.evaluate((shown) => getComputedStyle(shown).animationDuration)).toBe('0.1s')
    expect((await scrolled())[0]).toBe('hidden')
    await leave()
    await expect(window).toHaveCount(0)
    expect(await scrolled()).toEqual(before)
  }
})

test('a question stays when one clicks beside it', async ({ page, say }) => {
  await open(page, '/')
  const name = await register(page, say)
  await page.getByRole('button', { name: say('shell.accountOf', { name }) }).click()
  await page.getByRole('menuitem', { name: say('shell.signOut') }).click()
  const question = page.getByRole('dialog', { name: say('shell.signOut.title') })
  await page.mouse.click(5, 320)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
})

test('the way out is seen in the account menu without scrolling', async ({ page, say }) => {
  await open(page, '/')
  const name = await register(page, say)
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await avatar(page, say, name).click()
    await expect(page.getByRole('menuitem', { name: say('shell.signOut') })).toBeInViewport({ ratio: 1 })
    if (size.height === 900) {
      const hidden = () => page.locator('.menu-scroll').evaluate((list) => list.scrollHeight - list.clientHeight)
      await expect.poll(hidden).toBe(0)
    }
    await page.keyboard.press('Escape')
  }
})

test('beside a wide page are four ways to get help, the sign of each in its middle', async ({ page, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const dock = page.getByRole('complementary', { name: say('shell.quickHelp') })
  await expect(dock.getByRole('button')).toHaveCount(4)
  for (const button of await dock.getByRole('button').all()) {
    const off = await button.evaluate((ground) => {
      const [outer, sign] = [ground, ground.querySelector('svg')!].map((shown) => shown.getBoundingClientRect())
      return outer!.top + outer!.height / 2 - (sign!.top + sign!.height / 2)
    })
    expect(Math.abs(off)).toBeLessThanOrEqual(1)
  }
})

test('every button over a game shows its sign', async ({ page, say }) => {
  await open(page, '/')
  await page.getByRole('button', { name: say('home.hero.try') }).click()
  const bar = page.getByRole('banner', { name: say('frame.bar') })
  for (const name of ['frame.back', 'shell.limits', 'frame.fullscreen'] as const) {
    const sign = bar.getByRole('button', { name: say(name), exact: true }).locator('svg')
    expect((await sign.boundingBox())?.width, name).toBeGreaterThanOrEqual(16)
  }
})

test('where nothing of the site’s own code comes, loading it again is offered in the reader’s language', async ({
  page,
  say,
}) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/rng')
  const again = page.getByRole('button', { name: say('shell.reload') })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await settled(page)
  await expect(page.getByRole('link', { name: /Sen Vàng/ })).toBeVisible()
})

test('a page or a window whose code does not come is tried once more; then a reload is offered, and the rest stays', async ({
  page,
  say,
}) => {
  await open(page, '/')
  await page.route(/\/assets\/(?:Lobby|CommandSearch)-[^/]*\.js$/, (route) => route.abort())
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: say('shell.searchHint') }).click()
  await expect(page.getByRole('button', { name: say('shell.reload') })).toBeVisible()
  await expect(page.getByRole('heading', { name: say('home.slots') })).toBeVisible()
  await page
    .getByRole('navigation', { name: say('shell.categoriesNav') })
    .getByRole('link', { name: say('category.RNG'), exact: true })
    .click()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText(say('shell.chunk.missing'))
  await expect(banner).toBeVisible()
  await page.unrouteAll()
  await failed.getByRole('button', { name: say('shell.reload') }).click()
  await settled(page)
  await expect(page.getByRole('link', { name: /Sen Vàng/ })).toBeVisible()
})

test('beside an open window the room of the scroll bar is as dim as the page', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await open(page, '/')
  const lit = await ground()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(ground).not.toBe(lit)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(ground).toBe(lit)
})
