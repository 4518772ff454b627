import type { Page } from '@playwright/test'
import { newName } from '../support/account.ts'
import { ask } from '../support/database.ts'
import { press, tabTo } from '../support/keys.ts'
import { expectAccessible } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

/** Makes a general agent of whoever is logged in, with a rate to give, as the house would. */
async function becomeAgent(page: Page): Promise<string> {
  const name = await becomeMember(page)
  await ask(`update members.member set type = 2, placed_at = created_at + interval '1 second' where user_name = $1`, [
    name,
  ])
  await ask(`update sessions.session set type = 2 where user_name = $1`, [name])
  await ask(
    `insert into rates.rate (member_id, product, merchant_id, ppm, since)
     select id, 'RNG', merchant_id, 10000, now() from members.member where user_name = $1
     on conflict (member_id, product) do update set ppm = excluded.ppm`,
    [name],
  )
  return name
}

test('by keyboard alone: an agent opens an account and makes a link, and the focus goes on from what has gone', async ({
  page,
  say,
}) => {
  await becomeAgent(page)
  await open(page, '/agentCenter/registerCenter')
  const below = newName()
  const submit = page.getByRole('button', { name: say('down.open'), exact: true })
  const username = page.getByLabel(say('field.username'))

  // What is missing has the focus, and says so.
  await press(page, submit)
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription(say('form.empty'))
  await page.keyboard.type(below)
  const slider = page.getByRole('slider', { name: say('product.RNG') })
  await tabTo(page, slider)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '0.99%')
  await press(page, submit)
  await expect(page.getByRole('heading', { name: say('down.opened', { name: below }) })).toBeFocused({
    timeout: 30_000,
  })
  await press(page, page.getByRole('button', { name: say('down.another') }))
  await expect(page.locator('form :focus'), 'the form is there again, and the focus in it').toBeAttached()

  await tabTo(page, page.getByRole('tab', { name: say('down.tab.direct') }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  const make = page.getByRole('button', { name: say('down.link.new') })
  await press(page, make)
  await expect(page.getByRole('heading', { name: say('down.link.new') })).toBeFocused()
  const days = page.getByLabel(say('down.link.days'))
  await tabTo(page, days)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('366')
  await page.keyboard.press('Enter')
  await expect(days).toBeFocused()
  await expect(days).toHaveAccessibleDescription('0 – 365')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await expect(make).toBeFocused()
  await expectAccessible(page, 'the links of an agent')

  // Closed, then deleted: each time the button that was pressed is gone.
  await press(page, page.getByRole('button', { name: say('records.detail') }))
  // Each asks first: Escape, or Enter on the way back, changes nothing.
  const close = page.locator('.ag-link').getByRole('button', { name: say('down.link.close') })
  await press(page, close)
  const asked = page.getByRole('dialog', { name: say('down.link.close') })
  await expect(asked.getByRole('button', { name: say('contract.back') })).toBeFocused()
  await expectAccessible(page, 'a question before a link is closed')
  await page.keyboard.press('Escape')
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, asked.getByRole('button', { name: say('down.link.close') }))
  const remove = page.locator('.ag-link').getByRole('button', { name: say('down.link.delete') })
  // Until the list knows of it, the focus is back on the button that opened the window.
  await expect(close).toHaveCount(0)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  const removing = page.getByRole('dialog', { name: say('down.link.delete.title') })
  await press(page, removing.getByRole('button', { name: say('down.link.delete.title') }))
  await expect(page.getByText(say('down.link.none'))).toBeVisible()
  await expect(make).toBeFocused()
})

test('by keyboard alone: an account is found, its rate is raised, and Escape leads back to its row', async ({
  page,
  say,
}) => {
  const agent = await becomeAgent(page)
  const below = newName()
  const other = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  await becomeMember(await other.newPage(), below)
  await other.close()
  await ask(
    `update members.member set parent_id = a.id, path = array[a.id], placed_at = m.created_at + interval '1 second'
     from members.member m, members.member a where members.member.id = m.id and m.user_name = $2 and a.user_name = $1`,
    [agent, below],
  )
  await open(page, '/agentCenter/downlineManagmentView')
  await page.keyboard.press('/')
  await page.keyboard.type(below.slice(0, -1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/name=/)
  await settled(page)
  const row = page.getByRole('button', { name: below })
  await press(page, row)
  const aside = page.getByRole('complementary', { name: below })
  await expect(aside).toBeFocused()
  await tabTo(page, aside.getByRole('slider', { name: say('product.RNG') }))
  await page.keyboard.press('ArrowRight')
  await press(page, aside.getByRole('button', { name: say('down.save') }))
  await expect(page.getByText(say('down.saved'))).toBeVisible()
  await expect(aside.getByRole('heading', { name: say('down.rates') })).toBeFocused()
  await expectAccessible(page, 'an account of the team')
  await page.keyboard.press('Escape')
  await expect(aside).toHaveCount(0)
  await expect(row).toBeFocused()
  const [rate] = await ask(
    `select ppm from rates.rate r join members.member m on m.id = r.member_id where m.user_name = $1 and product = 'RNG'`,
    [below],
  )
  expect(rate).toEqual({ ppm: 100 })
})
