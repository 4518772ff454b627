import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker keeps the frame, with what the page had loaded before it came. */
async function installed(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const frame = await caches.match('/frame')
          const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
          const kept = await Promise.all(files.map(({ name }) => caches.match(name)))
          const words = files.some(({ name }) => name.includes('/soon-'))
          return Boolean(frame) && words && navigator.serviceWorker.controller !== null && kept.every(Boolean)
        }),
      { timeout: 40_000 },
    )
    .toBe(true)
}

/** Everything the browser keeps by the worker, as paths. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return stores.flat().map(({ url }) => new URL(url).pathname)
  })

test('without a network the site opens in its frame, says so, and goes on by itself', async ({
  page,
  context,
  say,
}) => {
  await open(page, '/')
  await installed(page)
  const kept = await keptPaths(page)
  expect(
    kept.filter((path) => !/^\/(?:$|frame$|assets\/|art\/|icon-)/.test(path)),
    'no answer of a call',
  ).toEqual([])

  await context.setOffline(true)
  await page.goto('/rng?q=bien')
  const heading = page.getByRole('heading', { level: 1, name: say('install.offline.title') })
  await expect(heading).toBeVisible({ timeout: 20_000 })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(say('install.offline.body'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('shell.retry') })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: say('category.RNG') })).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL('/rng?q=bien')
  await settled(page)
})

test('a newer version is offered, and taken when the reader says so', async ({ page, say }) => {
  const site = await openSite()
  try {
    await open(page, site.url)
    await installed(page)
    await page.reload()
    await settled(page)
    await expect(page.getByText(say('shell.newVersion'))).toHaveCount(0)
    site.release()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const word = page.getByRole('status').filter({ hasText: say('shell.newVersion') })
    await expect(word).toBeVisible({ timeout: 30_000 })
    const before = await page.evaluate(() => performance.timeOrigin)
    await word.getByRole('button', { name: say('shell.reload') }).click()
    await expect
      .poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before), { timeout: 30_000 })
      .not.toBe(before)
    await settled(page)
    // The older one first ends what it was fetching.
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? 'none waits'),
        { timeout: 40_000 },
      )
      .toBe('none waits')
  } finally {
    await site.close()
  }
})

test('a notification is shown in its language and opens its page, never a stranger’s', async ({ page, context }) => {
  await open(page, '/')
  await installed(page)
  const worker = context.serviceWorkers()[0]!
  // This browser has no place for notifications: what would be shown is looked at instead.
  const shown = (text: string | null) =>
    worker.evaluate(async (said) => {
      const seen: unknown[] = []
      const scope = globalThis as typeof globalThis & { registration: ServiceWorkerRegistration }
      scope.registration.showNotification = async (title, options) => void seen.push({ title, ...options })
      const done: Promise<unknown>[] = []
      const data = said === null ? null : { json: (): unknown => JSON.parse(said) }
      globalThis.dispatchEvent(
        Object.assign(new Event('push'), { data, waitUntil: (promise: Promise<unknown>) => void done.push(promise) }),
      )
      await Promise.all(done)
      return seen
    }, text)
  const note = { title: 'Đã đổi mật khẩu', body: 'Xem trong hộp thư', tag: 'password', lang: 'vi', dir: 'ltr' }
  expect(await shown(JSON.stringify({ ...note, url: '/account/limits' }))).toEqual([
    { ...note, icon: '/app-icon-192.png', data: '/account/limits' },
  ])
  for (const nonsense of [null, '{', '[]', '{"title":5}'])
    expect(await shown(nonsense)).toMatchObject([{ title: expect.stringMatching(/^localhost/) }])

  const click = (url: string) =>
    worker.evaluate(async (data) => {
      const done: Promise<unknown>[] = []
      const notification = { data, close: () => undefined }
      globalThis.dispatchEvent(
        Object.assign(new Event('notificationclick'), {
          notification,
          waitUntil: (promise: Promise<unknown>) => void done.push(promise.catch(() => undefined)),
        }),
      )
      await Promise.all(done)
    }, url)
  await click('/rng?q=bien')
  await expect(page).toHaveURL(/\/rng\?q=bien$/)
  await settled(page)
  await click('https://evil.example/')
  await expect(page).toHaveURL(new URL('/', process.env.E2E_URL).href)
  await settled(page)
})

test('a member turns notifications on, is told so at once, and turns them off', async ({ page, say }) => {
  // No push service is reached from here: the browser's half of a subscription is made up, the
  // server's is real.
  await page.addInitScript(() => {
    let made: object | null = null
    Notification.requestPermission = async () => 'granted' as const
    const key = new Uint8Array(65).map((_, at) => (at === 0 ? 4 : at))
    const text = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const keys = { p256dh: text(key), auth: text(new Uint8Array(16)) }
    const subscription = {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/e2e', keys }),
      unsubscribe: async () => {
        made = null
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => (made = subscription),
      getSubscription: async () => made,
    })
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  })
  await becomeMember(page)
  await page.goto('/app')
  const own = page.getByRole('switch', { name: say('install.push.label') })
  await expect(own).toBeEnabled()
  await expect(own).not.toBeChecked()
  await own.focus()
  await page.keyboard.press('Space')
  await expect(own).toBeChecked()
  // Its service worker may have to be fetched first.
  await expect(own).toBeEnabled({ timeout: 30_000 })
  const sent = async () => {
    const reply = await page.request.get('/dev/outbox')
    const kept = (await reply.json()) as { kind: string; payload?: string }[]
    return kept.flatMap(({ kind, payload }) =>
      kind === 'push' && payload ? [JSON.parse(payload) as { title: string }] : [],
    )
  }
  await expect.poll(async () => (await sent())[0]?.title).toBe(say('push.on.title'))
  await own.click()
  await expect(own).not.toBeChecked()
  await expect(own).toBeEnabled()
})

/** The site behind a small proxy, by which a newer version can be released. */
async function openSite() {
  const product = new URL(process.env.E2E_URL ?? '')
  let version = 1
  const proxy = createServer((asked, reply) => {
    const newer = asked.url === '/sw.js' && version > 1
    const headers = { ...asked.headers, ...(newer ? { 'accept-encoding': 'identity' } : {}) }
    const onward = request({
      host: product.hostname,
      port: product.port,
      path: asked.url,
      method: asked.method,
      headers,
    })
    onward.on('response', (answer) => {
      if (!newer) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
        return
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { 'content-length': _length, ...rest } = answer.headers
        reply.writeHead(200, rest).end(`${Buffer.concat(chunks).toString()}\n// version ${version}`)
      })
    })
    onward.on('error', () => reply.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    release: () => {
      version += 1
    },
    close: () =>
      new Promise<void>((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}
