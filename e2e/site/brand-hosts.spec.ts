import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { Status } from '@senluna/site/src/boot.ts'
import { ask } from '../support/database.ts'
import { deskText, giveReason, openDesk, type Operator } from '../support/desk.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

/** A name that leads to this machine, and that nobody has yet. */
const newHost = () => `h${randomBytes(4).toString('hex')}.localhost`

test('a host that one asks for and another agrees to answers at once, for agents alone as it was said, and goes again', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.slow()
  const host = newHost()
  const site = baseURL!.replace('localhost', host)
  const [maker, checker] = await Promise.all([
    openDesk(browser, baseURL!, 'ADMINISTRATOR'),
    openDesk(browser, baseURL!, 'ADMINISTRATOR'),
  ])
  const { page: desk } = maker
  await desk.goto('/domains')
  const hosts = desk.getByRole('region', { name: deskText('desk.hosts') })
  const form = desk.getByRole('form', { name: deskText('desk.hosts.new') })
  await expect(form).toBeVisible()
  await expectAccessible(desk, 'the hosts of a brand')
  await expectNoSidewaysScroll(desk, 'the hosts of a brand', [390, 1440])

  // By keyboard, first what can't be, then what can.
  const add = async (name: string) => {
    await form.getByLabel(deskText('desk.domains.domain')).fill(name)
    await form.getByLabel(deskText('desk.domains.domain')).press('Enter')
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(deskText('desk.reason')).fill('asked for by a test')
    await desk.keyboard.press('Enter')
    return dialog
  }
  const refused = await add(`play.${host}`)
  await expect(refused.getByText(deskText('desk.wrong.HOST_PREFIX'))).toBeVisible()
  await desk.keyboard.press('Escape')
  await form.getByLabel(deskText('desk.domains.scope')).selectOption('AGENT')
  await expect(await add(host.toUpperCase())).toHaveCount(0)
  await agree(checker, 'desk.action.brand.addHost', host, deskText('desk.domains.scope.AGENT'))

  await desk.goto('/domains')
  await expect(hosts.getByRole('row').filter({ hasText: host })).toContainText(
    deskText('desk.hosts.by', { name: '' }).trim(),
  )
  const register = page.getByRole('banner').getByRole('button', { name: say('shell.register'), exact: true })
  await expect(async () => {
    await open(page, site)
    await expect(
      page
        .getByRole('banner')
        .getByRole('button', { name: say('shell.login') })
        .first(),
    ).toBeVisible()
    await expect(register).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })

  await hosts.getByRole('button', { name: deskText('desk.hosts.remove', { host }) }).click()
  await giveReason(desk, deskText('desk.set.ask'))
  await agree(checker, 'desk.action.brand.removeHost', host)
  await desk.goto('/domains')
  await expect(hosts.getByRole('row').filter({ hasText: host })).toHaveCount(0)
  await expect(async () => {
    await open(page, site)
    await expect(register).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await maker.close()
  await checker.close()
})

/** The second person reads what it is about and agrees. */
async function agree({ page }: Operator, action: Parameters<typeof deskText>[0], ...phrases: string[]) {
  await page.goto('/approvals')
  await page
    .getByRole('row')
    .filter({ hasText: deskText(action) })
    .filter({ hasText: phrases[0]! })
    .getByRole('button')
    .first()
    .click()
  const drawer = page.getByRole('complementary').last()
  for (const words of phrases) await expect(drawer).toContainText(words)
  await drawer.getByRole('button', { name: deskText('desk.approvals.approve'), exact: true }).click()
  await giveReason(page, deskText('desk.approvals.approve'), 'seen and agreed to')
}

test('a page at an added host is its brand’s from the first paint on', async ({ page, baseURL }) => {
  const host = newHost()
  await ask(
    `insert into settings.brand_host (host, merchant_id, login_scope, added_by, added_at)
     values ($1, 'refbrand1', 'ANY', 'a test', now())`,
    [host],
  )
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  const brands: (string | undefined)[] = []
  await page.exposeFunction('saw', (brand: string | undefined) => void brands.push(brand))
  await page.addInitScript(() => {
    const look = () => Reflect.get(window, 'saw')(document.documentElement.dataset.brand)
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-brand'] })
  })
  try {
    await expect.poll(() => brandAt(page, baseURL!, host)).toBe('refbrand1')
    await open(page, baseURL!.replace('localhost', host))
    expect(await page.evaluate(() => document.documentElement.dataset.brand)).toBe('refbrand1')
    expect([...new Set(brands)]).toEqual(['refbrand1'])
    expect(refused).toEqual([])
  } finally {
    await ask('delete from settings.brand_host where host = $1', [host])
  }
})

/**
 * Whose a host is to the server. It looks once a second: a page opened meanwhile would begin as one
 * brand's and go on as another's.
 */
async function brandAt(page: Page, baseURL: string, host: string): Promise<string | undefined> {
  // Only a browser finds names under `localhost` by itself.
  const { port } = new URL(baseURL)
  const reply = await page.request.get(`http://127.0.0.1:${port}/wps/system/status?url=${host}`, {
    headers: { host: `${host}:${port}` },
  })
  const envelope: Envelope<Status> = await reply.json()
  return envelope.value?.info.merchantCode
}
