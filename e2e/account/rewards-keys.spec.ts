import { randomBytes } from 'node:crypto'
import { ask } from '../support/database.ts'
import { press, tabTo } from '../support/keys.ts'
import { PASSWORD } from '../support/account.ts'
import { becomeMember } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

const PIN = '482915'
const newId = (kind: string) => `e2e-${kind}-${randomBytes(4).toString('hex')}`

/** Offers one like a promotion there is, by other rules, with its id as title. */
const offer = (id: string, like: string, rules: object) =>
  ask(
    `insert into promotions.promotion select (jsonb_populate_record(p, jsonb_build_object('id', $1::text,
       'start_at', now() - interval '1 minute',
       'titles', jsonb_build_object('VI', $1::text, 'EN', $1::text), 'rules', p.rules || $3::jsonb))).*
     from promotions.promotion p where p.merchant_id = 'senluna' and p.id = $2`,
    [id, like, JSON.stringify(rules)],
  )
const takeOff = (id: string) => ask(`update promotions.promotion set enabled = false where id = $1`, [id])

test('a mission is joined, filled and claimed by keys alone', async ({ page, say }) => {
  const [mission, tap] = [newId('mission'), newId('tap')]
  await becomeMember(page)
  await offer(mission, 'mission-check-in', { target: '1', every: 'DAY' })
  await offer(tap, 'check-in', {})
  try {
    await page.goto('/?mc=missionLeaderboard')
    const card = page.locator('.mission').filter({ hasText: mission })
    const said = (done: string) => say('mission.of', { done, target: '1' })
    await expect(card.getByRole('progressbar')).toHaveAccessibleName(said('0'))

    await page.goto(`/promoDetail?id=${tap}`)
    const take = page.getByRole('button', { name: /1[.,]000/ })
    await press(page, take.first())
    await expect(page.getByText(say('promo.status.CLAIMED')).first()).toBeVisible()
    await expect(page.locator('.promos :focus'), 'the button is gone, the place is not').toHaveCount(1)

    await page.goto('/?mc=missionLeaderboard')
    await expect(card.getByRole('progressbar')).toHaveAccessibleName(said('1'))
    await press(page, card.getByRole('button'))
    await expect(card.getByText(say('promo.status.CLAIMED'))).toBeVisible()
    // Whoever goes on by keys is still in the list, not at the top of the page.
    await expect(page.locator('.mission :focus')).toHaveCount(1)
  } finally {
    await takeOff(mission)
    await takeOff(tap)
  }
})

test('points come by a code and go for goods, by keys alone', async ({ page, say }) => {
  test.slow()
  const code = newId('code')
  await becomeMember(page)
  await offer(code, 'welcome-code', { code: 'E2EPOINTS', amount: '0', extra: { points: '5000' } })
  try {
    await page.goto(`/promoDetail?id=${code}`)
    await tabTo(page, page.getByLabel(say('promo.code'), { exact: true }))
    await page.keyboard.type('e2epoints')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('promo.code.used'))).toBeVisible()
  } finally {
    await takeOff(code)
  }

  await page.goto('/?mc=withdraw')
  await press(page, page.getByRole('button', { name: say('withdraw.need.pin.do') }))
  const pinForm = page.getByRole('dialog', { name: say('sec.row.paymentPassword') })
  await tabTo(page, pinForm.getByLabel(say('sec.pin.new')).first())
  await page.keyboard.type(PIN)
  await tabTo(page, pinForm.getByLabel(say('sec.pin.again')).first())
  await page.keyboard.type(PIN)
  await tabTo(page, pinForm.getByLabel(say('sec.password')).first())
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(pinForm).toHaveCount(0)

  await page.goto('/pointMall')
  const goods = page.locator('.mall-item').filter({ has: page.getByRole('button', { name: say('points.redeem') }) })
  const redeem = goods.first().getByRole('button', { name: say('points.redeem') })
  await expect(redeem).toBeEnabled()
  await press(page, redeem)
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(redeem, 'the focus returns to what opened the window').toBeFocused()

  await page.keyboard.press('Enter')
  const pin = form.getByLabel(say('line.pin')).first()
  await tabTo(page, pin)
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(pin, 'what is wrong has the focus').toBeFocused()
  await expect(pin).toHaveAccessibleDescription(say('line.invalid.pin'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(PIN)
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(page.getByText(new RegExp(say('points.redeemed').split('{')[0] ?? '')).first()).toBeVisible()
  await expect(page.getByText(say('points.state.waits')).first()).toBeVisible()
})

test('the wheel is turned, its odds read and its draw checked by keys alone', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/promoDetail?id=lantern-wheel')
  const spin = page.getByRole('button', { name: say('raffle.spin', { count: '1' }) })
  await expect(spin).toBeVisible({ timeout: 30_000 })
  // The odds of each prize stand beside it as text, and add up to all.
  const shares = await page.locator('.raffle-odds td').allInnerTexts()
  expect(shares.reduce((sum, share) => sum + Number.parseFloat(share), 0)).toBeCloseTo(100, 2)
  await press(page, spin)
  const none = page.getByRole('button', { name: say('raffle.none') })
  await expect(none).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.promos :focus'), 'the focus stays where the wheel is').toHaveCount(1)
  await press(page, page.locator('.raffle-draws summary').first())
  await expect(page.getByText(new RegExp(say('raffle.checked').split('{')[0] ?? ''))).toBeVisible()
})
