import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { VipMine } from '@senluna/contract/site/vip.ts'
import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { remainingOf } from '../turnover/index.ts'
import { levelOf } from './index.ts'
import { runLevels, runLevelsAgain } from './levels/run-levels.ts'
import { VipHouse, ZONE } from './testing/players.ts'
import { businessDate } from '@senluna/kit/time.ts'

let house: House
let vip: VipHouse
beforeAll(async () => {
  house = await openHouse()
  vip = new VipHouse(house)
}, 120_000)
afterAll(async () => {
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const M = 1_000_000n
const mine = async (who: Somebody): Promise<VipMine> => {
  const reply = await vip.call<{ mine: VipMine | null }>(who, 'GET', '/wps/v2/vip')
  assert.ok(reply.value?.mine)
  return reply.value.mine
}
const claim = (who: Somebody, kind: string, period: string) =>
  vip.call<{ amount: string }>(who, 'POST', '/wps/v2/vip/claim', { kind, period })
const open = ({ gifts }: VipMine) =>
  gifts.filter(({ claimable }) => claimable).map(({ kind, period, amount }) => [kind, period, amount])
/** Somebody who has put in and played so much. */
async function player(deposit: bigint, played: bigint): Promise<Somebody> {
  const who = await newSomebody(house)
  await vip.deposits(who, deposit)
  if (played > 0n) await vip.plays(who, played)
  return who
}

test('the night raises who has both figures, several levels at once, once however often it runs', async () => {
  vip.toDay((day) => day.endsWith('-10'), 12)
  const [high, poor, idle] = [await player(200n * M, 120n * M), await player(900_000n, 0n), await player(30n * M, 0n)]
  await vip.plays(poor, 900_000n)
  await vip.facts()
  assert.equal((await mine(high)).level, 0, 'levels change at night')
  vip.toDay(() => true, 1)
  await Promise.all([vip.night(), vip.night()])
  await vip.night()
  await runLevelsAgain(house.parts.vip, businessDate(vip.now(), ZONE), vip.now())
  assert.deepEqual(await Promise.all([high, poor, idle].map((who) => levelOf(vip.db, who.member.id))), [2, 0, 0])
  const own = await mine(high)
  assert.deepEqual(
    own.history.map(({ from, to }) => [from, to]),
    [[0, 2]],
  )
  assert.deepEqual(
    open(own).filter(([kind]) => kind === 'UPGRADE'),
    [
      ['UPGRADE', '1', '18000'],
      ['UPGRADE', '2', '58000'],
    ],
  )
  assert.equal(own.validBet, (120n * M).toString())
  const info = await vip.call<MemberInfo>(high, 'GET', '/wps/member/info')
  assert.deepEqual(info.value?.clubLabel, { labelId: '2', labelName: 'VIP 2' })
  const limit = await house.parts.withdrawals.dailyMostOf(
    house.parts.database.db,
    high.member.id,
    vip.brand(),
    vip.now(),
  )
  assert.equal(limit, vip.brand().vip[2]!.withdrawPerDay)
})

test('a gift claimed five times at once is paid once, with its turnover, and answered as the first time', async () => {
  vip.toDay((day) => day.endsWith('-11'), 12)
  const who = await player(20n * M, 11n * M)
  vip.toDay(() => true, 1)
  await vip.night()
  const before = await vip.holds(who)
  const asked = await remainingOf(vip.db, who.member.id)
  await mine(who)
  const replies = await Promise.all(
    Array.from({ length: 5 }, () =>
      askAs<{ amount: string; at: string }>(house, who, 'POST', '/wps/v2/vip/claim', { kind: 'UPGRADE', period: '1' }),
    ),
  )
  assert.deepEqual(new Set(replies.map(({ value }) => value?.amount)), new Set(['18000']))
  assert.equal(new Set(replies.map(({ value }) => value?.at)).size, 1)
  assert.equal(await vip.holds(who), before + 18_000n)
  assert.equal(await remainingOf(vip.db, who.member.id), asked + 18_000n)
  const { rows } = await sql<{
    kind: number
  }>`select kind from ledger.transfer where owner_id = ${who.member.id} and source = 20`.execute(vip.db)
  assert.deepEqual(rows, [{ kind: 304 }])
  const after = await mine(who)
  assert.deepEqual(
    open(after).filter(([kind]) => kind === 'UPGRADE'),
    [],
  )
  assert.deepEqual(
    after.claimed.map(({ kind, amount }) => [kind, amount]),
    [['UPGRADE', '18000']],
  )
})

test('what isn’t the member’s to claim is refused: other levels, other weeks, none during a break', async () => {
  vip.toDay((day) => day.endsWith('-12'), 12)
  const who = await player(20n * M, 11n * M)
  vip.toDay(() => true, 1)
  await vip.night()
  assert.equal((await claim(who, 'UPGRADE', '2')).errorCode, 'VIP_GIFT')
  assert.equal((await claim(who, 'WEEKLY', '2020-01-06')).errorCode, 'VIP_GIFT')
  assert.equal((await claim(who, 'WEEKLY', 'monday')).errorCode, 'VAL_FIELD')
  await mine(who)
  await sql`insert into protection.guard (owner_id, merchant_id, active, cooling_until, excluded)
    values (${who.member.id}, 'senluna', true, ${new Date(vip.now() + 86_400_000)}, false)
    on conflict (owner_id) do update set cooling_until = excluded.cooling_until`.execute(vip.db)
  const page = await askAs<{ mine: VipMine }>(house, who, 'GET', '/wps/v2/vip')
  assert.deepEqual(page.value?.mine.gifts, [])
  const refused = await askAs(house, who, 'POST', '/wps/v2/vip/claim', { kind: 'UPGRADE', period: '1' })
  assert.equal(refused.errorCode, 'AUTH_EXCLUDED')
})

test('gifts of the week and the month wait for a deposit of the one before, those of the birthday for the account’s age', async () => {
  vip.toDay((day) => day.endsWith('-15'), 12)
  const who = await player(700n * M, 600n * M)
  vip.toDay(() => true, 1)
  await vip.night()
  assert.equal((await mine(who)).level, 3)
  vip.toNextMonth(12)
  const monthly = (await mine(who)).gifts.find(({ kind }) => kind === 'MONTHLY')!
  assert.deepEqual([monthly.claimable, monthly.amount], [true, '38000'], 'a deposit came in the month before')
  assert.equal((await claim(who, 'MONTHLY', monthly.period)).value?.amount, '38000')
  const weekly = (await mine(who)).gifts.find(({ kind }) => kind === 'WEEKLY')!
  assert.deepEqual([weekly.claimable, weekly.wants], [false, 'DEPOSIT'], 'none came in the week before')
  assert.equal((await claim(who, 'WEEKLY', weekly.period)).errorCode, 'VIP_GIFT')
  await vip.deposits(who, 1_000n)
  await vip.facts()
  vip.toDay((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1, 12)
  const next = (await mine(who)).gifts.find(({ kind }) => kind === 'WEEKLY')!
  assert.deepEqual([next.claimable, next.amount], [true, '18000'])
  assert.equal((await claim(who, 'WEEKLY', next.period)).value?.amount, '18000')
  assert.equal(
    (await mine(who)).gifts.some(({ kind }) => kind === 'WEEKLY'),
    false,
  )

  const birthday = async () => (await mine(who)).gifts.find(({ kind }) => kind === 'BIRTHDAY')
  assert.equal((await birthday())?.wants, 'BIRTHDAY')
  const today = businessDate(vip.now(), ZONE)
  await sql`update members.member set profile = ${JSON.stringify({ birthday: `1990${today.slice(4)}` })}::jsonb, created_at = ${new Date(vip.now() - 40 * 86_400_000)},
    birthday_at = ${new Date(vip.now())} where id = ${who.member.id}`.execute(vip.db)
  assert.equal((await birthday())?.wants, 'BIRTHDAY_AGE', 'set too lately')
  await sql`update members.member set birthday_at = ${new Date(vip.now() - 31 * 86_400_000)} where id = ${who.member.id}`.execute(
    vip.db,
  )
  const gift = (await birthday())!
  assert.deepEqual([gift.claimable, gift.amount, gift.period], [true, '128000', today.slice(0, 4)])
  assert.equal((await claim(who, 'BIRTHDAY', gift.period)).value?.amount, '128000')
})

test('a month that falls short takes one level, not while a rise protects; the way back costs what keeps each level', async () => {
  vip.toDay((day) => day.endsWith('-20'), 12)
  const who = await player(200n * M, 120n * M)
  const level = () => levelOf(vip.db, who.member.id)
  vip.toDay(() => true, 1)
  await vip.night()
  assert.equal(await level(), 2)
  vip.toNextMonth(2)
  await vip.night()
  assert.equal(await level(), 2, 'protected for 30 days')
  vip.toNextMonth(1.25)
  await vip.night()
  assert.equal(await level(), 2, 'not before half past one')
  vip.toDay(() => true, 2)
  await Promise.all([runLevels(house.parts.vip, vip.now()), runLevels(house.parts.vip, vip.now())])
  await runLevelsAgain(house.parts.vip, businessDate(vip.now(), ZONE), vip.now())
  assert.equal(await level(), 1, 'one level, once')
  vip.toDay(() => true, 2)
  await vip.night()
  assert.equal(await level(), 1, 'the figures of all time alone lead back no more')
  await vip.plays(who, 4n * M)
  await vip.facts()
  assert.deepEqual((await mine(who)).back, { played: (4n * M).toString(), asked: (5n * M).toString() })
  await vip.plays(who, M)
  vip.toDay(() => true, 2)
  await vip.night()
  assert.equal(await level(), 2)
  assert.deepEqual(open(await mine(who)).filter(([kind]) => kind === 'UPGRADE').length, 2, 'no second gift of a level')
})
