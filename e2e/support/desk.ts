import { type ChildProcess, fork } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Page } from '@playwright/test'
import { deskStatus, staffCode, staffLogin } from '@senluna/contract/desk/staff.ts'
import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import { isHouseRight } from '@senluna/kit/staff.ts'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { sealed, sealWith } from '@senluna/web/client/call/sealed.ts'
import { CACHE } from '../../tools/setup/root.ts'
import type { NewDeskAccount } from '../../tools/testing/desk-accounts.ts'

const texts = DESK_TEXTS.EN

type Key = keyof typeof texts

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
 * Makes an account and logs it in for the first time by calls. What has a dot in it is a right
 * above the brands.
 */
export async function openDesk(browser: Browser, baseURL: string, ...given: string[]): Promise<Operator> {
  const { account, password } = await newAccount(given)
  const context = await deskContext(browser, baseURL)
  const page = await context.newPage()
  // The page itself isn't waited for: its address is what calls need.
  await page.goto('/', { waitUntil: 'commit' })
  const { keys } = await ask(page, deskStatus)
  sealWith(() => Promise.resolve(keys))
  const { ticket, enrol } = await askSealed(page, staffLogin, { name: account.name, password })
  const secret = enrol?.secret ?? ''
  await askSealed(page, staffCode, { ticket, code: codeOf(secret) })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: deskText('desk.nav') })).toBeVisible({ timeout: 30_000 })
  return operatorOf(page, account.shownAs, password, secret)
}

/** The same as a person does it: password, a new authenticator, its code, recovery codes. */
export async function openDeskByHand(browser: Browser, baseURL: string, ...given: string[]): Promise<Operator> {
  const { account, password } = await newAccount(given)
  const context = await deskContext(browser, baseURL)
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel(deskText('desk.login.name')).fill(account.name)
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
  return operatorOf(page, account.shownAs, password, secret)
}

const deskContext = (browser: Browser, baseURL: string) =>
  browser.newContext({
    baseURL: baseURL.replace('//', '//desk.'),
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })

const operatorOf = (page: Page, shownAs: string, password: string, secret: string): Operator => ({
  page,
  shownAs,
  password,
  code: (ahead) => codeOf(secret, ahead),
  close: () => page.context().close(),
})

/** Makes accounts: one program a worker, which ends with it. */
let maker: Promise<ChildProcess> | undefined

async function newAccount(given: readonly string[]): Promise<{ account: NewDeskAccount; password: string }> {
  const name = `e2e-${randomBytes(4).toString('hex')}`
  const account: NewDeskAccount = {
    name,
    shownAs: `Desk ${name.slice(4)}`,
    roles: given.filter((right) => !right.includes('.')),
    house: given.filter(isHouseRight),
  }
  const program = await (maker ??= startMaker())
  const made = new Promise<string>((resolve, reject) => {
    const listen = (reply: { name: string; password?: string; error?: string }) => {
      if (reply.name !== name) return
      program.off('message', listen)
      if (reply.password === undefined) reject(new Error(`no account for ${given.join(', ')}: ${reply.error}`))
      else resolve(reply.password)
    }
    program.on('message', listen)
  })
  program.send(account)
  return { account, password: await made }
}

async function startMaker(): Promise<ChildProcess> {
  const program = fork(fileURLToPath(new URL('../../tools/testing/desk-accounts.ts', import.meta.url)), {
    // Once compiled it is kept so: most of its time goes into reading the code of the server.
    env: { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL, NODE_COMPILE_CACHE: join(CACHE, 'node') },
  })
  const failed = once(program, 'exit').then(() => {
    throw new Error('Accounts of the desk can not be made; why stands above.')
  })
  await Promise.race([once(program, 'message'), failed])
  failed.catch(() => undefined)
  program.unref()
  program.channel?.unref()
  return program
}

const ask = async <E extends Endpoint>(page: Page, { path, method }: E, body?: string): Promise<ReplyOf<E>> => {
  const reply = await page.evaluate(callIn, { path, method, body })
  if (!reply.success) throw new Error(`${path} refused: ${JSON.stringify(reply)}`)
  return reply.value as ReplyOf<E>
}

const askSealed = async <E extends Endpoint>(page: Page, endpoint: E, body: object): Promise<ReplyOf<E>> =>
  ask(page, endpoint, JSON.stringify({ jwe: await sealed(JSON.stringify(body), endpoint.method, endpoint.path) }))

// Runs in the page.
async function callIn(call: { path: string; method: string; body: string | undefined }) {
  const headers = { 'content-type': 'application/json', 'x-encrypted': '1' }
  const { path, method, body } = call
  const reply = await fetch(path, { method, ...(body && { body, headers }), credentials: 'same-origin' })
  const answer: { success: boolean; value: unknown } = await reply.json()
  return answer
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
