import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { PASSWORD, register } from '../support/account.ts'
import { ask, runJob, setSetting } from '../support/database.ts'
import { agree, deskText, giveReason, openDesk, type Operator } from '../support/desk.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { codeIn, forgetSendings, messageTo } from '../support/outbox.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(forgetSendings)

const PIN = '271828'
const NAME = 'Nguyễn Văn Đạt'

/** Opens an order's drawer at the desk and does something with it. */
async function act(
  desk: Operator,
  no: string,
  name: Parameters<typeof deskText>[0],
  fill?: (form: ReturnType<Operator['page']['getByRole']>) => Promise<void>,
) {
  const { page } = desk
  await page.goto(`/withdrawals?no=${no}`)
  await page.getByRole('row').filter({ hasText: no }).click()
  await page
    .getByRole('complementary')
    .getByRole('button', { name: deskText(name), exact: true })
    .click()
  await fill?.(page.getByRole('dialog'))
  await giveReason(page, deskText(name))
}

/** One message a second, and the last one has just been sent: what was refused is pressed again. */
async function pressUntilGone(button: Locator) {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 900 })
    await expect(button).toHaveCount(0, { timeout: 900 })
  }).toPass({ timeout: 30_000 })
}

test('money out: held back, approved by two, paid in two parts with proof, one confirmed and one by the clock', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000)
  await setSetting('senluna', 'withdraw', { autoConfirmMinutes: 1 })
  await ask(`update payout.channel set paused = false`)
  await open(page, '/')
  const name = await register(page, say)
  // A name and a number of their own, as somebody has who was asked for them at registration.
  const number = `+8490${String(Date.now()).slice(-7)}`
  await ask(
    `update members.member set profile = profile || jsonb_build_object('payeeName', $2::text) where user_name = $1`,
    [name, NAME],
  )
  await ask(
    `insert into members.contact (member_id, kind, merchant_id, value, verified_at)
     select id, 'mobile', merchant_id, $2, now() from members.member where user_name = $1`,
    [name, number],
  )

  // All that a withdrawal takes is listed at once; what is missing is set in a window of its own,
  // here.
  await open(page, '/?mc=withdraw')
  const panel = page.locator('.withdraw')
  await expect(panel.getByRole('heading', { name: say('withdraw.needs') })).toBeVisible()
  await expect(panel.locator('[data-need="name"]')).toHaveAttribute('data-done', 'true')
  await expect(panel.locator('[data-need="account"]')).toHaveAttribute('data-done', 'false')
  await expectAccessible(page, 'what a withdrawal takes')
  await panel.getByRole('button', { name: say('withdraw.need.pin.do') }).click()
  const pinForm = page.getByRole('dialog', { name: say('sec.row.paymentPassword') })
  await pinForm.getByLabel(say('sec.pin.new')).first().fill(PIN)
  await pinForm.getByLabel(say('sec.pin.again')).first().fill(PIN)
  await pinForm.getByLabel(say('sec.password')).first().fill(PASSWORD)
  await pinForm.getByRole('button', { name: say('sec.save') }).click()
  await expect(pinForm).toHaveCount(0)
  await expect(panel.locator('[data-need="pin"]')).toHaveAttribute('data-done', 'true')

  // An account of one's own, by a code.
  await open(page, '/?mc=withdraw&mc.tab=accounts')
  await panel.getByRole('button', { name: say('withdraw.account.add') }).click()
  const add = page.getByRole('dialog', { name: say('withdraw.account.add') })
  await add.getByLabel(say('withdraw.bank.search')).fill('vietcom')
  await add.getByRole('radio', { name: 'Vietcombank' }).check()
  await add.getByLabel(say('withdraw.account.number')).fill(`10${String(Date.now()).slice(-8)}`)
  await add.getByLabel(say('withdraw.pin')).first().fill(PIN)
  await add.getByRole('button', { name: say('code.send') }).click()
  await add.getByLabel(say('withdraw.second.code')).fill(codeIn(await messageTo(page, number)))
  await expectAccessible(page, 'adding an account')
  await add.getByRole('button', { name: say('withdraw.account.add') }).click()
  await expect(add).toHaveCount(0)
  await expect(panel.getByText('Vietcombank')).toBeVisible()

  // Forgotten digits: the log-in password and a code bring new ones. The inbox tells of that and of
  // the account.
  await open(page, '/?mc=securityCenter')
  const again = { what: say('sec.do.change'), row: say('sec.row.paymentPassword') }
  await page.getByRole('button', { name: say('sec.do.of', again), exact: true }).click()
  await pinForm.getByRole('button', { name: say('kept.pin.forgot') }).click()
  await expectAccessible(page, 'forgotten digits')
  await pinForm.getByRole('button', { name: say('code.send') }).click()
  await pinForm.getByLabel(say('withdraw.second.code')).fill(codeIn(await messageTo(page, number, 1)))
  await pinForm.getByLabel(say('sec.pin.new')).first().fill(PIN)
  await pinForm.getByLabel(say('sec.pin.again')).first().fill(PIN)
  await pinForm.getByLabel(say('sec.password')).first().fill(PASSWORD)
  await pinForm.getByRole('button', { name: say('sec.save') }).click()
  await expect(pinForm).toHaveCount(0)

  // Another number takes a code from each of the two, each asked for by its own button.
  const newer = `+8491${String(Date.now()).slice(-7)}`
  const move = { what: say('sec.do.change'), row: say('sec.row.mobile') }
  await page.getByRole('button', { name: say('sec.do.of', move), exact: true }).click()
  const bind = page.getByRole('dialog', { name: say('sec.bind.mobile') })
  await bind.getByLabel(say('sec.row.mobile')).fill(newer)
  await pressUntilGone(bind.getByRole('button', { name: say('sec.bind.send') }))
  await expect(bind.getByText(newer)).toBeVisible()
  await pressUntilGone(bind.getByRole('button', { name: say('code.send') }))
  await bind.getByLabel(say('sec.bind.code')).fill(codeIn(await messageTo(page, newer)))
  await bind.getByLabel(say('sec.bind.old')).fill('000000')
  await bind.getByRole('button', { name: say('sec.do.confirm') }).click()
  await expect(bind.getByText(say('refusal.SMS_CODE_INVALID'))).toBeVisible()
  await expectAccessible(page, 'another number')
  await bind.getByLabel(say('sec.bind.old')).fill(codeIn(await messageTo(page, number, 2)))
  await bind.getByRole('button', { name: say('sec.do.confirm') }).click()
  await expect(bind).toHaveCount(0)
  await open(page, '/?mc=messageV2')
  await expect(page.getByText(say('message.securityChanged.title')).first()).toBeVisible()

  // The brand looks out for this name: the order is held until two people have said yes.
  await ask(
    `insert into risk.watch (id, merchant_id, kind, value, note, added_by, added_at)
     values (gen_random_uuid(), 'senluna', 'NAME', 'NGUYEN VAN DAT', 'e2e', gen_random_uuid(), now()) on conflict do nothing`,
  )
  await open(page, '/?mc=withdraw')
  await panel.getByLabel(say('withdraw.amount')).fill('1500000')
  await expect(panel.getByText('1,500,000.00')).toBeVisible()
  await panel.getByLabel(say('withdraw.pin')).first().fill(PIN)
  await expectAccessible(page, 'the form of a withdrawal')
  await panel.getByRole('button', { name: say('withdraw.submit'), exact: true }).click()
  const order = panel.locator('.withdraw-order').first()
  await expect(order).toHaveAttribute('data-state', 'HOLD')
  const no = (await order.getAttribute('aria-label')) ?? ''
  await expectNoSidewaysScroll(page, 'own withdrawals')

  const maker = await openDesk(browser, baseURL!, 'FINANCE_MAKER')
  await maker.page.goto('/payout-channels')
  // People pay this one: the way that pays by itself is stopped, by two.
  const way = maker.page.getByRole('row').filter({ hasText: 'Sandbox' })
  await way.click()
  await maker.page
    .getByRole('complementary')
    .getByRole('button', { name: deskText('desk.payoutChannels.do.pause') })
    .click()
  await giveReason(maker.page, deskText('desk.payoutChannels.do.pause'))
  const checker = await openDesk(browser, baseURL!, 'FINANCE_CHECKER')
  await agree(checker, deskText('desk.action.channels.payoutPause'))
  await maker.page.goto('/payout-channels')
  await expect(way.getByText(deskText('desk.payoutChannels.paused'))).toBeVisible()
  await act(maker, no, 'desk.withdrawals.do.review')
  await act(maker, no, 'desk.withdrawals.do.approve')
  await maker.page.goto('/approvals')
  await maker.page
    .getByRole('row')
    .filter({ hasText: no.slice(-12) })
    .click()
  await expect(
    maker.page.getByRole('complementary').getByRole('button', { name: deskText('desk.approvals.approve') }),
  ).toHaveCount(0)
  await expect(order).toHaveAttribute('data-state', 'REVIEW')
  await agree(checker, no.slice(-12))
  await expect(order).toHaveAttribute('data-state', 'APPROVED')

  for (const amount of ['1000000', '500000'])
    await act(maker, no, 'desk.withdrawals.do.part', async (form) => {
      await form.getByLabel(deskText('desk.withdrawals.amount')).fill(amount)
    })
  const picture = await sharp({ create: { width: 320, height: 480, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
  const parts = order.locator('.withdraw-parts li')
  const pay = async (part: number) => {
    await act(maker, no, 'desk.withdrawals.do.paid', async (form) => {
      await form.getByLabel(deskText('desk.withdrawals.whichPart')).selectOption(String(part))
      await form.getByLabel(deskText('desk.withdrawals.ref')).fill(`FT${part}`)
      await form
        .getByLabel(deskText('desk.withdrawals.sendProof'))
        .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: picture })
      await expect(form.getByText('paid.png')).toBeVisible()
    })
    await agree(checker, no.slice(-12))
  }

  // A second person agrees. The member sees a payment with its picture and says that it came; of
  // the other the clock says so.
  await pay(1)
  await expect(parts.first()).toHaveAttribute('data-part', 'PAID')
  await expect(order).toHaveAttribute('data-state', 'PAYING')
  await parts
    .first()
    .getByRole('button', { name: say('withdraw.confirm') })
    .click()
  await expect(parts.first()).toHaveAttribute('data-part', 'CONFIRMED')
  await pay(2)
  await expect(order).toHaveAttribute('data-state', 'PAID')
  await parts
    .last()
    .getByRole('button', { name: say('withdraw.proof') })
    .click()
  await expect(page.getByRole('dialog').getByRole('img', { name: say('withdraw.part', { n: 2 }) })).toBeVisible()
  await expectAccessible(page, 'the proof of a payment')
  await page.keyboard.press('Escape')
  // The minute it has is over.
  await ask(`update payout.part set paid_at = paid_at - interval '1 minute' where no = $1 and part = 2`, [no])
  await runJob('auto-confirm')
  await expect(order).toHaveAttribute('data-state', 'AUTO_RECEIVED')
  await ask(`update risk.watch set removed_at = now() where note = 'e2e'`)
  await ask(`update payout.channel set paused = false`)
  await maker.close()
  await checker.close()
})
