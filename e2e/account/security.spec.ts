import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { avatar, PASSWORD, register, signOut, tryLogin } from '../support/account.ts'
import { ask, runJob } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, settled, test, WINDOW } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The code an authenticator app shows, `ahead` steps of half a minute from now (RFC 6238). */
function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  )
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(step).digest()
  const at = mac.at(-1)! & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The button of a row of the security page. */
const does = (page: Page, say: Words, what: Parameters<Words>[0], row: Parameters<Words>[0]) =>
  page.getByRole('button', { name: say('sec.do.of', { what: say(what), row: say(row) }), exact: true })

async function again(page: Page, say: Words, window: string) {
  const form = page.getByRole('dialog', { name: window })
  await form.getByLabel(say('sec.password')).first().fill(PASSWORD)
  return form
}

async function askToLogIn(page: Page, say: Words, name: string) {
  await open(page, '/?modal=login')
  await tryLogin(page, say, name, PASSWORD)
  return page.getByRole('dialog', { name: say('login.second.title') })
}

test('security: second step, recovery code, passkey, another device, export and closing, all by the page', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(300_000)
  await open(page, '/account/security')
  await expect(page.getByText(say('sec.guest'))).toBeVisible()
  await open(page, '/')
  const name = await register(page, say)
  await avatar(page, say, name).click()
  await page.getByRole('menuitem', { name: say('shell.security') }).click()
  await expect(page.getByRole('dialog', { name: say('mc.title') })).toBeVisible()
  // What follows is on the page of its own, which shows the same.
  await open(page, '/account/security')
  await expect(page.getByRole('heading', { level: 1, name: say('sec.title') })).toBeVisible()
  await settled(page)
  await expect(page.getByText(say('sec.score.of', { score: 20 }))).toBeAttached()
  await expectAccessible(page, 'the page')
  await expectNoSidewaysScroll(page, 'the page')
  await page.setViewportSize(WINDOW)

  // The export is asked for first: it is made while the rest goes on, by a job whose turn isn't
  // waited for.
  await page.getByRole('button', { name: say('sec.data.ask') }).click()
  await (await again(page, say, say('sec.data.ask'))).getByRole('button', { name: say('sec.data.ask') }).click()
  await expect(page.getByText(say('sec.data.waiting'))).toBeVisible()
  await runJob('run-exports')

  // Two-step log-in, by keyboard from the password on.
  await does(page, say, 'sec.do.turnOn', 'sec.row.twoStep').click()
  await again(page, say, say('sec.enrol.title'))
  await page.keyboard.press('Enter')
  const enrol = page.getByRole('dialog', { name: say('sec.enrol.title') })
  await expect(enrol.getByRole('img', { name: say('sec.enrol.qr') })).toBeVisible()
  await expectAccessible(page, 'enrolment')
  const secret = (await enrol.locator('code').innerText()).replaceAll(' ', '')
  const typed = enrol.getByRole('textbox', { name: say('sec.enrol.code') })
  const kept = page.getByRole('dialog', { name: say('sec.codes.title') })
  // The code before the one that is shown is good for half a minute: it may have ended on the way.
  await expect(async () => {
    if (await typed.isVisible()) {
      await typed.fill(codeOf(secret, -1))
      await page.keyboard.press('Enter')
    }
    await expect(kept.getByRole('listitem')).toHaveCount(10, { timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  const recovery = (await kept.locator('code').first().innerText()).trim()
  const download = page.waitForEvent('download')
  await kept.getByRole('button', { name: say('sec.codes.download') }).click()
  expect((await download).suggestedFilename()).toContain(name)
  await kept.getByRole('button', { name: say('sec.codes.kept') }).click()
  await expect(page.getByText(say('sec.score.of', { score: 40 }))).toBeAttached()

  // Logging in with it: a wrong code, then the right one.
  await signOut(page, say, name)
  const second = await askToLogIn(page, say, name)
  await second.getByRole('textbox').fill('000000')
  await page.keyboard.press('Enter')
  await expect(second.getByRole('alert')).toContainText(say('refusal.AUTH_MFA_WRONG'))
  await expectAccessible(page, 'the second step')
  await second.getByRole('textbox').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(avatar(page, say, name)).toBeVisible()

  // The phone is lost: a recovery code does, and this device is known from now on.
  await open(page, '/')
  await signOut(page, say, name)
  const lost = await askToLogIn(page, say, name)
  await lost.getByRole('textbox').fill(recovery)
  await lost.getByRole('checkbox').check()
  await lost.getByRole('button', { name: say('login.submit'), exact: true }).click()
  await expect(avatar(page, say, name)).toBeVisible()

  // A passkey: made, then used instead of everything else.
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await open(page, '/account/security')
  await does(page, say, 'sec.do.add', 'sec.row.passkeys').click()
  await page
    .getByRole('dialog', { name: say('sec.row.passkeys') })
    .getByRole('button', { name: say('sec.passkeys.add') })
    .click()
  const add = await again(page, say, say('sec.passkeys.add'))
  await add.getByRole('textbox', { name: say('sec.passkeys.name') }).fill('Blue phone')
  // Pressed twice it is made once.
  await add.getByRole('button', { name: say('sec.next') }).dblclick()
  await expect(page.getByRole('dialog').getByText('Blue phone')).toBeVisible()
  expect(
    await ask(
      'select count(*)::int as n from security.passkey join members.member m on m.id = member_id where user_name = $1',
      [name],
    ),
  ).toEqual([{ n: 1 }])
  await page.keyboard.press('Escape')
  await signOut(page, say, name)
  await open(page, '/?modal=login')
  await page.getByRole('button', { name: say('login.passkey') }).click()
  await expect(avatar(page, say, name)).toBeVisible()

  // Somebody else's device is logged in too: it is found and signed out.
  await ask(
    `insert into sessions.session (id, merchant_id, member_id, user_name, type, token_hash, handle_hash, weak_password, password_expired,
       password_change_required, device_id, device_name, ip, created_at, seen_at, expires_at)
     select gen_random_uuid(), merchant_id, member_id, user_name, type, sha256(random()::text::bytea), handle_hash, false, false, false,
       'x', 'Firefox · Mac', '203.0.113.200', created_at, seen_at, expires_at
     from sessions.session where user_name = $1 and ended_at is null limit 1`,
    [name],
  )
  await open(page, '/account/security')
  await page.getByRole('button', { name: say('sec.devices.out.of', { device: 'Firefox · Mac' }) }).click()
  await expect(page.getByText('203.0.113.200')).toHaveCount(0)
  await expect(page.getByText(say('sec.result.CODE')).first()).toBeVisible()

  // The export is there by now: had by its owner.
  await expect(page.getByRole('button', { name: say('sec.data.get') })).toBeVisible({ timeout: 90_000 })
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: say('sec.data.get') }).click()
  expect((await file).suggestedFilename()).toMatch(/\.zip$/)

  // Goodbye.
  await page.getByRole('button', { name: say('sec.close.title') }).click()
  const close = page.getByRole('dialog', { name: say('sec.close.title') })
  const go = close.getByRole('button', { name: say('sec.close.do') })
  await expect(go).toBeDisabled()
  await close.getByLabel(say('sec.password')).first().fill(PASSWORD)
  await close.getByRole('textbox', { name: say('sec.code') }).fill(codeOf(secret, 1))
  await close.getByRole('textbox', { name: say('sec.close.type', { name }) }).fill(name)
  await expectAccessible(page, 'closing')
  await go.click()
  await expect(page.getByText(say('sec.close.done'))).toBeVisible()
  await open(page, '/?modal=login')
  await tryLogin(page, say, name, PASSWORD)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(say('refusal.AUTH_DISABLED'))
})
