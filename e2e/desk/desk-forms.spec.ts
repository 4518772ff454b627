import { expect, test } from '@playwright/test'
import { deskText, openDesk } from '../support/desk.ts'

test('what somebody has begun to write is not thrown away unasked', async ({ browser, baseURL }) => {
  const desk = await openDesk(browser, baseURL!, 'CONTENT', 'RISK')
  const { page } = desk
  const form = page.getByRole('dialog')
  const asks = form.getByRole('alert').filter({ hasText: deskText('desk.unsaved') })

  await page.goto('/notices')
  const make = page.getByRole('button', { name: deskText('desk.notices.new') })
  await make.click()
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form, 'nothing is written yet').toHaveCount(0)

  await make.click()
  const title = form.getByLabel(deskText('desk.notices.title'))
  await title.fill('Half a thought')
  await page.keyboard.press('Escape')
  await expect(asks).toBeVisible()
  await expect(asks.getByRole('button', { name: deskText('desk.unsaved.keep') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asks).toHaveCount(0)
  await expect(title).toHaveValue('Half a thought')
  await expect(title).toBeFocused()
  for (let times = 0; times < 5; times++) await page.keyboard.press('Escape')
  await expect(asks, 'pressed again and again it stays').toBeVisible()
  await asks.getByRole('button', { name: deskText('desk.unsaved.drop') }).click()
  await expect(form).toHaveCount(0)
  await expect(make).toBeFocused()

  // Of a form that asks for words, the words come first.
  await page.goto('/members?name=demo2026')
  await page.getByRole('row').filter({ hasText: 'demo2026' }).click()
  await page
    .getByRole('complementary')
    .getByRole('button', { name: deskText('desk.members.do.note'), exact: true })
    .click()
  await expect(form.locator('textarea')).toBeFocused()
  await page.keyboard.type('They called')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(asks).toBeVisible()
  await asks.getByRole('button', { name: deskText('desk.unsaved.keep') }).click()
  await expect(form.locator('textarea')).toHaveValue('They called')
  await desk.close()
})
