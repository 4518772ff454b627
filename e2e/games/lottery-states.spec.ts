import { randomInt } from 'node:crypto'
import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { ask } from '../support/database.ts'
import { moneyText } from '../support/money.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

/** A game of its own for each test: what happens to its draws and prices is nobody else's. */
const DAILY = 'VN_S_CM'
const OTHER = 'VN_S_BL'
const FAST = 'VN_FAST_S_300'

/** What the brand takes and pays for two digits; every process follows within a second. */
async function setTerms(game: string, terms: object | undefined) {
  await ask(`delete from lottery.terms where merchant_id = 'senluna' and game = $1`, [game])
  if (terms)
    await ask(
      `insert into lottery.terms (merchant_id, game, bet_type, terms, changed_at) values ('senluna', $1, 'LO2', $2, now())`,
      [game, JSON.stringify(terms)],
    )
  await kept()
}

/** What lists tell may be a second old. */
const kept = () => new Promise((resolve) => setTimeout(resolve, 1_300))

/** How long the draw that is open takes bets. */
async function secondsToLock(game: string): Promise<number> {
  const [draw] = await ask(
    `select extract(epoch from min(lock_at) - now())::integer as left from lottery.draw where game = $1 and lock_at > now()`,
    [game],
  )
  return Number(draw.left)
}

/** Writes bets in shorthand onto the ticket. */
async function write(page: Page, say: Words, bets: string) {
  await page.getByRole('button', { name: say('lottery.play.mode.entry') }).click()
  await page.getByLabel(say('lottery.play.entry')).fill(bets)
  await page.locator('.entry button[type="submit"]').click()
}

const slipOf = (page: Page, say: Words) => page.getByRole('complementary', { name: say('lottery.play.slip') })
const press = (slip: Locator, say: Words) => slip.getByRole('button', { name: say('lottery.play.place') }).click()

/** The receipt that says what was taken; it is closed again. */
async function receipt(page: Page, say: Words, total: bigint) {
  const shown = page.getByRole('dialog', { name: say('lottery.play.receipt') })
  await expect(shown.getByText(moneyText(total), { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
}

const ordersOf = async (name: string): Promise<{ stake: string }[]> =>
  ask(
    `select o.stake::text as stake from lottery.orders o join members.member m on m.id = o.owner_id
     where m.user_name = $1 order by o.placed_at`,
    [name],
  )

test('odds that fell, a closed number, a full number and a lost answer: nothing is taken unasked, nothing twice', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(240_000)
  const name = await becomeMember(page)
  await open(page, `/vnlottery?gameCode=${DAILY}`)
  await settled(page)
  const slip = slipOf(page, say)
  const refused = slip.locator('.refused')
  // What the page saw when it opened is what it goes on showing.
  await page.route(`**/lgw/games/${DAILY}*`, (route) => route.abort())
  try {
    await write(page, say, '39 68x1')
    await setTerms(DAILY, { odds: { '': 90_000 } })
    await press(slip, say)
    await expect(refused).toContainText(say('refusal.LOT_E_ODDS_CHANGED'))
    await expect(refused).toContainText('90')
    expect(await ordersOf(name)).toHaveLength(0)
    await refused.getByRole('button', { name: say('lottery.play.acceptOdds') }).click()
    await receipt(page, say, 36_000n)

    await setTerms(DAILY, { blocked: ['39'] })
    await write(page, say, '39 68x1')
    await press(slip, say)
    await expect(refused).toContainText(say('refusal.LOT_E_BLOCKED'))
    await refused.getByRole('button', { name: say('lottery.play.drop', { number: '39' }) }).click()
    await press(slip, say)
    await receipt(page, say, 18_000n)

    await setTerms(DAILY, { perDrawMaxUnit: '3000' })
    // Nobody has bet on it, not at an earlier try either.
    await write(page, say, `${randomInt(70, 100)}x5`)
    await press(slip, say)
    await expect(refused).toContainText('3 points are left.')
    await refused.getByRole('button', { name: say('lottery.play.acceptPartial') }).click()
    await receipt(page, say, 54_000n)

    // Both at once: what was agreed to first still stands when the second is asked.
    await setTerms(DAILY, { odds: { '': 90_000 }, perDrawMaxUnit: '3000' })
    await write(page, say, `${randomInt(40, 67)}x5`)
    await press(slip, say)
    const odds = refused.getByRole('button', { name: say('lottery.play.acceptOdds') })
    const partial = refused.getByRole('button', { name: say('lottery.play.acceptPartial') })
    await expect(odds.or(partial)).toBeVisible()
    const [first, second] = (await odds.isVisible()) ? [odds, partial] : [partial, odds]
    await first.click()
    await second.click()
    await receipt(page, say, 54_000n)

    // Above the most on a number, by a page that doesn't know it yet.
    await setTerms(DAILY, { perTicketMaxUnit: '2000' })
    await write(page, say, '67x5')
    await press(slip, say)
    await expect(refused).toContainText(say('refusal.LOT_E_LIMIT_TICKET'))
    await slip.getByRole('button', { name: say('lottery.play.drop', { number: '67' }) }).click()
  } finally {
    await setTerms(DAILY, undefined)
  }

  // The order is taken and its answer lost, however often the page asks again; then there is no
  // connection at all. Pressed a third time it is the same order.
  await write(page, say, '11x2')
  let isLost = true
  await page.route('**/lgw/orders', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await press(slip, say)
  await expect(refused).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => ordersOf(name)).toHaveLength(5)
  isLost = false
  await context.setOffline(true)
  await press(slip, say)
  await expect(slip.getByRole('button', { name: say('lottery.play.place') })).toBeEnabled({ timeout: 30_000 })
  await expect(refused).toBeVisible()
  await context.setOffline(false)
  await press(slip, say)
  await receipt(page, say, 36_000n)
  expect((await ordersOf(name)).map(({ stake }) => stake)).toEqual(['36000', '18000', '54000', '54000', '36000'])
})

test('odds of two numbers fall: only they pay less, and who opens the page then sees it before the bet', async ({
  page,
  say,
}) => {
  test.setTimeout(120_000)
  const name = await becomeMember(page)
  await open(page, `/vnlottery?gameCode=${OTHER}`)
  await settled(page)
  const slip = slipOf(page, say)
  const refused = slip.locator('.refused')
  await page.route(`**/lgw/games/${OTHER}*`, (route) => route.abort())
  await setTerms(OTHER, { perDrawMaxUnit: '6000', tiers: [{ fromUnit: '2000', milli: { '': 90_000 } }] })
  try {
    await write(page, say, '20 21x3 22x6')
    await press(slip, say)
    await receipt(page, say, 216_000n)
    await write(page, say, '20 21 23x1')
    await press(slip, say)
    await expect(refused).toContainText(
      `${say('lottery.play.isAt', { number: '20, 21' })} ${say('lottery.play.oddsNow', { odds: '90' })}`,
    )
    await refused.getByRole('button', { name: say('lottery.play.acceptOdds') }).click()
    const lines = page.getByRole('dialog').getByRole('listitem')
    await expect(lines.filter({ hasText: '20, 21' }).first()).toContainText(say('lottery.play.oneWins', { odds: '90' }))
    await expect(lines.filter({ has: page.getByText('23', { exact: true }) }).first()).toContainText(
      say('lottery.play.oneWins', { odds: '99' }),
    )
    await receipt(page, say, 54_000n)
    // Who opens the page then sees it before the bet: on the board, on the ticket, and in what a
    // hit pays.
    await page.unroute(`**/lgw/games/${OTHER}*`)
    await open(page, `/vnlottery?gameCode=${OTHER}`)
    await settled(page)
    const board = page.getByRole('grid')
    await expect(board.getByRole('button', { name: '20 ×90' })).toBeEnabled()
    await expect(board.getByRole('button', { name: `22, ${say('lottery.play.full')}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await board.getByRole('button', { name: '20 ×90' }).click()
    await expect(slip).toContainText(say('lottery.play.oddsNow', { odds: '90' }))
    await expect(slip).toContainText(moneyText(90_000n))
    await press(slip, say)
    await receipt(page, say, 18_000n)

    // Taken, and its answer lost: by that very bet its odds fall on this page. Sent again it is the
    // same order still.
    await write(page, say, '30x3')
    let lost = 3
    await page.route('**/lgw/orders', async (route) => {
      if (route.request().method() !== 'POST' || lost-- <= 0) return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press(slip, say)
    await expect(refused).toContainText(say('shell.network'))
    await expect(slip).toContainText(say('lottery.play.oddsNow', { odds: '90' }), { timeout: 30_000 })
    await press(slip, say)
    await receipt(page, say, 54_000n)
    expect((await ordersOf(name)).filter(({ stake }) => stake === '54000')).toHaveLength(2)
  } finally {
    await setTerms(OTHER, undefined)
  }
})

test('a chase is ended on its receipt: the receipt says what came back and stands as it is', async ({ page, say }) => {
  test.setTimeout(120_000)
  await becomeMember(page)
  await open(page, '/vnlottery?gameCode=VN_N')
  await settled(page)
  const slip = slipOf(page, say)
  await write(page, say, '07x1')
  await slip.getByRole('checkbox', { name: say('lottery.play.chase'), exact: true }).check()
  await slip.getByRole('textbox', { name: say('lottery.play.chase.draws') }).fill('3')
  await press(slip, say)
  const shown = page.getByRole('dialog', { name: say('lottery.play.receipt') })
  await expect(shown.getByText(say('lottery.play.state.ACCEPTED'))).toHaveCount(3)
  const end = shown.getByRole('button', { name: 'End chase (refunds 3 draws)' })
  await end.click()
  await expect(shown.getByRole('status')).toHaveText(`Refunded 3 draws: ${moneyText(81_000n)}.`)
  await expect(shown.getByText(say('lottery.play.state.CANCELLED'))).toHaveCount(3)
  await expect(end).toHaveCount(0)
})

test('too late for a draw: on to the next with nothing lost; a chase ends with its win, told over the live connection', async ({
  page,
  say,
}) => {
  test.setTimeout(330_000)
  let deaf = true
  let isHeard = false
  await page.routeWebSocket(/\/ws$/, (socket: WebSocketRoute) => {
    if (deaf) return void socket.close()
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (String(message).includes(`"draw.${FAST}"`) && String(message).includes('joined')) isHeard = true
      socket.send(message)
    })
  })
  await becomeMember(page)
  // What is locked comes now: a page that waits for it takes no bets.
  await ask(`update lottery.draw set draw_at = now() where game = $1 and lock_at <= now() and draw_at > now()`, [FAST])
  // Close to its own time the page would go on to the next draw by itself.
  await expect.poll(() => secondsToLock(FAST), { timeout: 90_000 }).toBeGreaterThan(60)
  await kept()
  await open(page, `/vnlottery?gameCode=${FAST}`)
  await settled(page)
  const slip = slipOf(page, say)
  // Every number there is: one of them wins, less than all of them cost.
  const all = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')).join(' ')
  await write(page, say, `đề ${all}x1`)
  await slip.getByRole('checkbox', { name: say('lottery.play.chase') }).check()
  await slip.getByRole('textbox', { name: say('lottery.play.chase.draws') }).fill('3')
  await expect(slip.getByRole('checkbox', { name: say('lottery.play.chase.stop') })).toBeChecked()
  const place = slip.getByRole('button', { name: say('lottery.play.place') })
  await expect(place).toBeEnabled({ timeout: 60_000 })

  // Closed a moment ago, and this page, which hears nothing, doesn't know.
  const [first] = await ask(
    `update lottery.draw set open_at = least(open_at, now()), lock_at = now() where no =
       (select no from lottery.draw where game = $1 and lock_at > now() order by draw_at limit 1) returning numero`,
    [FAST],
  )
  await place.click()
  const refused = slip.locator('.refused')
  await expect(refused).toContainText(say('refusal.LOT_E_CLOSED'))
  await refused.getByRole('button', { name: say('lottery.play.toNext') }).click()
  await expect(refused).toHaveCount(0)
  await place.click()
  await receipt(page, say, 300_000n)

  // From now on it hears: the first draw of the chase comes, wins, and the two after it come back.
  const [{ numero: next }] = await ask(
    `select d.numero from lottery.draw d where d.game = $1 and d.numero > $2 order by d.numero limit 1`,
    [FAST, first.numero],
  )
  await ask(`update lottery.draw set draw_at = now() + interval '1 second' where game = $1 and numero = $2`, [
    FAST,
    first.numero,
  ])
  await ask(
    `update lottery.draw set open_at = now(), lock_at = now() + interval '22 seconds', draw_at = now() + interval '24 seconds'
     where game = $1 and numero = $2`,
    [FAST, next],
  )
  deaf = false
  await kept()
  await page.reload()
  await expect.poll(() => isHeard, { timeout: 20_000 }).toBe(true)
  // Nothing is to be had by asking.
  await page.route(`**/lgw/draws/${FAST}/${next}`, (route) => route.abort())
  const mine = page.locator('.mine')
  await expect(mine.getByText(say('lottery.play.state.PARTLY_WON'), { exact: true })).toHaveCount(1, {
    timeout: 60_000,
  })
  await expect(mine.getByText(say('lottery.play.state.CANCELLED'), { exact: true })).toHaveCount(2)
  await expect(page.locator('.win')).toContainText(say('lottery.play.won'))
  await expect(page.getByRole('rowheader', { name: say('lottery.prize.db') })).toBeVisible()
})
