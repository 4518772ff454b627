import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { BetSums } from '@senluna/contract/desk/members/bets.ts'
import type { Dashboard } from '@senluna/contract/desk/dashboard.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { bet } from '../operations/bet.ts'
import { win } from '../operations/win.ts'
import { countVendors } from './vendor-day-store.ts'

let house: House
let admin: Person
beforeAll(async () => {
  house = await openHouse()
  admin = await newPerson(house, ['ADMINISTRATOR'])
})
afterAll(() => house.close())

const now = () => house.parts.clock.now()
const count = () => countVendors(house.parts.database.db, house.parts.brands, house.parts.log, now())
const dashboard = async () => (await askDesk<OnWire<Dashboard>>(house, admin, 'GET', '/bo/v1/dashboard')).value!

async function play(who: Somebody, vendor: string, staked: bigint, paid: bigint | undefined) {
  const query = queryOf(house.parts.database.db)
  house.advance(1_000)
  const operation = {
    owner: who.member.id,
    source: SOURCE.VENDOR,
    round: randomUUID(),
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor,
    at: now(),
  }
  const game = {
    mode: 'REAL' as const,
    product: 'LIVE' as const,
    game: 'other-game',
    merchant: merchantCode('senluna'),
  }
  await bet(query, { ...operation, ...game, key: randomUUID(), amount: amount(staked) }, now())
  if (paid !== undefined) await win(query, { ...operation, key: randomUUID(), amount: amount(paid) }, now())
}

test('a day by vendor: stakes, payouts, bets and players as the list of bets sums them; yesterday stays beside today', async () => {
  const [player, otherPlayer] = [await newSomebody(house), await newSomebody(house)]
  assert.deepEqual((await dashboard()).vendors, [], 'nothing was counted yet')
  await play(player, 'OTHER', 1_000n, 400n)
  await play(player, 'OTHER', 500n, 700n)
  await play(otherPlayer, 'OTHER', 100n, 0n)
  await play(otherPlayer, 'THIRD', 50n, 0n)
  await play(otherPlayer, 'THIRD', 70n, undefined)
  await count()
  await count()
  const first = await dashboard()
  assert.deepEqual(
    first.vendors.map(({ vassalage, today, yesterday }) => [vassalage, today, yesterday]),
    [
      ['OTHER', { bets: 3, stake: '1600', payout: '1100', ggr: '500', players: 2 }, undefined],
      ['THIRD', { bets: 1, stake: '50', payout: '0', ggr: '50', players: 1 }, undefined],
    ],
    'what is still open is in no figure',
  )
  assert.ok(first.vendorsAt)
  const day = businessDate(now(), 'Asia/Ho_Chi_Minh')
  assert.equal(first.days.today, day)
  const sums = await askDesk<BetSums>(house, admin, 'GET', `/bo/v1/bets/sums?vendor=OTHER&from=${day}&to=${day}`)
  assert.deepEqual([sums.value!.stake, sums.value!.payout], ['1600', '1100'], 'the list it leads to says the same')

  house.advance(DAY)
  admin = await newPerson(house, ['ADMINISTRATOR'])
  await play(player, 'THIRD', 10n, 30n)
  await count()
  const next = await dashboard()
  const third = next.vendors.find(({ vassalage }) => vassalage === 'THIRD')!
  assert.deepEqual([third.today?.ggr, third.yesterday?.ggr], ['-20', '50'])
  const other = next.vendors.find(({ vassalage }) => vassalage === 'OTHER')!
  assert.deepEqual([other.today, other.yesterday?.bets], [undefined, 3])
  const reference = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const elsewhere = await askDesk<OnWire<Dashboard>>(house, reference, 'GET', '/bo/v1/dashboard')
  assert.deepEqual(elsewhere.value!.vendors, [], 'another brand sees nothing of it')
})
