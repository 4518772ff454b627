import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { moneyText } from '../support/money.ts'
import { expect, open, test } from '../support/test.ts'

const GIVEN = 10_000_000n

test('the statement: a month opens to its figures, the file has them, and paper shows nothing else', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomeMember(page)
  await open(page, '/?mc=personalProfit')
  const statement = page.getByRole('region', { name: say('statement.title') })
  const months = statement.locator('details')
  // An account that was opened today has one month.
  await expect(months).toHaveCount(2)
  await expect(months.last().getByText(say('profit.activity'))).toBeHidden()
  await months.last().locator('summary').click()
  await expect(months.last().getByText(say('profit.activity'))).toBeVisible()
  await expect(months.last().locator('.closing dd')).toHaveText(moneyText(GIVEN))
  await expectAccessible(page, 'statement')

  const saved = page.waitForEvent('download')
  await statement.getByRole('button', { name: say('statement.csv') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d_\d{4}-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain(`,${GIVEN},`)

  // The print window is the browser's own: it is only said that it was asked for.
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
  await statement.getByRole('button', { name: say('statement.pdf') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.statement-sheet')
  await expect(sheet.locator('tfoot')).toContainText(moneyText(GIVEN))
  await expect(sheet.locator('tfoot')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
  await expect(statement).toBeVisible()
})
