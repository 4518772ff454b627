import { becomeMember } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

test('a wheel turns to what was drawn, and the browser finds that it was decided before', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/promoDetail?id=lantern-wheel')
  await page.getByRole('button', { name: say('raffle.spin', { count: '1' }) }).click()
  await expect(page.getByRole('button', { name: say('raffle.none') })).toBeVisible({ timeout: 20_000 })
  await page.getByText(say('raffle.check'), { exact: true }).click()
  await expect(page.getByText(new RegExp(say('raffle.checked').split('{')[0] ?? ''))).toBeVisible()
})

test('a form is sent, waits, and is taken back', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/promoDetail?id=share-and-win')
  await page.getByLabel(say('form.remark')).fill('Ván thắng đẹp nhất tuần này')
  await page.getByRole('button', { name: say('form.send') }).click()
  await page.getByRole('button', { name: say('form.withdraw') }).click()
  await expect(page.getByText(say('form.withdrawn'))).toBeVisible()
})
