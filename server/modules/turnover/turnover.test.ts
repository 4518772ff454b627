import type { Id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { TurnoverRow } from '@senluna/contract/money/turnover.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { deliveryOf } from '../../events.ts'
import { queryOf } from '../../platform/database/query.ts'
import { Relay } from '../../platform/live/relay.ts'
import { askAs, leave, newSomebody, openHouse, sit, spun, type House, type Somebody } from '../rounds/testing/house.ts'
import { bet, cancelRound, closeRound } from '../wagers/index.ts'
import { clearByLowBalance, noteWithdrawn, openRequirement, waiveRequirement } from './index.ts'

let house: House
let relay: Relay
beforeAll(async () => {
  house = await openHouse()
  const { database, clock, log, metrics } = house.parts
  relay = new Relay({ db: database.db, delivery: deliveryOf(house.parts), clock, log, metrics })
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)

async function asks(
  who: Somebody,
  required: bigint,
  more: { sourceId?: string; contrib?: Partial<Record<Product, number>> } = {},
) {
  house.advance(5)
  await house.parts.database.db.transaction().execute((tx) =>
    openRequirement(tx, {
      memberId: who.member.id,
      merchantCode: merchantCode('senluna'),
      source: 'DEPOSIT',
      sourceId: more.sourceId ?? randomUUID(),
      required: amount(required),
      now: now(),
      ...(more.contrib ? { contrib: more.contrib } : {}),
    }),
  )
}

const order = (who: Somebody, round: string, key: string = randomUUID()) => ({
  owner: who.member.id,
  source: 4,
  key,
  round,
  wallet: 1,
  currency: who.member.currency,
  vendor: 'OTHER',
  at: now(),
})

/** A bet made step by step, and its end: it has lost. Answers its round. */
async function bets(who: Somebody, units: bigint, product: Product = 'RNG'): Promise<string> {
  house.advance(5)
  const round = randomUUID()
  const game = { mode: 'REAL' as const, product, game: 'other-game', merchant: merchantCode('senluna') }
  const { status } = await bet(query(), { ...order(who, round), ...game, amount: amount(units) }, now())
  assert.equal(status, 'posted')
  await closeRound(query(), order(who, round), now())
  return round
}

async function left(who: Somebody): Promise<[string, ...string[]]> {
  while ((await relay.pass()) > 0);
  const { value } = await askAs<{ rows: TurnoverRow[]; totalRemaining: string }>(house, who, 'GET', '/wps/v2/turnover')
  return [value!.totalRemaining, ...value!.rows.map(({ remaining }) => remaining)]
}

test('a spin and a bet of steps fill the oldest first; what was bet before counts for nothing; counted once', async () => {
  const who = await newSomebody(house)
  await bets(who, 4_000n)
  await asks(who, 3_000n)
  await asks(who, 3_000n)
  assert.deepEqual(await left(who), ['6000', '3000', '3000'])
  const seated = await sit(house, who)
  await spun(house, seated)
  assert.deepEqual(await left(who), ['5000', '2000', '3000'])
  await bets(who, 2_500n)
  assert.deepEqual(await left(who), ['2500', '2500'])
  assert.deepEqual(await left(who), ['2500', '2500'])
})

test('a product counts by its share, and a row may have its own', async () => {
  const who = await newSomebody(house)
  await asks(who, 1_000n)
  await bets(who, 600n, 'LIVE')
  await bets(who, 600n, 'PVP')
  assert.deepEqual(await left(who), ['700', '700'])
  await asks(who, 1_000n, { contrib: { PVP: 100, RNG: 0 } })
  await bets(who, 200n, 'PVP')
  await bets(who, 300n, 'RNG')
  assert.deepEqual(await left(who), ['1200', '400', '800'])
})

test('asked twice for the same it is one; free play counts for nothing', async () => {
  const who = await newSomebody(house)
  const sourceId = randomUUID()
  await asks(who, 1_000n, { sourceId })
  await asks(who, 9_000n, { sourceId })
  assert.deepEqual(await left(who), ['1000', '1000'])
  const trial = await sit(house, who, { accountType: 4 })
  await spun(house, trial)
  assert.deepEqual(await left(who), ['1000', '1000'])
})

test('a bet that is undone gives back what it filled, and opens a row that was done; not one that money left by', async () => {
  const [player, otherPlayer] = [await newSomebody(house), await newSomebody(house)]
  const undone = async (who: Somebody, round: string) => {
    const { status } = await cancelRound(query(), { ...order(who, round), reason: 'test' }, now())
    assert.equal(status, 'posted')
  }
  await asks(player, 1_000n)
  const first = await bets(player, 1_000n)
  assert.deepEqual(await left(player), ['0'])
  await undone(player, first)
  assert.deepEqual(await left(player), ['1000', '1000'])

  await asks(otherPlayer, 1_000n)
  const second = await bets(otherPlayer, 1_000n)
  assert.deepEqual(await left(otherPlayer), ['0'])
  await house.parts.database.db.transaction().execute((tx) => noteWithdrawn(tx, otherPlayer.member.id, now()))
  await undone(otherPlayer, second)
  assert.deepEqual(await left(otherPlayer), ['0'])
  const cases = await query()<{ kind: string }>('select kind from risk.case where member_id = $1', [
    otherPlayer.member.id,
  ])
  assert.deepEqual(cases, [{ kind: 'TURNOVER' }])
})

test('next to nothing left, a new deposit ends what was asked before; with a stake still open it does not', async () => {
  const who = await newSomebody(house)
  await asks(who, 5_000n)
  const clear = (inTransit = 0n) =>
    house.parts.database.db
      .transaction()
      .execute((tx) => clearByLowBalance(tx, who.member.id, amount(inTransit), now()))
  assert.equal(await clear(), false)
  await leave(house, who, 12_000n)
  const round = randomUUID()
  const game = { mode: 'REAL' as const, product: 'RNG' as const, game: 'other-game', merchant: merchantCode('senluna') }
  await bet(query(), { ...order(who, round), ...game, amount: amount(11_000n) }, now())
  assert.equal(await clear(), false)
  await closeRound(query(), order(who, round), now())
  assert.equal(await clear(9_000n), false, 'what is on its way to a vendor is theirs too')
  assert.equal(await clear(), true)
  assert.equal(await clear(), false)
  assert.deepEqual(await left(who), ['0'])
})

test("waived it is over, once; another brand's is not to be found", async () => {
  const who = await newSomebody(house)
  await asks(who, 5_000n)
  const [row] = await query()<{ id: Id<'requirement'> }>('select id from turnover.requirement where member_id = $1', [
    who.member.id,
  ])
  const waive = (merchant: string) =>
    house.parts.database.db.transaction().execute((tx) => waiveRequirement(tx, merchantCode(merchant), row!.id, now()))
  assert.deepEqual([await waive('refbrand1'), await waive('senluna'), await waive('senluna')], [false, true, false])
  assert.deepEqual(await left(who), ['0'])
})

test('free play is told that it needs a real account', async () => {
  const trial = await newSomebody(house, 4)
  assert.equal((await askAs(house, trial, 'GET', '/wps/v2/turnover')).errorCode, 'AUTH_REAL_ACCOUNT')
})
