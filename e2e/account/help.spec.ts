import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { avatar, PASSWORD, tryLogin } from '../support/account.ts'
import { ask } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PICTURE = readFileSync(new URL('../../docs/pictures/home.png', import.meta.url))
const topics = (page: Page, say: Words) => page.getByRole('navigation', { name: say('help.topics') })

test('help is found without marks, read, left by its links, and has an address for everything', async ({
  page,
  say,
}) => {
  await open(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.help'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('shell.help') })).toBeVisible()
  await page.getByRole('searchbox', { name: say('help.search') }).fill('kiem chung van')
  await expect(page).toHaveURL(/\/help\?q=kiem\+chung\+van$/)
  const best = page.locator('.help-found li').first()
  await expect(best).toContainText('Kiểm chứng một ván')
  await expect(best.locator('mark').first()).toBeVisible()
  await best.getByRole('link').click()
  await expect(page).toHaveURL(/\/help\/verify-a-round$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kiểm chứng một ván' })).toBeFocused()
  // A link in the text changes the page without loading it anew.
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator('.prose').getByRole('link', { name: 'Kiểm chứng', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('fairness.title') })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Kiểm chứng một ván' })).toBeVisible()

  // The same without a header, where links stay.
  await page.goto('/helpmc/log-in-trouble')
  await settled(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.locator('.prose').getByRole('link', { name: 'Tạm nghỉ và tự loại trừ' }).click()
  await expect(page).toHaveURL(/\/helpmc\/take-a-break$/)
})

test('on a phone topics and articles come one after the other; the terms stand in their version', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/help?topic=terms')
  await expect(page).toHaveURL(/\/help\/terms$/)
  await expect(page.getByRole('heading', { level: 1, name: say('help.terms') })).toBeVisible()
  await expect(page.getByLabel(say('help.version'))).toHaveValue('2026-11-20')
  await topics(page, say)
    .getByRole('link', { name: say('help.all') })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Đặt giới hạn' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt giới hạn' })).toBeVisible()
})

test('a guest writes after showing to be a person', async ({ page, say }) => {
  await open(page, '/help/feedback?category=SUGGESTION')
  await expect(page.getByLabel(say('fb.category'))).toHaveValue('SUGGESTION')
  const words = page.getByLabel(say('fb.content'))
  await words.fill('ngắn')
  await page.getByRole('button', { name: say('fb.send') }).click()
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription(say('refusal.FB_LENGTH', { 0: 10, 1: 500 }))
  await words.fill('Nút quay nên to hơn một chút.')
  await page.reload()
  await expect(words).toHaveValue('Nút quay nên to hơn một chút.')
  await page.getByRole('button', { name: say('fb.send') }).click()
  await expect(page.getByRole('heading', { name: say('fb.sent') })).toBeFocused({ timeout: 30_000 })
  await expect(page.locator('.feedback-no')).toHaveText(/^[0-9A-HJKMNP-TV-Z]{10}$/)
})

test('a session that ends while somebody writes is told; they log in from there, and send what they wrote', async ({
  page,
  say,
}) => {
  const name = await becomeMember(page)
  await open(page, '/help/feedback')
  const words = page.getByLabel(say('fb.content'))
  await words.fill('Viết xong rồi mới hết phiên đăng nhập.')
  await ask(`update sessions.session set ended_at = now(), ended_why = 'expired' where user_name = $1`, [name])
  await page.getByRole('button', { name: say('fb.send') }).click()
  const notice = page.getByRole('status').filter({ hasText: say('shell.sessionEnded') })
  await notice.getByRole('button', { name: say('shell.login') }).click({ timeout: 20_000 })
  await expect(words).toHaveValue('Viết xong rồi mới hết phiên đăng nhập.')
  await tryLogin(page, say, name, PASSWORD)
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL('/help/feedback')
  await expect(words).toHaveValue('Viết xong rồi mới hết phiên đăng nhập.')
  await page.getByRole('button', { name: say('fb.send') }).click()
  await expect(page.getByRole('heading', { name: say('fb.sent') })).toBeFocused({ timeout: 30_000 })
})

test('a member sends a picture, reads the answer and replies; it is closed, and nobody else sees it', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.slow()
  await becomeMember(page)
  await open(page, '/help/feedback')
  await page.getByLabel(say('fb.category')).selectOption('COMPLAINT')
  await page.getByLabel(say('fb.content')).fill('Hình của ván này hiện sai, xin xem lại giúp tôi.')
  const pictures = page.getByTestId('pictures')
  await pictures.setInputFiles([
    { name: 'home.png', mimeType: 'image/png', buffer: PICTURE },
    { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ])
  await expect(page.getByText(say('refusal.FILE_TYPE'))).toBeVisible()
  await page.getByRole('button', { name: say('fb.pictures.remove', { name: 'drawing.png' }) }).click()
  await page.getByRole('button', { name: say('fb.send') }).click()
  const no = (await page.locator('.feedback-no').textContent())!
  await page.getByRole('link', { name: say('fb.open') }).click()
  await page.getByRole('button', { name: say('fb.picture', { number: 1 }) }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  // Staff answer at a desk of their own.
  await ask(
    `with t as (update feedback.ticket set state = 'WAIT_MEMBER', unread = true, changed_at = now() where ticket_no = $1 returning id)
     insert into feedback.message (ticket_id, id, at, author, staff_id, staff_name, content)
     select id, 'ffffffff-ffff-7fff-bfff-ffffffffffff', now(), 'STAFF', gen_random_uuid(), 'Lan', 'Bạn cho xin mã ván nhé.' from t`,
    [no],
  )
  await open(page, '/help/feedback')
  const mine = page.getByRole('link', { name: new RegExp(no) })
  await expect(mine).toContainText(say('fb.unread'))
  await mine.click()
  await expect(page.getByText('Bạn cho xin mã ván nhé.')).toBeVisible()
  await expect(page.getByText('Lan', { exact: true })).toHaveCount(0)
  await expectAccessible(page, 'a ticket')
  await page.getByLabel(say('fb.reply')).fill('Mã ván ở trong hình, cảm ơn bạn.')
  await page.getByRole('button', { name: say('fb.reply.send') }).click()
  await expect(page.getByText(say('fb.state.OPEN'))).toBeVisible()
  await expectNoSidewaysScroll(page, 'a ticket', [390])
  await ask(`update feedback.ticket set state = 'CLOSED' where ticket_no = $1`, [no])
  await page.reload()
  await expect(page.getByText(say('fb.closed'))).toBeVisible({ timeout: 30_000 })

  const other = await browser.newPage({ baseURL })
  await other.goto(`/help/feedback/${no}`)
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('Bạn cho xin mã ván nhé.')).toHaveCount(0)
  await other.close()
})

test('the app: steps of each device, a code to scan, a profile that an iPhone takes; join us', async ({
  page,
  say,
  request,
}) => {
  await open(page, '/')
  const nav = page.getByRole('navigation', { name: say('shell.categoriesNav') })
  await expect(nav.getByRole('link', { name: say('shell.affiliates') })).toHaveCount(0)
  await page.goto('/download')
  await expect(page).toHaveURL(/\/app$/)
  await expect(page.getByRole('heading', { level: 1, name: say('app.title') })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  const tabs = page.getByRole('tablist', { name: say('app.device') })
  await tabs.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('Home')
  await expect(tabs.getByRole('tab', { name: say('app.tab.ios') })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.steps li')).toHaveCount(5)
  const profile = await page.getByRole('link', { name: say('app.ios.get') }).getAttribute('href')
  const reply = await request.get(profile!)
  expect(reply.headers()['content-type']).toBe('application/x-apple-aspen-config')
  expect(await reply.text()).toContain('<key>FullScreen</key><true/>')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.steps li')).toHaveCount(3)

  await page.goto('/join')
  await expect(page.getByText(say('join.shut', { brand: 'Senluna' }))).toBeVisible()
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch()
    const envelope: { value: { info: { resources: unknown[] } } } = await response.json()
    envelope.value.info.resources = [
      {
        resourceType: 'AFFILIATE',
        url: 'https://partners.example/',
        qrCodeUrl: null,
        labelNameEn: 'Partners',
        sort: 1,
      },
      { resourceType: 'AFFILIATE', url: 'javascript:alert(1)', qrCodeUrl: null, labelNameEn: 'Bad', sort: 2 },
    ]
    await route.fulfill({ response, json: envelope })
  })
  await page.goto('/join')
  await expect(page.getByRole('main').getByRole('link', { name: 'Partners' })).toHaveAttribute(
    'href',
    'https://partners.example/',
  )
  await expect(page.getByRole('link', { name: 'Bad' })).toHaveCount(0)
  await expect(nav.getByRole('link', { name: say('shell.affiliates') })).toBeVisible()
})

for (const look of [
  { theme: 'dark', language: 'VI' },
  { theme: 'light', language: 'EN' },
] as const) {
  test.describe(`${look.theme}, ${look.language}`, () => {
    test.use(look)
    test('axe finds nothing on help, feedback, app and join, and nothing scrolls sideways', async ({ page }) => {
      test.slow()
      for (const path of ['/help', '/help?q=a', '/help/privacy', '/help/feedback', '/app', '/join']) {
        await open(page, path)
        await expectAccessible(page, path)
        await expectNoSidewaysScroll(page, path, [320])
      }
    })
  })
}
