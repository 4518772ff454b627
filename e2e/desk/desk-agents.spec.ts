import type { Page } from '@playwright/test'
import { newName } from '../support/account.ts'
import { ask } from '../support/database.ts'
import { deskText, openDesk } from '../support/desk.ts'
import { press, tabTo } from '../support/keys.ts'
import { expect, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')

/** Sends a form by Enter in its last field, where the reason is asked for. */
async function reasonAndEnter(page: Page) {
  await tabTo(page, dialog(page).getByLabel(deskText('desk.reason')))
  await page.keyboard.type('asked for by a test')
  await page.keyboard.press('Enter')
}

test('by keyboard alone: an agent is opened, its rates, a code and a move are asked for, and tiers are written', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { page, close } = await openDesk(browser, baseURL!, 'ADMINISTRATOR')
  await page.goto('/agents')
  const form = dialog(page)
  const name = newName()

  // What is missing has the focus, and says so.
  const make = page.getByRole('button', { name: deskText('desk.agents.open'), exact: true })
  await press(page, make)
  await expect(form.getByLabel(deskText('desk.members.type'))).toBeFocused()
  const username = form.getByLabel(deskText('desk.agents.username'))
  await press(page, form.getByRole('button', { name: deskText('desk.agents.open'), exact: true }))
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription(deskText('desk.act.fill'))
  await page.keyboard.type(name)
  await tabTo(page, form.getByLabel(deskText('desk.member.email')))
  await page.keyboard.type(`${name}@people.example`)
  await reasonAndEnter(page)
  const opened = page.getByRole('dialog', { name: deskText('desk.agents.opened', { name }) })
  await expect(opened).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(make).toBeFocused()

  // Found by name; its row opens by Enter.
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(name))
  await tabTo(page, make, 'Shift+Tab')
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('complementary', { name })
  const rates = drawer.getByRole('button', { name: deskText('desk.agents.rates.change') })
  await press(page, rates)
  const slots = form.getByLabel(deskText('desk.product.RNG'), { exact: true })
  await tabTo(page, slots)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('x')
  await press(page, form.getByRole('button', { name: deskText('desk.agents.rates.change'), exact: true }))
  await expect(slots).toBeFocused()
  await expect(slots).toHaveAccessibleDescription(deskText('desk.agents.rates.noNumber'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0.75')
  await reasonAndEnter(page)
  await expect(form).toHaveCount(0)
  await expect(rates).toBeFocused()

  const code = drawer.getByRole('button', { name: deskText('desk.agents.code.add') })
  await press(page, code)
  await expect(form.getByLabel(deskText('desk.agents.code'))).toBeFocused()
  await page.keyboard.type(name.slice(0, 12))
  await reasonAndEnter(page)
  await expect(form).toHaveCount(0)
  await expect(code).toBeFocused()
  const [made] = await ask(
    `select count(*)::integer as codes from referrals.ref_code c join members.member m on m.id = c.owner_id
     where m.user_name = $1 and c.code = $2`,
    [name, name.slice(0, 12).toUpperCase()],
  )
  expect(made).toEqual({ codes: 1 })
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()

  // An agent is opened below it, and asked to stand below another one.
  const below = newName()
  await tabTo(page, make, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(deskText('desk.members.type'))).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, username)
  await page.keyboard.type(below)
  await tabTo(page, form.getByLabel(deskText('desk.member.email')))
  await page.keyboard.type(`${below}@people.example`)
  await tabTo(page, form.getByLabel(deskText('desk.agents.parent')))
  await page.keyboard.type(name)
  await reasonAndEnter(page)
  await expect(page.getByRole('dialog', { name: deskText('desk.agents.opened', { name: below }) })).toBeVisible({
    timeout: 30_000,
  })
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(below)
  await page.keyboard.press('Enter')
  const lower = page.getByRole('row').filter({ hasText: below })
  await expect(lower).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(below))
  await tabTo(page, make, 'Shift+Tab')
  await page.keyboard.press('j')
  await expect(lower).toBeFocused()
  await page.keyboard.press('Enter')
  const move = page
    .getByRole('complementary', { name: below })
    .getByRole('button', { name: deskText('desk.agents.move'), exact: true })
  await press(page, move)
  const to = form.getByLabel(deskText('desk.agents.move.to'))
  await expect(to).toBeFocused()
  await page.keyboard.type('demoagent1')
  await reasonAndEnter(page)
  await expect(form).toHaveCount(0)
  await expect(move).toBeFocused()
  const [asked] = await ask(
    `select a.state, a.after ->> 'agent' as agent from approvals.approval a join members.member m on m.id::text = a.object_id
     where m.user_name = $1 and a.action = 'agents.move'`,
    [below],
  )
  expect(asked).toEqual({ state: 'PENDING', agent: 'demoagent1' })

  // A tier that is taken away leaves the focus at the one that stands there now.
  await page.goto('/contracts')
  const offer = page.getByRole('button', { name: deskText('desk.contracts.offer'), exact: true })
  await press(page, offer)
  await expect(form.getByLabel(deskText('desk.contracts.holder'))).toBeFocused()
  await page.keyboard.type(name)
  await press(page, form.getByRole('button', { name: deskText('desk.contracts.tier.add') }))
  await press(page, form.getByRole('button', { name: deskText('desk.contracts.tier.remove', { place: 1 }) }), 'Enter')
  await expect(
    form.getByRole('group', { name: deskText('desk.contracts.tier', { place: 1 }) }).locator(':focus'),
  ).toBeAttached()
  await close()
})
