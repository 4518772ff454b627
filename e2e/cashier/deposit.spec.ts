import { Buffer } from 'node:buffer'
import { register } from '../support/account.ts'
import { deskText, giveReason, openDesk } from '../support/desk.ts'
import { expectAccessible, expectColours, expectNoSidewaysScroll } from '../support/look.ts'
import { balanceText } from '../support/money.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('money in: by VietQR and a bank file, through a wallet, late with a proof, all by two browsers and live', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await open(page, '/')
  await register(page, say)
  const balance = (amount: bigint) => page.getByText(balanceText(say, amount)).first()
  await expect(balance(10_000_000n)).toBeAttached()

  // The member orders by keyboard: amount, Enter; the code to scan, what to copy and the clock are
  // there.
  await open(page, '/?mc=depositv2')
  const panel = page.locator('.deposit')
  await expect(panel.getByText(say('deposit.demo'))).toBeVisible()
  await panel.getByRole('button', { name: say('deposit.limit.none') }).click()
  await panel.getByRole('button', { name: '500,000', exact: true }).click()
  await panel.getByLabel(say('deposit.amount')).press('Enter')
  await expect(panel.getByRole('img', { name: say('deposit.scan.label') })).toBeVisible()
  await expect(panel.getByRole('timer')).toContainText(/1[0-5]:\d\d/)
  await expectAccessible(page, 'an open order')
  await expectColours(page, 'an open order', 'light')
  const content = (await panel.locator('.deposit-row.strong bdi').textContent()) ?? ''
  expect(content).toMatch(/^SE[0-9A-Z]{9}$/)
  await page.reload()
  await panel.getByRole('button', { name: say('deposit.paid') }).click()
  await expect(panel.locator('.deposit-order')).toHaveAttribute('data-state', 'CONFIRMING')

  // One person uploads the bank's file and sees what it would do; nothing is credited before
  // another has released it. Then the balance moves without a reload.
  const desk = await openDesk(browser, baseURL!, 'FINANCE_MAKER')
  const second = await openDesk(browser, baseURL!, 'FINANCE_CHECKER')
  const send = async (text: string) => {
    await desk.page.goto('/bank-files')
    await desk.page.getByRole('button', { name: deskText('desk.bankFile.take') }).click()
    const window = desk.page.getByRole('dialog', { name: deskText('desk.bankFile.take') })
    await window
      .getByTestId('bank-file')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    return window
  }
  const release = async () => {
    await second.page.goto('/bank-files')
    await second.page
      .getByRole('row')
      .filter({ hasText: desk.shownAs.slice(5) })
      .filter({ hasText: deskText('desk.bankFile.state.WAITING') })
      .click()
    await second.page
      .getByRole('complementary')
      .getByRole('button', { name: deskText('desk.bankFile.do.release'), exact: true })
      .click()
    await giveReason(second.page, deskText('desk.bankFile.do.release'))
  }
  const stamp = content.slice(2)
  const wrong = await send(`date,amount,content\n2026-11-21,1000,"=HYPERLINK(1)"\n`)
  await expect(wrong.getByRole('alert')).toContainText('2')
  const right = await send(`date,amount,content,reference\n2026-11-21 10:00,500000,MBVCB ${content} CK,E2E-${stamp}\n`)
  await expect(right.getByRole('cell', { name: /^D[0-9A-Z]{10}$/ })).toBeVisible()
  await giveReason(desk.page, deskText('desk.bankFile.send'))
  await expect(desk.page.getByRole('row').filter({ hasText: desk.shownAs.slice(5) })).toBeVisible()
  await expect(panel.locator('.deposit-order')).toHaveAttribute('data-state', 'CONFIRMING')
  await release()
  await expect(panel.locator('.deposit-order')).toHaveAttribute('data-state', 'CREDITED')
  await expect(balance(10_500_000n)).toBeAttached()

  // A wallet at the sandbox provider: half of it is paid there, and half of it is credited, less
  // the fee.
  await panel.getByRole('button', { name: say('deposit.new') }).click()
  await panel.getByText(say('deposit.method.EWALLET')).first().click()
  await panel.getByRole('button', { name: '200,000', exact: true }).click()
  await panel.getByRole('button', { name: say('deposit.go') }).click()
  const [provider] = await Promise.all([
    page.context().waitForEvent('page'),
    panel.getByRole('link', { name: say('deposit.pay') }).click(),
  ])
  await provider.getByRole('button', { name: 'Thanh toán một nửa' }).click()
  await expect(provider.getByRole('status')).toContainText('200')
  await provider.close()
  await expect(balance(10_599_000n)).toBeAttached()

  // Given up, and paid all the same: the money waits for staff, who match it.
  await panel.getByRole('button', { name: say('deposit.new') }).click()
  await panel.locator('.deposit-way', { hasText: say('deposit.method.BANK_QR') }).click()
  await panel.getByRole('button', { name: '100,000', exact: true }).click()
  await panel.getByRole('button', { name: say('deposit.go') }).click()
  const late = (await panel.locator('.deposit-row.strong bdi').textContent()) ?? ''
  await panel.getByRole('button', { name: say('deposit.cancel') }).click()
  await panel.getByRole('button', { name: say('deposit.cancel') }).click()
  await expect(panel.locator('.deposit-order')).toHaveAttribute('data-state', 'CANCELLED')
  const again = await send(`date,amount,content,reference\n2026-11-21 11:00,100000,${late},E2E-${late}\n`)
  await expect(again.getByRole('cell', { name: /^D[0-9A-Z]{10}$/ })).toBeVisible()
  await giveReason(desk.page, deskText('desk.bankFile.send'))
  await release()
  await expect(panel.locator('.deposit-order')).toHaveAttribute('data-state', 'REVIEW')
  await desk.page.goto('/deposits')
  await desk.page.getByRole('row').filter({ hasText: late }).click()
  const drawer = desk.page.getByRole('complementary')
  await drawer
    .locator('.deposit-money')
    .getByRole('button', { name: deskText('desk.deposits.do.match') })
    .click()
  await giveReason(desk.page, deskText('desk.deposits.do.match'))
  await expect(panel.locator('.deposit-order')).toHaveAttribute('data-state', 'CREDITED')
  await expect(balance(10_699_000n)).toBeAttached()
  await expectNoSidewaysScroll(page, 'a deposit that arrived', [390])
  await second.close()
  await desk.close()
})
