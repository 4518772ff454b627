import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import type { Status } from '@senluna/site/src/boot.ts'
import { facetsOf, THEMES } from '@senluna/site/src/features/lobby/facets.ts'
import { avatar, register, signOut } from '../support/account.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { longList } from '../support/long-list.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Gives the page another brand than it has, in what its first call tells. */
async function withBrand(page: Page, change: (info: PermissionInfo, status: Status) => void) {
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch()
    const envelope: Envelope<Status> = await response.json()
    if (envelope.value) change(envelope.value.info, envelope.value)
    await route.fulfill({ response, json: envelope })
  })
}

const CHAT = 'https://chat.example/room?visitor=guest'

/** Seals a link of customer service as the server does, for the visitor who asks. */
async function withService(page: Page, seal: (secret: string) => string) {
  await page.route('**/wps/system/customerService*', async (route) => {
    const headers = route.request().headers()
    const secret = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? headers['x-device-id'] ?? ''
    const response = await route.fetch()
    const envelope: Envelope<{ list: unknown[] }> = await response.json()
    await route.fulfill({
      response,
      json: {
        ...envelope,
        value: {
          list: [
            { id: 1, type: '3', name: 'Live chat', icon: 'LIVECHAT', link: seal(secret) },
            { id: 2, type: '2', name: 'Messenger', icon: 'TELEGRAM', link: 'https://messenger.example/us' },
          ],
        },
      },
    })
  })
  await page
    .context()
    .route(/^https:\/\/(?:chat|messenger)\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    )
}

const sealed = (secret: string, address = CHAT): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, '', 'cs-link', 32)), iv)
  return Buffer.concat([iv, cipher.update(address), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

test('customer service: a chat that knows who asks opens in a window, a messenger beside the page', async ({
  page,
}) => {
  await withService(page, sealed)
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    footer.getByRole('button', { name: 'Live chat' }).click(),
  ])
  await expect(chat).toHaveURL(CHAT)
  expect(await chat.evaluate(() => globalThis.opener as unknown)).toBeNull()
  await chat.close()
  const [messenger] = await Promise.all([
    page.context().waitForEvent('page'),
    footer.getByRole('button', { name: 'Messenger' }).click(),
  ])
  await expect(messenger).toHaveURL('https://messenger.example/us')
})

test('customer service: what cannot be opened closes its window and says so', async ({ page, say }) => {
  await withService(page, () => sealed('somebody else entirely'))
  await open(page, '/')
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('contentinfo').getByRole('button', { name: 'Live chat' }).click(),
  ])
  await expect(page.getByRole('alert').filter({ hasText: say('service.failed') })).toBeVisible()
  await expect.poll(() => chat.isClosed()).toBe(true)
})

test('a site for members only shows a guest its door, and afterwards what was asked for', async ({ page, say }) => {
  await withBrand(page, (info) => {
    info.whitelabel.push({ modId: 'LOGIN_TO_HOME', enabled: true, childrenNodes: [] })
  })
  await page.goto('/rng')
  await expect(page).toHaveURL('/login?next=%2Frng')
  await expect(page.getByRole('heading', { name: say('gate.title') })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectAccessible(page, 'the door')
  await expectNoSidewaysScroll(page, 'the door')
  await page.getByRole('button', { name: say('shell.login') }).press('Enter')
  const login = page.getByRole('dialog', { name: say('login.title') })
  await expect(login.getByRole('textbox', { name: say('login.username') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: say('register.title') })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/login?next=%2F')
  await page.getByRole('button', { name: say('shell.tryFree') }).click()
  await expect(page).toHaveURL(/\/game\?/)
})

test('pictures come from the next host when one fails, and in the end from the site', async ({ page, baseURL }) => {
  const [bad, good] = ['https://one.example', 'https://two.example'] as const
  await withBrand(page, (info) => {
    info.imageCDNs = [bad, good]
  })
  // The server names a brand's hosts in its policy; this brand has none.
  await page.route('**/rng*', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const wider = policy.replace("img-src 'self'", `img-src 'self' ${bad} ${good}`)
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': wider } })
  })
  let down = false
  await page.route(`${bad}/**`, (route) => route.abort())
  await page.route(`${good}/**`, async (route) => {
    if (down) return route.abort()
    const { pathname, search } = new URL(route.request().url())
    return route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) })
  })
  await page.addInitScript((host) => sessionStorage.setItem('image-host', host), bad)
  const picture = page.getByRole('article').first().locator('img')
  const isThere = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await page.goto('/rng?own=1')
  await expect(picture).toHaveAttribute('src', new RegExp(`^${good}/art/`), { timeout: 30_000 })
  await expect.poll(isThere).toBeGreaterThan(0)
  down = true
  await page.goto('/rng?own=1&sort=az')
  await expect(picture).toHaveAttribute('src', /^\/art\//, { timeout: 30_000 })
  await expect.poll(isThere).toBeGreaterThan(0)
})

test('maintenance speaks two languages and says how to reach the brand', async ({ page }) => {
  await withService(page, sealed)
  await withBrand(page, (_, status) => {
    status.status = 1
    status.maintenance = { flag: true }
    // Whatever else is offered before it: English is what most others read, with letters that every
    // device has.
    status.info.offeredLanguages = ['CN', 'VI', 'EN']
  })
  await page.goto('/')
  const closed = page.getByRole('main')
  await expect(closed.locator('p[lang=vi]')).toBeVisible()
  await expect(closed.locator('p[lang=en]')).toBeVisible()
  await expect(closed.getByRole('button', { name: 'Live chat' })).toBeVisible()
  await expectAccessible(page, 'maintenance with ways to reach the brand')
  await expectNoSidewaysScroll(page, 'maintenance with ways to reach the brand')
})

test('every filter of a lobby finds something', async ({ page }) => {
  await open(page, longList('/rng'))
  const count = async (filter: string) => {
    const list = longList(`/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=1&${filter}`)
    const reply: Envelope<{ total: number }> = await page.evaluate(async (url) => (await fetch(url)).json(), list)
    return reply.value?.total
  }
  for (const theme of THEMES) expect.soft(await count(`theme=${theme}`), theme).toBeGreaterThan(0)
  for (const feature of facetsOf('RNG').features)
    expect.soft(await count(`feature=${feature}`), feature).toBeGreaterThan(0)
})

test('a window puts the focus where its work begins, also when that comes late', async ({ page, say }) => {
  await page.route('**/wps/system/setting/register*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await open(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: say('shell.register'), exact: true })
  await button.click()
  const form = page.getByRole('dialog', { name: say('register.title') })
  await expect(form).toBeVisible()
  await expect(form.getByRole('textbox', { name: say('field.username') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: say('search.title') })).toBeFocused()
})

test('an address about a window is left with it', async ({ page, say }) => {
  for (const [path, title] of [
    ['/login', 'login.title'],
    ['/register', 'register.title'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: say(title) })).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  }
})

test('no entry of any menu leads to a page that is not there', async ({ page, say }) => {
  test.slow()
  await open(page, '/')
  const name = await register(page, say)
  const paths = async () =>
    page
      .locator('a[href^="/"]:not([href^="/game"])')
      .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/\?.*/, '')))
  const found = new Set(await paths())
  // The menu holds what doesn't fit beside it.
  const rest = page.getByRole('button', { name: say('shell.moreMenu'), exact: true })
  const folded = (await rest.count()) > 0
  if (folded) await rest.click()
  const more = folded ? await page.getByRole('menuitem').count() : 0
  if (folded) await page.keyboard.press('Escape')
  for (const path of found) {
    await page.goto(path)
    await settled(page)
    await expect.soft(page.getByRole('status').filter({ hasText: say('shell.unknownPage') })).toHaveCount(0)
    await expect.soft(page, path).toHaveURL(path)
  }
  for (let nth = 0; nth < more; nth++) {
    await rest.click()
    await page.getByRole('menuitem').nth(nth).click()
    await settled(page)
    expect(new URL(page.url()).pathname).not.toBe('/')
  }
  await expect(avatar(page, say, name)).toBeVisible()
  await signOut(page, say, name)
})
