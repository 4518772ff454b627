import { deskText, giveReason, openDesk } from '../support/desk.ts'
import { ask } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

test('a draw is looked at and closed early, odds are tried before they are asked for', async ({ browser, baseURL }) => {
  test.slow()
  const { page: desk, close } = await openDesk(browser, baseURL!, 'LOTTERY', 'TRADING', 'lotteryHouse.edit')
  const [draw] = await ask(
    `select no, numero from lottery.draw where game = 'VN_FAST_N_300' and lock_at > now() + interval '2 hours' order by draw_at limit 1`,
  )
  // What a hundred bettors have taken of it.
  await ask(
    `insert into lottery.exposure (draw_no, merchant_id, currency, bet_type, key, units, payout)
     select $1::integer, 'senluna', 'XVD', 'LO2', lpad(n::text, 2, '0'), (n * 7919 % 53 + 1) * 900000, 0 from generate_series(0, 99, 3) n
     union all select $1::integer, 'senluna', 'XVD', 'LO2', '', 0, 18000000000`,
    [draw.no],
  )
  await desk.goto(`/lottery-draws?game=vn_fast_n_300&numero=${draw.numero}`)
  await desk.getByRole('row').filter({ hasText: draw.numero }).click()
  const drawer = desk.getByRole('complementary')
  await expect(drawer.getByText(deskText('desk.draws.exposure.map'))).toBeVisible()
  await drawer.getByText(deskText('desk.draws.exposure.table')).click()
  await expect(drawer.getByRole('row').filter({ hasText: '99' }).first()).toBeVisible()
  await expect(drawer.getByText(deskText('desk.draws.commitment'))).toBeVisible()
  await drawer.getByRole('button', { name: deskText('desk.draws.do.lock') }).click()
  await giveReason(desk, deskText('desk.draws.do.lock'))
  await expect(drawer.getByText(deskText('desk.draws.state.LOCKED'))).toBeVisible()
  await expectAccessible(desk, 'a draw beside the list')
  await expectNoSidewaysScroll(desk, 'the draws', [390, 1440])

  await desk.goto('/lottery-terms?game=VN_FAST_N_300&betType=LO2')
  await desk.getByRole('row').filter({ hasText: 'LO2' }).first().click()
  await drawer.getByLabel(deskText('desk.terms.odds'), { exact: true }).fill('99.5')
  await drawer.getByRole('button', { name: deskText('desk.terms.try') }).click()
  await expect(drawer.getByText(/the maximum is 99 ?%/)).toBeVisible()
  await drawer.getByLabel(deskText('desk.terms.odds'), { exact: true }).fill('98')
  await drawer.getByRole('button', { name: deskText('desk.terms.try') }).click()
  await expect(drawer.getByRole('table')).toBeVisible()
  await expectAccessible(desk, 'terms with what they would have made of it')
  await expectNoSidewaysScroll(desk, 'the terms', [390, 1440])
  await drawer.getByRole('button', { name: deskText('desk.terms.save') }).click()
  await giveReason(desk, deskText('desk.terms.save'))
  await desk.goto('/approvals')
  await expect(desk.getByText(deskText('desk.action.lottery.terms')).first()).toBeVisible()
  for (const path of ['/lottery-games', '/lottery-days']) {
    await desk.goto(path)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(desk, path)
  }
  await close()
})
