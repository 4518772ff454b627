import type { Page } from '@playwright/test'
import { avatar, newName, register } from '../support/account.ts'
import { ask } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, lookBelow, open, settled, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WITHIN_MS = 2_000

const idOf = async (name: string): Promise<string> =>
  (await ask(`select id from members.member where user_name = $1`, [name]))[0].id

/** What setting a limit writes: the member gets a message about it. */
const limitSet = (member: string) =>
  ask(`insert into platform.outbox (topic, audience, payload, at) values ('limitChanged', $1, $2, now())`, [
    member,
    { kind: 'lossDay', value: '500000' },
  ])

test('messages: every tab knows at once how many wait; they are read, deleted, and chosen for', async ({
  page,
  say,
}) => {
  test.slow()
  await open(page, '/')
  const name = await register(page, say)
  const bell = (page: Page, count: number) =>
    page.getByRole('banner').getByRole('link', {
      name: count > 0 ? say('inbox.badge', { count }) : say('inbox.title'),
      exact: true,
    })
  await expect(bell(page, 1)).toBeVisible()
  const other = await page.context().newPage()
  await open(other, '/')
  await expect(bell(other, 1)).toBeVisible()
  await limitSet(await idOf(name))
  await Promise.all([page, other].map((tab) => expect(bell(tab, 2)).toBeVisible({ timeout: WITHIN_MS })))

  await bell(page, 2).press('Enter')
  await settled(page)
  const rows = page.locator('#inbox-list').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const limit = rows.first().getByRole('button', { name: say('message.limitSet.title') })
  await limit.press('Enter')
  await expect(page.getByRole('heading', { name: say('message.limitSet.title') })).toBeFocused()
  await expect(page.getByRole('article')).toContainText('500,000.00 VND')
  await Promise.all([page, other].map((tab) => expect(bell(tab, 1)).toBeVisible({ timeout: WITHIN_MS })))
  await expectAccessible(page, 'messages with one open')
  await expectNoSidewaysScroll(page, 'messages with one open')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: say('inbox.back') }).click()
  await expect(limit).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 640 })

  await limit.click()
  await page.getByRole('button', { name: say('inbox.delete'), exact: true }).press('Enter')
  const question = page.getByRole('dialog', { name: say('inbox.delete.ask') })
  await expect(question.getByRole('button', { name: say('shell.cancel') })).toBeFocused()
  await question.getByRole('button', { name: say('inbox.delete'), exact: true }).press('Enter')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: say('inbox.readAll') }).press('Enter')
  await expect(bell(other, 0)).toBeVisible({ timeout: WITHIN_MS })
  await page.getByRole('tab', { name: say('inbox.tab.PROMOTION') }).click()
  await expect(page.getByText(say('inbox.empty'))).toBeVisible()

  const offers = page.getByRole('checkbox', { name: say('pref.promotionMessages') })
  await expect(offers).not.toBeChecked()
  await offers.press('Space')
  await expect(page.getByRole('status').filter({ hasText: say('pref.saved') })).toBeVisible()
  await page.reload()
  await expect(offers).toBeChecked()
})

test('a headline stands above everything until it is closed; banners change when asked to', async ({ page, say }) => {
  test.slow()
  const id = `e2e-${newName()}`
  // What was read a moment ago is kept by the browser and by the tab.
  await page.route('**/MCSFE_getListAnnouncements*', (route) => route.continue())
  const again = async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await settled(page)
  }
  const save = (version: number) =>
    ask(
      `insert into content.notice (merchant_id, id, type, titles, contents, cleaned_by, link_type, sort, start_at, execution,
         platforms, audience, frequency, version, created_at)
       values ('senluna', $1, 'H', $2, $3, 1, 'NONE', 1, now() - interval '1 day', 'B', '{ALL}', 'ALL', 'ONCE', $4, now())
       on conflict (merchant_id, id) do update set version = excluded.version`,
      [id, { VI: 'Bảo trì lúc 03:00' }, { VI: '<p>Mười phút.</p>' }, version],
    )
  await save(1)
  try {
    await open(page, '/')
    const bar = page.getByRole('complementary', { name: say('headline.label') })
    const above = async () => (await bar.boundingBox())!.y < (await page.getByRole('banner').boundingBox())!.y
    await expect(bar).toBeVisible()
    expect(await above()).toBe(true)
    await expectAccessible(page, 'home with a headline and banners')
    const headline = bar.getByRole('button', { name: say('shell.notice.open', { title: 'Bảo trì lúc 03:00' }) })
    await headline.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Mười phút.')
    await page.keyboard.press('Escape')
    // Nothing of the page can be pressed before the window over it is gone and has given the focus
    // back.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(headline).toBeFocused()
    await bar.getByRole('button', { name: say('headline.close') }).press('Enter')
    await expect(bar).toHaveCount(0)
    await again()
    await expect(bar).toHaveCount(0)
    await save(2)
    await again()
    await expect(bar).toBeVisible()
  } finally {
    await ask(`delete from content.notice where id = $1`, [id])
  }

  const banners = page.getByRole('region', { name: say('banners.label') })
  const slide = banners.getByRole('heading')
  await expect(banners).toContainText(say('banners.of', { now: 1, count: 3 }))
  await banners.getByRole('button', { name: say('banners.next') }).press('Enter')
  await expect(slide).toBeVisible()
  // What lies beneath can't be reached.
  await expect(page.locator('.banner .act')).toHaveAttribute('inert', '')
  await expectAccessible(page, 'home with a banner')
  await expectNoSidewaysScroll(page, 'home with a banner')
  await banners.getByRole('button', { name: say('banners.previous') }).press('Enter')
  await expect(slide).toHaveCount(0)
  // Where little motion is wanted nothing changes by itself until it is asked to.
  await banners.getByRole('button', { name: say('banners.play') }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await expect(slide).toBeVisible({ timeout: 12_000 })
})

test('a banner stands at the head of its own page', async ({ page, say }) => {
  await ask(
    `insert into content.notice (merchant_id, id, type, titles, contents, cleaned_by, place, link_type, sort, start_at, execution,
       platforms, audience, only_for, frequency, version, created_at)
     select merchant_id, 'banner-slots', type, titles, contents, cleaned_by, '/rng', 'NONE', 99, start_at, execution, platforms,
       audience, only_for, frequency, 1, created_at from content.notice where merchant_id = 'senluna' and id = 'banner-fair'
     on conflict do nothing`,
  )
  try {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: say('shell.categoriesNav') })
    await menu.getByRole('link', { name: say('category.RNG'), exact: true }).click()
    await expect(page).toHaveURL('/rng')
    await expect(page.getByRole('main').getByRole('region', { name: say('banners.label') })).toBeVisible()
  } finally {
    await ask(`delete from content.notice where id = 'banner-slots'`)
  }
})

test('promotions, VIP and the mall say what is so; nothing there does nothing', async ({ page, say }) => {
  test.slow()
  await open(page, '/promotions')
  await expectAccessible(page, 'promotions')
  await expectNoSidewaysScroll(page, 'promotions')
  await page
    .getByRole('main')
    .getByRole('link', { name: /10,000,000\.00/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/promoDetail\?id=demo-grant/)
  await expect(page.getByRole('heading', { level: 1, name: /10,000,000\.00/ })).toBeFocused()
  await expect(page.getByText(say('promo.auto'))).toBeVisible()
  await expectAccessible(page, 'a promotion')
  await expectNoSidewaysScroll(page, 'a promotion')
  await open(page, '/vip')
  await expect(page.getByText(say('vip.guest'))).toBeVisible()
  await expect(page.getByRole('table', { name: say('vip.table') }).getByRole('row')).not.toHaveCount(0)
  await lookBelow(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: say('vip.title'), exact: true })).toBeVisible()
  await expectAccessible(page, 'VIP')
  await expectNoSidewaysScroll(page, 'VIP')
  await open(page, '/pointMall')
  await expect(page.getByRole('heading', { name: say('points.earning') })).toBeVisible()
  await page.setViewportSize({ width: 1500, height: 800 })
  await expect(page.getByRole('complementary', { name: say('shell.quickHelp') })).toHaveCount(0)
  await expectAccessible(page, 'the points mall')
  const { port } = new URL(page.url())
  await page.goto(`http://reference.localhost:${port}/promotions`)
  await settled(page)
  await expect(page.getByRole('main').getByRole('link', { name: say('promo.play') })).toBeVisible()
})

test('the board of wins is left out while it is empty, shows real wins, and lets go of who does not want it', async ({
  page,
  say,
}) => {
  await open(page, '/winners')
  const name = newName()
  await expect(page.getByRole('heading', { level: 1, name: say('winners.page') })).toBeVisible()
  await register(page, say, name)
  const won = (member: string, amount: number) =>
    ask(
      `insert into winners.win (owner_id, wager_id, merchant_id, game_id, vendor, stake, winnings, shown_at)
       values ($1, gen_random_uuid(), 'senluna', 'sen-vang', 'SENLUNA', 10000, $2, now() - interval '1 minute')`,
      [member, amount],
    )
  await won(await idOf(name), 777_000)
  await page.goto('/')
  await settled(page)
  const block = page.locator('section').filter({ has: page.getByRole('heading', { name: say('winners.title') }) })
  await expect(block).toContainText('777,000.00')
  await block.getByRole('link', { name: say('winners.all') }).press('Enter')
  const row = page.getByRole('row').filter({ hasText: '777,000.00' })
  await expect(row).toContainText(`${name.slice(0, 2)}***${name.slice(-1)}`)
  await expectAccessible(page, 'the board of wins')
  await expectNoSidewaysScroll(page, 'the board of wins')
  await page.getByRole('checkbox', { name: say('pref.winnerBoard') }).press('Space')
  await expect(page.getByRole('status').filter({ hasText: say('pref.saved') })).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(row).toHaveCount(0)
  await expect(avatar(page, say, name)).toBeVisible()
})

test('customer service: each way of the demonstration really opens, and a blocked window is told', async ({ page }) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const way = (name: string) => footer.getByRole('button', { name })
  const opened = async (name: string, path: RegExp) => {
    const [window] = await Promise.all([page.context().waitForEvent('page'), way(name).press('Enter')])
    await window.waitForURL(path)
    return window
  }
  const known = await opened('Chat trực tuyến', /\/chat-window\?/)
  expect(new URL(known.url()).searchParams.get('visitor')).toBe('guest')
  expect(await known.evaluate(() => [globalThis.opener, innerWidth])).toEqual([null, 440])
  await known.close()
  await (await opened('Trợ giúp nhanh', /\/helpmc/)).close()
  await (await opened('Gửi phản hồi', /\/help\/feedback/)).close()
  await page.evaluate(() => {
    globalThis.open = () => null
  })
  await way('Trợ giúp nhanh').press('Enter')
  await expect(page.getByRole('alert').last()).toBeVisible()
})
