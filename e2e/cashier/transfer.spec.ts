import { deflateSync, crc32 } from 'node:zlib'
import type { Route } from '@playwright/test'
import { ask } from '../support/database.ts'
import { deskText, giveReason, openDesk } from '../support/desk.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { balanceText, moneyText } from '../support/money.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

const VENDOR = 'Thủy Triều'

/** A small picture of one colour, as a camera would never make it. */
function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
    ends[0].writeUInt32BE(data.length)
    ends[1].writeUInt32BE(crc32(named))
    return Buffer.concat([ends[0], named, ends[1]])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(64, 0)
  head.writeUInt32BE(40, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.concat(
    Array.from({ length: 40 }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(64 * 3, 120)])),
  )
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

test('money goes to a vendor and comes back with what was won; what nobody knows is ended by two', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.setTimeout(420_000)
  const balance = (amount: bigint) => page.getByText(balanceText(say, amount))
  await becomeMember(page)
  await open(page, '/?mc=transferFund')
  const tile = page.getByRole('region', { name: VENDOR })
  const amount = tile.getByLabel(say('transfer.amountOf', { vendor: VENDOR }))
  await amount.fill('1,000,000')
  await tile.getByRole('button', { name: say('transfer.to') }).click()
  await expect(tile.locator('.vendor-sum b')).toHaveText(moneyText(1_000_000n))
  await expect(page.locator('.transfer-main > b')).toHaveText(moneyText(9_000_000n))
  await expect(amount).toHaveValue('')
  // Done, but no answer arrives: pressed again it is the same transfer, and no money moves twice.
  const unheard = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/GCS_walletTransfer', unheard, { times: 3 })
  await amount.fill('50,000')
  await tile.getByRole('button', { name: say('transfer.to') }).click()
  await expect(tile.getByRole('alert')).toHaveText(say('shell.network'))
  await tile.getByRole('button', { name: say('transfer.to') }).click()
  await expect(tile.getByRole('alert')).toHaveCount(0)
  await expect(tile.locator('.vendor-sum b')).toHaveText(moneyText(1_050_000n))
  await expect(page.locator('.transfer-main > b')).toHaveText(moneyText(8_950_000n))
  await expectAccessible(page, 'the transfer page')

  // The bar says where the money is.
  const bar = page.getByRole('banner')
  await expect(bar.getByText(say('balance.there', { amount: moneyText(1_050_000n) })).first()).toBeVisible()

  // Its game is opened from here, and opening it moves nothing unasked.
  await tile.getByRole('button', { name: say('transfer.games', { vendor: VENDOR }) }).click()
  await page.getByRole('dialog').getByRole('article').getByRole('link', { name: VENDOR }).click()
  await expect(page).toHaveURL(/\/game\?.*vendor=THUYTRIEU/)
  await expect(page.getByText(say('launch.ownWallet', { name: VENDOR }))).toBeVisible()
  await expect(page.getByText(say('balance.there', { amount: moneyText(1_050_000n) }))).toBeVisible()
  const [untouched] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: say('launch.openWindow') }).click(),
  ])
  await expect(untouched.getByRole('status')).toHaveText('1,050,000')
  await untouched.close()
  await open(page, '/?mc=transferFund')
  await expect(page.locator('.transfer-main > b')).toHaveText(moneyText(8_950_000n))

  // Where the player says so the whole main wallet goes along into the game, and comes back with
  // what was won when its window is closed.
  await page.getByLabel(say('transfer.along')).check()
  await open(page, '/game?id=thuy-trieu&node=1&vendor=THUYTRIEU&mode=real')
  const [game] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: say('launch.openWindow') }).click(),
  ])
  await expect(game.getByRole('status')).toHaveText('10,000,000')
  await game.getByRole('button', { name: 'Win 50,000' }).click()
  await expect(game.getByRole('status')).toHaveText('10,050,000')
  const vendor = new URL(game.url()).origin
  const back = page.waitForResponse((response) => response.url().endsWith('/GCS_walletTransfer'))
  await game.close()
  await back
  await open(page, '/?mc=transferFund')
  await expect(page.locator('.transfer-main > b')).toHaveText(moneyText(10_050_000n))

  // The vendor does it and says nothing: the money is in transit until two people have found out.
  // In a window of its own: a tab that another one stands before, or has just left, is not always
  // laid out anew.
  const switches = await browser.newPage()
  await switches.goto(vendor)
  await switches.getByLabel('Transfers').selectOption('doneSilently')
  await switches.getByLabel('When asked later').selectOption('pending')
  await switches.getByRole('button', { name: 'Set' }).click()
  await amount.fill('50000')
  await tile.getByRole('button', { name: say('transfer.to') }).click()
  await expect(tile.getByText(say('transfer.inTransit', { amount: moneyText(50_000n) }))).toBeVisible()
  await expect(tile.getByRole('button', { name: say('transfer.to') })).toBeDisabled()
  // Nothing comes back of it yet, which is not the same as nothing being there.
  const onItsWay = page.locator('.transfer-main').getByText(say('transfer.inTransit', { amount: moneyText(50_000n) }))
  await expect(onItsWay).toBeVisible()
  await page.getByRole('button', { name: say('transfer.recall') }).click()
  await expect(page.locator('.toasts').getByText(say('transfer.inTransitWhy'))).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the transfer page', [320, 390])

  const maker = await openDesk(browser, baseURL!, 'FINANCE_MAKER')
  await maker.page.goto('/transfers?state=UNKNOWN')
  await maker.page.getByRole('row').filter({ hasText: 'THUYTRIEU' }).first().click()
  await expectAccessible(maker.page, 'the desk with a transfer')
  const resolve = deskText('desk.transfers.do.resolve')
  await maker.page.getByRole('button', { name: resolve, exact: true }).click()
  await maker.page
    .getByRole('dialog')
    .getByLabel(deskText('desk.transfers.outcome'))
    .selectOption({ label: deskText('desk.transfers.outcome.DONE') })
  await giveReason(maker.page, resolve)
  await maker.close()
  const checker = await openDesk(browser, baseURL!, 'FINANCE_CHECKER')
  await checker.page.goto('/approvals')
  await checker.page
    .getByRole('row')
    .filter({ hasText: deskText('desk.action.transfers.resolve') })
    .first()
    .click()
  const approve = deskText('desk.approvals.approve')
  await checker.page.getByRole('complementary').getByRole('button', { name: approve, exact: true }).click()
  await giveReason(checker.page, approve)
  await checker.close()
  await expect(tile.getByText(say('transfer.inTransitWhy'))).toHaveCount(0, { timeout: 15_000 })
  await expect(onItsWay).toHaveCount(0)

  await switches.goto(vendor)
  await switches.getByLabel('Transfers').selectOption('done')
  await switches.getByLabel('When asked later').selectOption('truth')
  await switches.getByRole('button', { name: 'Set' }).click()
  await switches.close()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: say('transfer.recall') }).click()
  await expect(page.locator('.transfer-main > b')).toHaveText(moneyText(10_050_000n))
  await expect(balance(10_050_000n).first()).toBeAttached()
})

test('a member shows who they are; a reviewer looks and accepts; money goes to the upline', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.setTimeout(420_000)
  const name = await becomeMember(page)
  await ask(
    `update members.member set profile = profile || '{"payeeName":"NGUYEN VAN A","birthday":"1990-05-01","address":"12 Trang Tien"}'::jsonb
     where user_name = $1`,
    [name],
  )
  await open(page, '/?mc=securityCenter')
  const kyc = page.getByRole('region', { name: say('kyc.title') })
  await kyc.getByRole('button', { name: say('kyc.confirm') }).click()
  await kyc.getByRole('button', { name: say('kyc.set.passport') }).click()
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: png() }
  await kyc.getByTestId('kyc-PASSPORT').setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
  await expect(kyc.getByRole('alert')).toHaveText(say('refusal.FILE_TYPE'))
  for (const kind of ['PASSPORT', 'SELFIE']) await kyc.getByTestId(`kyc-${kind}`).setInputFiles(picture)
  await expect(kyc.getByRole('button', { name: say('kyc.change') })).toHaveCount(2)
  await kyc.scrollIntoViewIfNeeded()
  await expectAccessible(page, 'the security center with documents')
  await kyc.getByRole('button', { name: say('kyc.send') }).click()
  await expect(kyc.getByText(say('kyc.state.PENDING'))).toBeVisible()

  const desk = await openDesk(browser, baseURL!, 'RISK')
  await desk.page.goto('/kyc')
  await desk.page.getByRole('row').filter({ hasText: name }).click()
  const drawer = desk.page.getByRole('complementary')
  await expect(drawer.getByText('NGUYEN VAN A')).toBeVisible()
  await drawer.getByRole('button', { name: deskText('desk.kyc.kind.PASSPORT') }).click()
  await expect(desk.page.getByRole('dialog').getByRole('img')).toBeVisible()
  await desk.page.keyboard.press('Escape')
  await expectAccessible(desk.page, 'the desk with an application')
  const accept = deskText('desk.kyc.do.accept')
  await drawer.getByRole('button', { name: accept, exact: true }).click()
  await giveReason(desk.page, accept)
  await desk.close()
  await open(page, '/?mc=securityCenter')
  await expect(kyc.getByText(say('kyc.state.DONE'))).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await kyc.scrollIntoViewIfNeeded()
  await expectNoSidewaysScroll(page, 'the security center', [320, 390])

  // An upline, and a payment password that somebody else knows.
  const [upline] = await ask(`select id from members.member where user_name = 'demoagent1' and merchant_id = 'senluna'`)
  await ask(
    `update members.member set parent_id = $2, path = array[$2]::uuid[], placed_at = created_at + interval '1 second'
     where user_name = $1`,
    [name, upline!.id],
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/?mc=transferUpline')
  await page.getByLabel(say('line.amount')).fill('100000')
  await page.getByLabel(say('line.pin')).fill('482915')
  await page.getByRole('button', { name: say('line.send'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(say('refusal.PIN_NOT_SET'))
  await expectAccessible(page, 'the transfer in the line')
})
