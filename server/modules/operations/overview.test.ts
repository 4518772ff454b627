import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Overview, OverviewFigure } from '@senluna/contract/desk/overview.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, HOUR } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { dayRange } from '../../platform/day-range.ts'
import { relayed } from '../../testing/relayed.ts'
import { buildFacts } from '../facts/index.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson } from '../staff/testing/desk.ts'
import { bet, win } from '../wagers/index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)

async function play(who: Somebody, staked: bigint, paid: bigint): Promise<void> {
  const operation = {
    owner: who.member.id,
    source: SOURCE.VENDOR,
    round: randomUUID(),
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  }
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query(), { ...operation, ...game, key: randomUUID(), amount: amount(staked) }, now())
  await win(query(), { ...operation, key: randomUUID(), amount: amount(paid) }, now())
}

async function deposit(who: Somebody, units: bigint): Promise<void> {
  const account = { merchant: merchantCode('senluna'), code: 'CASH:BANK' as HouseCode, currency: 'XVD', lane: 0 }
  const legs = [{ kind: KIND.DEPOSIT, amount: amount(units), contra: await houseAccount(query(), account, now()) }]
  const posting = {
    owner: who.member.id,
    account: WALLET.MAIN,
    key: randomUUID(),
    source: SOURCE.DEPOSIT,
    at: now(),
    legs,
  }
  assert.equal((await post(query(), [posting], now()))[0]?.status, 'posted')
}

async function read(): Promise<Overview> {
  await relayed(house.parts)
  await buildFacts({ db: house.parts.database.db, brands: house.parts.brands }, { sweep: true })
  // A session of the desk ends with its day.
  const reader = await newPerson(house, ['FINANCE_MAKER'])
  return (await askDesk<Overview>(house, reader, 'GET', '/bo/v1/overview')).value!
}
const figure = ({ figures }: Overview, name: OverviewFigure) => figures.find((found) => found.name === name)!

/** Goes to an hour of the brand's clock on a later day. */
function goTo(hour: number, days: number): void {
  const day = businessDate(now(), ZONE)
  const { from } = dayRange({ from: day, to: day }, ZONE)
  house.advance(from!.getTime() + days * DAY + hour * HOUR - now())
}

test('today so far and yesterday stand against the day before and the week before, hour by hour', async () => {
  const [player, internal] = [await newSomebody(house), await newSomebody(house, 3)]
  assert.equal((await read()).empty, true, 'before anything happened')
  goTo(9.5, 1)
  await play(player, 1_000n, 400n)
  goTo(9.5, 6)
  await play(player, 500n, 700n)
  goTo(20, 0)
  await play(player, 300n, 0n)
  goTo(8.5, 1)
  await play(player, 2_000n, 100n)
  await play(internal, 9_000n, 0n)
  await deposit(player, 50_000n)
  goTo(10.2, 0)
  await play(player, 10n, 0n)
  const shown = await read()
  assert.equal(shown.empty, false)
  assert.deepEqual(figure(shown, 'ggr'), {
    name: 'ggr',
    today: '1910',
    // Until ten: what came after counts for neither day.
    soFar: { today: '1900', yesterday: '-200', lastWeek: '600' },
    yesterday: '100',
    dayBefore: '0',
    weekBefore: '0',
  })
  assert.deepEqual(
    [figure(shown, 'active').today, figure(shown, 'active').yesterday, figure(shown, 'deposits').today],
    ['1', '1', '50000'],
    'the house’s own people are in no figure',
  )
  const { ggr, active } = shown.hours
  assert.equal(ggr.length, 24)
  assert.deepEqual(ggr[8], { today: '1900', yesterday: '0', lastWeek: '0' })
  assert.deepEqual(ggr[9], { today: '0', yesterday: '-200', lastWeek: '600' })
  assert.deepEqual([ggr[10]!.today, active[20]!.yesterday, ggr[20]!.today], ['10', '1', undefined])
})

test('it needs the right of the first page', async () => {
  const support = await newPerson(house, ['SUPPORT'])
  assert.equal((await askDesk(house, support, 'GET', '/bo/v1/overview')).errorCode, 'AUTH_FORBIDDEN')
})

test('another brand sees its own figures alone', async () => {
  const elsewhere = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const shown = (await askDesk<Overview>(house, elsewhere, 'GET', '/bo/v1/overview')).value!
  assert.equal(shown.empty, true)
})
