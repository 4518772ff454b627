import { execFile } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { CACHE } from '../../tools/setup/root.ts'

const texts = DESK_TEXTS.EN

type Key = keyof typeof texts

const run = promisify(execFile)

/** The desk's own words, in English. */
export const deskText = (key: Key, values: Record<string, string | number> = {}): string =>
  texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/**
 * The entry of the desk's menu that leads to a page, with how many wait there or without; tiles may
 * lead there too.
 */
export const inNav = (page: Page, key: Key) =>
  page
    .getByRole('navigation', { name: deskText('desk.nav') })
    .getByRole('link', { name: new RegExp(`^${deskText(key)}(?: \\d+\\+?)?$`) })

/** Somebody at the desk, in a browser of their own. */
export interface Operator {
  page: Page
  shownAs: string
  password: string
  /** The code of their authenticator, some half minutes from now. */
  code(ahead?: number): string
  close(): Promise<void>
}

/**
 * Makes an account by the command line and logs it in: password, a new authenticator, its code,
 * recovery codes. What has a dot in it is a right above the brands.
 */
export async function openDesk(browser: Browser, baseURL: string, ...given: string[]): Promise<Operator> {
  const name = `e2e-${randomBytes(4).toString('hex')}`
  const shownAs = `Desk ${name.slice(4)}`
  const tool = fileURLToPath(new URL('../../tools/staff.ts', import.meta.url))
  const [roles, above] = [given.filter((right) => !right.includes('.')), given.filter((right) => right.includes('.'))]
  // Once compiled the command is kept so: most of its time goes into reading the code of the
  // server.
  const env = { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL, NODE_COMPILE_CACHE: join(CACHE, 'node') }
  const staff = async (...words: string[]) => (await run(process.execPath, [tool, 'senluna', ...words], { env })).stdout
  const said = await staff('add', name, shownAs, ...roles)
  if (above.length > 0) await staff('house', name, ...above)
  const password = /first password (\S+)/.exec(said)?.[1] ?? ''
  const context = await browser.newContext({
    baseURL: baseURL.replace('//', '//desk.'),
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel(deskText('desk.login.name')).fill(name)
  await page.getByLabel(deskText('desk.login.password')).first().fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: deskText('desk.enrol') })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('img', { name: deskText('desk.enrol.picture') })).toBeVisible()
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel(deskText('desk.code')).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.locator('.codes li')).toHaveCount(10)
  await page.getByRole('button', { name: deskText('desk.recovery.kept') }).click()
  await expect(page.getByRole('navigation', { name: deskText('desk.nav') })).toBeVisible()
  return { page, shownAs, password, code: (ahead) => codeOf(secret, ahead), close: () => context.close() }
}

/**
 * The code of this half minute, as RFC 6238 works it out: by our own hand, not by the server's
 * library.
 */
function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(step).digest()
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Gives the reason that a change asks for. */
export async function giveReason(page: Page, action: string, reason = 'asked for by a test') {
  const form = page.getByRole('dialog')
  await form.getByLabel(deskText('desk.reason')).fill(reason)
  await form.getByRole('button', { name: action, exact: true }).click()
  await expect(form).toHaveCount(0)
}

/** Somebody else says yes to the newest request whose line holds these words. */
export async function agree({ page }: Operator, words: string) {
  await page.goto('/approvals')
  await page.getByRole('row').filter({ hasText: words }).first().click()
  const approve = deskText('desk.approvals.approve')
  await page.getByRole('complementary').getByRole('button', { name: approve, exact: true }).click()
  await giveReason(page, approve)
}
