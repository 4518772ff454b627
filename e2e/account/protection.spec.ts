import type { Page } from '@playwright/test'
import { avatar, PASSWORD, register, tryLogin } from '../support/account.ts'
import { ask } from '../support/database.ts'
import { isPlay, readyToSpin, spin, spinButton, stage, stepsShown } from '../support/game.ts'
import { press, tabTo } from '../support/keys.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { moneyText } from '../support/money.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GAME = '/game?id=sen-vang&node=1&vendor=SENLUNA'

const idOf = async (name: string): Promise<string> =>
  (await ask('select id from members.member where user_name = $1', [name]))[0].id

/** Puts a member's play far enough back that the reality check is due now. */
async function makeCheckDue(name: string) {
  const id = await idOf(name)
  const at = new Date()
  await ask("update protection.reality_check set since = since - interval '1 hour', due_at = $2 where owner_id = $1", [
    id,
    at,
  ])
  await ask('select wagers.set_check($1, $2)', [id, at])
}

const limitRow = (page: Page, say: Words, kind: 'stake' | 'lossDay') =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: changeOf(say, kind) }) })

const changeOf = (say: Words, kind: 'stake' | 'lossDay') => say('rg.change.of', { kind: say(`rg.kind.${kind}`) })

/** Opens a limit's window, types another value and says what it would do. */
async function setLimit(page: Page, say: Words, kind: 'stake' | 'lossDay', typed: string, means: 'tighter' | 'looser') {
  await page.getByRole('button', { name: changeOf(say, kind) }).click()
  const form = page.getByRole('dialog', { name: changeOf(say, kind) })
  await form.getByRole('textbox').fill(typed)
  await expect(form.getByRole('status')).toHaveText(say(`rg.${means}`))
  await form.getByRole('button', { name: say(means === 'looser' ? 'rg.save.looser' : 'rg.save') }).click()
  await expect(form).toBeHidden()
}

test('limits: found from every page, tighter at once, looser after a day and a second yes', async ({ page, say }) => {
  test.slow()
  await open(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: say('shell.footer.help') })
    .getByRole('link', { name: say('shell.limits') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('rg.title') })).toBeFocused()
  await expect(page.getByText(say('rg.guest'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible()
  const name = await register(page, say)
  await avatar(page, say, name).click()
  await page.getByRole('menuitem', { name: say('shell.limits') }).click()
  await settled(page)

  await setLimit(page, say, 'stake', '2,000', 'tighter')
  await expect(limitRow(page, say, 'stake')).toContainText(moneyText(2_000n))

  await page.goto(GAME)
  await readyToSpin(page, say)
  for (let step = 0; step < 2; step++)
    await stage(page)
      .getByRole('button', { name: say('game.stakeMore') })
      .click()
  await spinButton(page, say).click()
  await expect(stage(page).getByRole('alert')).toContainText(say('rg.reached.stake', { value: moneyText(2_000n) }))
  await stage(page)
    .getByRole('button', { name: say('game.stakeLess') })
    .click()
  await spin(page, say)

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.limits') })
    .click()
  await settled(page)
  await setLimit(page, say, 'stake', '5000', 'looser')
  const row = limitRow(page, say, 'stake')
  await expect(row).toContainText(moneyText(2_000n))
  await expect(row).toContainText(moneyText(5_000n))
  await expect(row.getByRole('button', { name: say('rg.confirm') })).toHaveCount(0)
  await ask("update protection.member_limit set pending_at = $2 where owner_id = $1 and kind = 'stake'", [
    await idOf(name),
    new Date(Date.now() - 1_000),
  ])
  await page.reload()
  await settled(page)
  await row.getByRole('button', { name: say('rg.confirm.of', { kind: say('rg.kind.stake') }) }).click()
  const question = page.getByRole('dialog', { name: say('rg.confirm.of', { kind: say('rg.kind.stake') }) })
  await expect(question.getByRole('button', { name: say('rg.cancel') })).toBeFocused()
  await question.getByRole('button', { name: say('rg.confirm'), exact: true }).click()
  await expect(row).toContainText(moneyText(5_000n))
  await expect(row).not.toContainText(moneyText(2_000n))
})

test('the reality check stands over the game, by keyboard too, and play goes on only after it', async ({
  page,
  say,
}) => {
  test.slow()
  const name = await becomeMember(page)
  await page.goto(GAME)
  const played = await spin(page, say)
  await makeCheckDue(name)
  await readyToSpin(page, say)
  await spinButton(page, say).click()
  const check = page.getByRole('dialog', { name: say('rg.reality.title') })
  await expect(check).toBeVisible()
  const goOn = check.getByRole('button', { name: say('rg.reality.go') })
  await expect(goOn).toBeFocused()
  await expect(check).toContainText(moneyText(BigInt(played.round.stake)))
  await expect(check).toContainText(moneyText(BigInt(played.round.payout)))
  await expectAccessible(page, 'the reality check')
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await tabTo(page, check.getByRole('button', { name: say('rg.reality.out') }))
  await tabTo(page, goOn, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(check).toBeHidden()
  await spin(page, say)
})

test('an autoplay stops at the reality check, and does not go on by itself', async ({ page, say }) => {
  test.slow()
  const name = await becomeMember(page)
  await page.goto(GAME)
  await readyToSpin(page, say)
  await stage(page)
    .getByRole('button', { name: say('game.autoplay'), exact: true })
    .click()
  const panel = stage(page).getByRole('dialog')
  await panel.getByRole('button', { name: say('game.autoplay.start').split('{')[0]! }).click()
  await page.waitForResponse((response) => isPlay(response.url()))
  await makeCheckDue(name)
  await stepsShown(page)
  const check = page.getByRole('dialog', { name: say('rg.reality.title') })
  await expect(check).toBeVisible({ timeout: 45_000 })
  await check.getByRole('button', { name: say('rg.reality.go') }).click()
  await readyToSpin(page, say)
  await expect(stage(page).getByText(say('game.autoplay.over.check'))).toBeVisible()
  const again: string[] = []
  page.on('request', (request) => isPlay(request.url()) && again.push(request.url()))
  await page.waitForTimeout(3_000)
  expect(again).toEqual([])
})

test('from the reality check to the betting record, and out', async ({ page, say }) => {
  test.slow()
  const name = await becomeMember(page)
  await page.goto(GAME)
  await spin(page, say)
  await makeCheckDue(name)
  await page.reload()
  const check = page.getByRole('dialog', { name: say('rg.reality.title') })
  await expect(check).toBeVisible({ timeout: 45_000 })
  await check.getByRole('button', { name: say('rg.reality.history') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('records.bets') })).toBeVisible()
  await page.goto(GAME)
  await expect(check, 'looking elsewhere does not acknowledge it').toBeVisible({ timeout: 45_000 })
  await check.getByRole('button', { name: say('rg.reality.out') }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.register'), exact: true })).toBeVisible()
})

test('a break: by the password, at once, and the door says until when', async ({ page, say }) => {
  test.slow()
  const name = await becomeMember(page)
  await open(page, '/account/limits')
  await press(page, page.getByRole('button', { name: say('rg.coolOff'), exact: true }))
  const form = page.getByRole('dialog', { name: say('rg.coolOff.ask', { term: say('rg.term.1d') }) })
  await form.getByLabel(say('rg.password')).first().fill(PASSWORD)
  await page.keyboard.press('Enter')
  const enter = page.getByRole('banner').getByRole('button', { name: say('shell.register'), exact: true })
  await expect(enter).toBeVisible()
  await open(page, '/?modal=login')
  await tryLogin(page, say, name, PASSWORD)
  const refused = page.getByRole('dialog', { name: say('login.title') }).getByRole('alert')
  await expect(refused).toContainText(say('rg.excluded.until').split('{')[0]!.trim(), { timeout: 30_000 })
})

test('after an exclusion’s term one asks to come back, by the password, and waits a day', async ({ page, say }) => {
  test.slow()
  const name = await becomeMember(page)
  await open(page, '/account/limits')
  await page.getByRole('button', { name: say('rg.exclude'), exact: true }).click()
  const form = page.getByRole('dialog', { name: say('rg.exclude.ask', { term: say('rg.term.6m') }) })
  await form.getByLabel(say('rg.password')).first().fill(PASSWORD)
  await form.getByRole('button', { name: say('rg.exclude.do') }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.register'), exact: true })).toBeVisible()
  const id = await idOf(name)
  const past = new Date(Date.now() - 60_000)
  await ask('update protection.guard set excluded_until = $2 where owner_id = $1', [id, past])
  await ask('update members.member set excluded_until = $2 where id = $1', [id, past])
  await open(page, '/?modal=login')
  await tryLogin(page, say, name, PASSWORD)
  const dialog = page.getByRole('dialog', { name: say('login.title') })
  await expect(dialog.getByRole('alert')).toContainText(say('rg.excluded.over'), { timeout: 30_000 })
  await dialog.getByRole('button', { name: say('rg.excluded.comeBack') }).click()
  await expect(dialog.getByRole('alert')).toContainText(say('rg.excluded.returnAt').split('{')[0]!.trim(), {
    timeout: 30_000,
  })
  await ask(`update protection.guard set return_asked_at = return_asked_at - interval '24 hours' where owner_id = $1`, [
    id,
  ])
  await tryLogin(page, say, name, PASSWORD)
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
})

for (const look of [
  { theme: 'dark', language: 'VI' },
  { theme: 'light', language: 'EN' },
] as const) {
  test.describe(`${look.theme}, ${look.language}`, () => {
    test.use(look)

    test('axe finds nothing on the limits and their windows, and nothing scrolls sideways', async ({ page, say }) => {
      test.slow()
      await open(page, '/account/limits')
      await expectAccessible(page, 'limits, a guest')
      await becomeMember(page)
      await open(page, '/account/limits')
      await setLimit(page, say, 'stake', '2000', 'tighter')
      await setLimit(page, say, 'stake', '9000', 'looser')
      await expectAccessible(page, 'limits')
      await page.getByRole('button', { name: changeOf(say, 'lossDay') }).click()
      await expectAccessible(page, 'a limit’s window')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('rg.exclude'), exact: true }).click()
      await expectAccessible(page, 'the exclusion’s window')
      await page.keyboard.press('Escape')
      await expectNoSidewaysScroll(page, 'limits')
    })
  })
}
