import { randomBytes } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { ask } from '../support/database.ts'
import { agree, deskText, openDesk } from '../support/desk.ts'
import { press, tabTo } from '../support/keys.ts'

/** Gives the reason that is asked for in the topmost window, by keys alone. */
async function reasonByKeys(page: Page, action: string) {
  const windows = page.getByRole('dialog')
  const before = await windows.count()
  await tabTo(page, windows.last().getByLabel(deskText('desk.reason')))
  await page.keyboard.type('asked for by a test')
  await press(page, windows.last().getByRole('button', { name: action, exact: true }))
  await expect(windows).not.toHaveCount(before)
}

/** Walks down the list to a row and opens it. */
async function openRow(page: Page, row: Locator) {
  await expect(row).toBeVisible()
  for (let step = 0; step < 60 && !(await row.evaluate((tr) => tr === document.activeElement)); step++)
    await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
}

test('a promotion is written, corrected, sent, copied and stopped by keys alone; another person publishes it', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const [writer, second] = await Promise.all([
    openDesk(browser, baseURL!, 'ADMINISTRATOR'),
    openDesk(browser, baseURL!, 'ADMINISTRATOR'),
  ])
  const { page } = writer
  const id = `e2e-keys-${randomBytes(4).toString('hex')}`
  const form = page.getByRole('dialog').first()
  const field = (key: Parameters<typeof deskText>[0], values = {}) =>
    form.getByLabel(deskText(key, values), { exact: true })
  try {
    await page.goto('/promotions')
    await press(page, page.getByRole('button', { name: deskText('desk.promotions.new') }))
    await tabTo(page, field('desk.notices.id'))
    await page.keyboard.type(id)
    await tabTo(page, field('desk.promotions.kind'))
    await page.keyboard.type(deskText('desk.promotions.kind.CASHBACK'))
    await expect(field('desk.promotions.kind')).toHaveValue('CASHBACK')

    // What is wrong is said at its field once that is left, and heard with it.
    const rate = field('desk.promotions.rule.rate')
    await tabTo(page, rate)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('60')
    await page.keyboard.press('Tab')
    await expect(rate).toHaveAccessibleDescription(deskText('desk.promotions.bad.atMost', { bound: 50 }))
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('5')
    await page.keyboard.press('Tab')
    await expect(rate).toHaveAccessibleDescription('')
    const products = form.getByRole('group', { name: deskText('desk.promotions.rule.products') })
    const slots = products.getByRole('checkbox', { checked: true })
    await expect(slots).toHaveCount(1)
    const name = await slots.evaluate((box) => box.parentElement?.textContent ?? '')
    await tabTo(page, slots, 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(products.getByRole('alert')).toHaveText(deskText('desk.promotions.bad.none'))
    await page.keyboard.press('Space')
    await expect(products.getByRole('alert')).toHaveCount(0)
    await expect(products.getByRole('checkbox', { name })).toBeChecked()

    await tabTo(page, field('desk.notices.title'))
    await page.keyboard.type(id)
    // What is missing is named, and the draft can't be sent before.
    const save = form.getByRole('button', { name: deskText('desk.promotions.save') })
    const lacks = form.getByText(
      deskText('desk.form.lacks', {
        fields: `${deskText('desk.promotions.summary')}, ${deskText('desk.promotions.terms')}`,
      }),
    )
    await expect(lacks).toBeVisible()
    await expect(save).toBeDisabled()
    await tabTo(page, field('desk.promotions.summary'))
    await page.keyboard.type('Part of what was lost comes back')
    await tabTo(page, field('desk.promotions.terms'))
    await page.keyboard.type('Once a week, for everybody.')
    await expect(lacks).toHaveCount(0)
    const wide = form.getByRole('button', { name: deskText('desk.preview.computer') })
    await press(page, wide)
    await expect(wide).toHaveAttribute('aria-pressed', 'true')
    await expect(form.locator('.preview-page.is-computer')).toContainText(id)
    await press(page, save)
    await reasonByKeys(page, deskText('desk.promotions.save'))
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const row = page.getByRole('row').filter({ hasText: id })
    await openRow(page, row)
    const drawer = page.getByRole('complementary').filter({ hasText: deskText('desk.promotions.copy') })
    await press(page, drawer.getByRole('button', { name: deskText('desk.promotions.publish'), exact: true }))
    await reasonByKeys(page, deskText('desk.promotions.publish'))
    await agree(second, id)
    await page.goto('/promotions')
    await expect(row).toContainText(deskText('desk.promotions.state.ON'))

    await openRow(page, row)
    await press(page, drawer.getByRole('button', { name: deskText('desk.promotions.copy') }))
    await expect(field('desk.notices.id')).toHaveValue('')
    await expect(field('desk.promotions.rule.rate')).toHaveValue('5')
    await expect(field('desk.notices.title')).toHaveValue(id)
    await tabTo(page, field('desk.notices.id'))
    await page.keyboard.type(`${id}-2`)
    await press(page, save)
    await reasonByKeys(page, deskText('desk.promotions.save'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row.filter({ hasText: deskText('desk.promotions.state.DRAFT') })).toHaveCount(1)

    await press(page, drawer.getByRole('button', { name: deskText('desk.promotions.stop'), exact: true }))
    await reasonByKeys(page, deskText('desk.promotions.stop'))
    await expect(row.filter({ hasText: deskText('desk.promotions.state.STOPPED') })).toHaveCount(1)
  } finally {
    await ask(`update promotions.promotion set enabled = false where id = $1`, [id])
    await Promise.all([writer.close(), second.close()])
  }
})
