import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { AccountLine, ReconCase, VendorDay } from '@senluna/contract/desk/money/reconciliation.ts'
import { businessDate, MINUTE } from '@senluna/kit/time.ts'
import { newSomebody, sit, spun, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { noteResults } from '../transfers/index.ts'
import { bring, only, openVendorHouse, type VendorHouse } from '../transfers/testing/vendor-house.ts'
import { compareVendorDay, dayBefore } from './index.ts'

let house: VendorHouse
let maker: Person
let checker: Person
let abroad: Person
let who: Somebody
beforeAll(async () => {
  house = await openVendorHouse()
  maker = await newPerson(house, ['FINANCE_MAKER', 'FINANCE_CHECKER'])
  checker = await newPerson(house, ['FINANCE_CHECKER'])
  abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  who = await newSomebody(house)
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const desk = <Value = Partial<Awaiting>>(method: string, path: string, body?: unknown, as = maker) =>
  askDesk<Value>(house, as, method, `/bo/v1/${path}`, body)
const agree = (id: string, as = checker) => desk('POST', `approvals/${id}/approve`, {}, as)
const today = () => businessDate(house.parts.clock.now(), 'Asia/Ho_Chi_Minh')
const compare = () => {
  const { database, brands, transfers, log, clock } = house.parts
  return compareVendorDay({ db: database.db, brands, vendors: transfers.vendors, log }, today(), clock.now())
}
const days = async (query = '', as = maker) =>
  (await desk<{ list: VendorDay[] }>('GET', `recon-vendors?${query}`, undefined, as)).value!.list
const dayOf = async (vendor: string, as = maker) => (await days('', as)).find((day) => day.vendor === vendor)!
const open = (row: Pick<VendorDay, 'id'> & { difference?: string | undefined }, as = maker) =>
  desk<ReconCase>('POST', 'recon-cases', { kind: 'VENDOR', about: row.id, difference: row.difference ?? '0' }, as)
const close = (id: string, how: string, as = maker) => desk('POST', `recon-cases/${id}/close`, { how }, as)
const balanceOf = async (account: string): Promise<bigint> => {
  const { list } = (await desk<{ list: AccountLine[] }>('GET', 'recon/balance')).value!
  return BigInt(list.find((item) => item.account === account && item.currency.code === 'XVD')?.balance ?? '0')
}

test('our own games: wagers against the ledger, by bets, stakes and payouts', async () => {
  const seat = await sit(house, who)
  for (let spins = 0; spins < 5; spins++) await spun(house, seat)
  const done = await compare()
  assert.equal(done.period, today())
  const { rows } = await sql<{
    bets: number
    stake: string
    payout: string
  }>`select count(*)::integer as bets, sum(stake)::text as stake,
    sum(payout)::text as payout from wagers.wager where owner_id = ${who.member.id} and book = 0`.execute(
    house.parts.database.db,
  )
  const row = await dayOf('OWN:RNG')
  assert.deepEqual([row.ours, row.theirs, row.difference, row.state], [rows[0], rows[0], '0', 'CLEAR'])
  assert.equal(rows[0]!.bets, 5)
})

test('a vendor’s day agrees with what was noted here, and differs when it tells a bet too few', async () => {
  assert.equal(only(await bring(house, who, '500000')).status, 'DONE')
  house.play(who, 70_000n)
  house.play(who, -20_000n)
  house.advance(6 * MINUTE)
  await noteResults(house.parts.transfers, house.parts.clock.now())
  await compare()
  const fine = await dayOf('THUYTRIEU')
  assert.deepEqual(
    [fine.ours, fine.ourNet, fine.theirs, fine.theirNet, fine.difference, fine.state],
    [undefined, '50000', { bets: 2, stake: '90000', payout: '140000' }, '50000', '0', 'CLEAR'],
  )
  assert.equal((await open(fine)).errorCode, 'APPROVAL_STALE', 'there is no difference')
  house.set({ reports: 'silent' })
  await compare()
  assert.equal((await dayOf('THUYTRIEU')).state, 'CLEAR', 'no answer takes away what it said before')
  const there = await dayOf('THUYTRIEU', abroad)
  assert.deepEqual(
    [there.theirs, there.state],
    [{ bets: 0, stake: '0', payout: '0' }, 'CLEAR'],
    'nothing of another brand',
  )
  house.set({ reports: 'short' })
  await compare()
  const short = await dayOf('THUYTRIEU')
  assert.deepEqual([short.theirs?.bets, short.difference, short.state], [1, '20000', 'DIFFERS'])
  assert.deepEqual(
    (await days('open=1')).map(({ vendor }) => vendor),
    ['THUYTRIEU'],
  )
})

test('a difference is a case; two write it off, the books move once, and the day is clear until it differs otherwise', async () => {
  const row = await dayOf('THUYTRIEU')
  assert.equal((await open({ ...row, difference: '1' })).errorCode, 'APPROVAL_STALE')
  assert.equal((await open({ id: `${row.day}/NOBODY`, difference: '1' })).errorCode, 'SYS_NOT_FOUND')
  for (const day of ['x', '2026-99-99', '2026-02-30', '0000-01-01', '2026-1-1'])
    for (const kind of ['VENDOR', 'BANK', 'CHAIN']) {
      const asked = await desk('POST', 'recon-cases', { kind, about: `${day}/OWN:RNG`, difference: '1' })
      assert.equal(asked.errorCode, 'SYS_NOT_FOUND', `${kind} ${day}`)
    }
  assert.equal((await open(row, checker)).errorCode, 'AUTH_FORBIDDEN')
  const made = await Promise.all([open(row), open(row)])
  assert.deepEqual(made.map(({ errorCode }) => errorCode ?? 'made').sort(), ['APPROVAL_OPEN', 'made'])
  const { id } = made.find(({ success }) => success)!.value!
  assert.equal((await dayOf('THUYTRIEU')).case?.state, 'OPEN')
  assert.equal((await close(id, 'WRITTEN_OFF', abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await close('x', 'WRITTEN_OFF')).errorCode, 'SYS_NOT_FOUND')
  const [games, adjusted] = [await balanceOf('GAME:RNG'), await balanceOf('EXP:ADJUST')]
  const asked = await close(id, 'WRITTEN_OFF')
  assert.equal(asked.status, 202)
  assert.equal((await close(id, 'EXPLAINED')).errorCode, 'APPROVAL_OPEN')
  assert.equal((await agree(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  const twice = await Promise.all([1, 2].map(() => agree(asked.value!.approvalId!)))
  assert.equal(twice.filter(({ success }) => success).length, 1)
  assert.deepEqual([await balanceOf('GAME:RNG'), await balanceOf('EXP:ADJUST')], [games - 20_000n, adjusted + 20_000n])
  assert.equal((await dayOf('THUYTRIEU')).state, 'CLEAR')
  assert.equal((await close(id, 'EXPLAINED')).errorCode, 'APPROVAL_STALE', 'it is closed')
  const { list } = (await desk<{ list: ReconCase[] }>('GET', 'recon-cases?state=WRITTEN_OFF')).value!
  assert.deepEqual([list[0]!.difference, list[0]!.madeBy, list[0]!.checkedBy], ['20000', maker.name, checker.name])

  house.play(who, 5_000n)
  house.advance(6 * MINUTE)
  await noteResults(house.parts.transfers, house.parts.clock.now())
  await compare()
  const other = await dayOf('THUYTRIEU')
  assert.deepEqual([other.difference, other.state], ['-5000', 'DIFFERS'], 'another difference counts anew')
  const again = (await open(other)).value!
  const late = await close(again.id, 'EXPLAINED')
  house.set({ reports: 'truth' })
  await compare()
  assert.equal((await agree(late.value!.approvalId!)).errorCode, 'APPROVAL_STALE', 'it is not what was asked about')
  await desk('POST', `approvals/${late.value!.approvalId}/withdraw`, {})
  assert.equal((await close(again.id, 'WRITTEN_OFF')).errorCode, 'APPROVAL_STALE', 'nothing is left to book')
  assert.equal((await agree((await close(again.id, 'EXPLAINED')).value!.approvalId!)).success, true)
})

test('the last day that is over is yesterday by the brand’s clock', () => {
  const { brands, clock } = house.parts
  assert.ok(dayBefore(brands, clock.now()) < today())
})
