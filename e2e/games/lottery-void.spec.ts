import { ask } from '../support/database.ts'
import { expectAccessible } from '../support/look.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

const GAME = 'VN_FAST_S_45'

/** The special prizes of a game's last draws whose result stands, the newest first. */
const lastResults = () =>
  ask(
    `select d.no, d.numero, r.result -> 'db' ->> 0 as special from lottery.draw d
     join lottery.result r on r.draw_no = d.no and r.version = d.result_version
     where d.game = $1 and d.state = 2 and d.settled_at is not null order by d.draw_at desc limit 2`,
    [GAME],
  )

test('a draw that is made void after its result: no last result, marked in the list, and its evidence says what became of it', async ({
  page,
  say,
}) => {
  test.setTimeout(240_000)
  // Two draws of a new product take a minute and a half.
  await expect.poll(async () => (await lastResults()).length, { timeout: 150_000 }).toBe(2)
  const [drawn] = await lastResults()
  await ask(
    `update lottery.draw set state = 3, void_reason = 'DESK', void_note = 'the wrong machine', settled_at = null where no = $1`,
    [drawn.no],
  )
  const card = page.locator('.dr[aria-current]')
  // Lists are a second or two old: who asks at the same moment is early.
  await expect(async () => {
    await open(page, `/vnlottery?gameCode=${GAME}`)
    await expect(card.locator('.r')).toHaveText(/^\d{6}$/)
    expect(await card.locator('.r').textContent()).not.toBe(drawn.special)
  }).toPass({ timeout: 30_000 })

  await page.getByRole('button', { name: say('lottery.play.past'), exact: true }).click()
  const past = page.getByRole('dialog', { name: say('lottery.play.past') })
  const row = past.getByRole('listitem').filter({ hasText: `#${drawn.numero.slice(-4)}` })
  await expect(row.getByText(say('lottery.play.void'))).toBeVisible()
  await row.getByRole('button').click()
  const evidence = page.getByRole('dialog', { name: say('lottery.play.ev.title') })
  await expect(evidence.getByText('the wrong machine')).toBeVisible()
  await evidence.getByRole('button', { name: say('lottery.play.ev.verify') }).click()
  await expect(evidence.getByText(/The house voided the draw after it was held: no result counts/)).toBeVisible()
  await expect(evidence.getByText(say('lottery.play.check.version'))).toBeVisible()
  await expect(evidence.getByText(say('lottery.play.ev.good'))).toHaveCount(0)
  await expectAccessible(page, 'the evidence of a void draw')
})
