import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { HOUSE_LINE, NOT_ALLOCATED, PLAY_BY, type PlayRow } from '@senluna/contract/desk/reports.ts'
import { rate } from '@senluna/kit/money.ts'
import { businessDate, DAY, HOUR, later } from '@senluna/kit/time.ts'
import { verifyDays } from '../../facts/index.ts'
import { drawRebates } from '../../lottery/chains/unit-rebates.ts'
import { writeRates } from '../../rates/index.ts'
import { payDays } from '../../rebates/index.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { give, play, putBelow, readReport, workedOut } from '../testing/reporting.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const parts = () => ({
  db: house.parts.database.db,
  brands: house.parts.brands,
  units: [drawRebates],
  log: house.parts.log,
})

async function rated(who: Somebody, ppm: number): Promise<void> {
  const change = {
    memberId: who.member.id,
    merchantCode: merchantCode('senluna'),
    from: undefined,
    to: rate(ppm),
    by: null,
  }
  await parts()
    .db.transaction()
    .execute((tx) => writeRates(tx, [{ ...change, product: 'LIVE' }], now()))
}

/** The costs of a report's rows by key, and that they and everything else add up to its total. */
async function costs(path: string): Promise<Record<string, string>> {
  const list = await readReport<PlayRow>(house, path)
  const rows = list.filter(({ total }) => !total)
  const [total] = list.filter((row) => row.total)
  for (const figure of ['ggr', 'given', 'ngr'] as const)
    assert.equal(
      rows.reduce((sum, row) => sum + BigInt(row[figure]), 0n).toString(),
      total?.[figure] ?? '0',
      `${path}: ${figure}`,
    )
  return Object.fromEntries(rows.filter(({ given }) => given !== '0').map(({ key, given }) => [key, given]))
}

test('costs are laid to the bets they were given for, to the unit, and every report comes to the day’s NGR', async () => {
  const [agent, player, other] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  await putBelow(house, agent, player)
  await rated(agent, 5_000)
  await rated(player, 3_000)
  const first = businessDate(now(), ZONE)
  await play(house, player, { staked: 100_000n, paid: 0n })
  await play(house, player, { staked: 50_000n, paid: 0n, game: 'third-game' })
  await play(house, player, { staked: 30_000n, paid: 0n, product: 'RNG', game: 'slot' })
  // A third of it has no unit of its own: 100 laid to 100,000, 50,000 and 30,000.
  await give(house, player, 100n)
  await give(house, other, 7n)
  await workedOut(house)
  const day = (by: string, date = first) => `play?by=${by}&from=${date}&to=${date}`
  assert.deepEqual(await costs(day('day')), { [first]: '107' })
  assert.deepEqual(await costs(day('product')), { LIVE: '83', RNG: '17', [NOT_ALLOCATED]: '7' })
  assert.deepEqual(await costs(day('game')), {
    'other-game': '55',
    'third-game': '28',
    slot: '17',
    [NOT_ALLOCATED]: '7',
  })
  assert.deepEqual(await costs(day('line')), { [agent.member.userName]: '100', [HOUSE_LINE]: '7' })

  // The night after: own rebates and the agent's, for bets of the day before.
  house.advance(DAY)
  assert.ok((await payDays(parts(), now())) > 0)
  const second = businessDate(now(), ZONE)
  await workedOut(house)
  // 3,000 ppm of 150,000 for the player, 2,000 ppm of it for the agent.
  assert.deepEqual(await costs(day('day', second)), { [second]: '750' })
  assert.deepEqual(await costs(day('product', second)), { LIVE: '750' })
  assert.deepEqual(await costs(day('game', second)), { 'other-game': '500', 'third-game': '250' })
  assert.deepEqual(await costs(day('vendor', second)), { OTHER: '750' })
  assert.deepEqual(await costs(day('line', second)), { [agent.member.userName]: '750' })
  assert.deepEqual(await costs(`play?by=game&product=LIVE`), { 'other-game': '555', 'third-game': '278' })

  const both = `from=${first}&to=${second}`
  const totals = await Promise.all(
    PLAY_BY.map(
      async (by) => (await readReport<PlayRow>(house, `play?by=${by}&${both}`)).find(({ total }) => total)!.ngr,
    ),
  )
  assert.deepEqual(new Set(totals), new Set([(180_000 - 107 - 750).toString()]))
})

test('a rebate that comes before its bets were worked out finds them in the night', async () => {
  // Of a month that begins with this day, the month's own figures would be read.
  if (businessDate(later(now(), DAY), ZONE).endsWith('-01')) house.advance(DAY)
  const who = await newSomebody(house)
  await rated(who, 4_000)
  await play(house, who, { staked: 10_000n, paid: 0n })
  await workedOut(house)
  house.advance(DAY)
  await payDays(parts(), now())
  const day = businessDate(now(), ZONE)
  const { db } = parts()
  await workedOut(house)
  await sql`delete from facts.given where member_id = ${who.member.id}`.execute(db)
  await sql`insert into facts.given (merchant_id, day, member_id, currency, product, game_id, vendor, amount)
    values ('senluna', ${day}::date, ${who.member.id}, 'XVD', 'LIVE', '', '', 40)`.execute(db)
  const path = `play?by=game&from=${day}&to=${day}`
  assert.deepEqual(await costs(path), { [NOT_ALLOCATED]: '40' })
  house.advance(DAY + HOUR)
  await verifyDays(parts(), now())
  assert.deepEqual(await costs(path), { 'other-game': '40' })
})
