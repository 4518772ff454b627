import type { Page } from '@playwright/test'
import { avatar, newName, PASSWORD } from '../support/account.ts'
import { nextRound, readyToSpin, shownToItsEnd, spinButton, stage } from '../support/game.ts'
import { chooseInMenu, press, tabTo } from '../support/keys.ts'
import { longList } from '../support/long-list.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('by keyboard alone: registering, signing out, logging in', async ({ page, say }) => {
  await open(page, '/')
  const name = newName()
  await press(page, header(page).getByRole('button', { name: say('shell.register'), exact: true }))
  const form = page.getByRole('dialog', { name: say('register.title') })
  await tabTo(page, form.getByRole('textbox', { name: say('field.username') }))
  await page.keyboard.type(name)
  await tabTo(page, form.getByLabel(say('field.password')).first())
  await page.keyboard.type(PASSWORD)
  await tabTo(page, form.getByLabel(say('field.confirmPassword')))
  await page.keyboard.type(PASSWORD)
  await press(page, form.getByRole('checkbox').first(), 'Space')
  await press(page, form.getByRole('checkbox').nth(1), 'Space')
  await press(page, form.getByRole('button', { name: say('register.submit') }))
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })

  await leave(page, say, name)

  await press(
    page,
    header(page)
      .getByRole('button', { name: say('shell.login'), exact: true })
      .last(),
  )
  const login = page.getByRole('dialog', { name: say('login.title') })
  await expect(login.getByRole('textbox', { name: say('login.username') })).toBeFocused()
  await page.keyboard.type(name)
  await tabTo(page, login.getByLabel(say('login.password')).first())
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
  // Nothing greets, and the focus stays in the header.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(header(page).locator(':focus')).toBeAttached()
})

test('by keyboard alone: free play, one spin, and out of the frame again', async ({ page, say }) => {
  await open(page, '/')
  await press(page, page.getByRole('button', { name: say('home.hero.try') }))
  await readyToSpin(page, say)
  await tabTo(page, spinButton(page, say))
  const round = nextRound(page)
  await page.keyboard.press('Space')
  await round
  await shownToItsEnd(page, say)
  // Twice in a moment: a machine that stalls in between is asked again.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: say('frame.back') })).toBeFocused({ timeout: 2_000 })
  }).toPass()
  // The frame is another process, which hears keys until it has let go of the focus.
  await expect.poll(() => stage(page).locator('html').evaluate(hasFocus)).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('by keyboard alone: a slot is found by search and opened', async ({ page, say }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: say('search.title') })
  await expect(field).toBeFocused()
  await page.keyboard.type('sen vang')
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Sen Vàng')
  await page.keyboard.press('Enter')
  // Real play needs an account, and where one wanted to go is remembered.
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible()
  await expect(page).toHaveURL(/next=.*sen-vang/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the list of keys opens by its own, and not while somebody types', async ({ page, say }) => {
  await open(page, '/')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: say('keys.title') })
  await expect(list.getByRole('term')).toHaveText([
    say('keys.search'),
    say('keys.move'),
    say('keys.choose'),
    say('keys.close'),
    say('keys.list'),
  ])
  await expect(page).toHaveURL('/?modal=shortcuts')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: say('search.title') })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('searchbox', { name: say('search.title') })).toHaveValue('?')
})

test('by keyboard alone: tiles of a lobby are walked with the arrows and a slot is tried', async ({ page, say }) => {
  await open(page, longList('/rng?own=1'))
  const first = page.getByRole('listitem').getByRole('link').first()
  await tabTo(page, first)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/game\?.*mode=demo/)
  await readyToSpin(page, say)
})

test('by keyboard alone: language and theme', async ({ page, say }) => {
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const language = () => header(page).locator('[aria-haspopup="menu"].lang')
  await press(page, language())
  await chooseInMenu(page, page.getByRole('menuitem', { name: say('shell.theme.light') }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Escape')
  await expect(language()).toBeFocused()
  await page.keyboard.press('Enter')
  await chooseInMenu(page, page.getByRole('menuitemradio', { name: 'English' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await settled(page)
  await page.reload()
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('by keyboard alone: the first stop skips to the content', async ({ page, say }) => {
  await open(page, '/rng')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

const header = (page: Page) => page.getByRole('banner')

async function leave(page: Page, say: Words, name: string) {
  await press(page, avatar(page, say, name))
  await chooseInMenu(page, page.getByRole('menuitem', { name: say('shell.signOut') }))
  const question = page.getByRole('dialog', { name: say('shell.signOut.title') })
  await press(page, question.getByRole('button', { name: say('shell.signOut'), exact: true }))
  await expect(header(page).getByRole('button', { name: say('shell.register'), exact: true })).toBeVisible()
}

// Runs in the frame.
const hasFocus = () => document.hasFocus()
