import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test, vi } from 'vitest'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { amount } from '@senluna/kit/money.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import type { Somebody } from '../rounds/testing/house.ts'
import { adjust } from '../wagers/index.ts'
import { resetLeft } from './jobs.ts'
import { answerReport, reportPaid } from './settle/step.ts'
import { lastStatements, type NamedStatement } from './store/statement-lists.ts'
import { CreditHouse, MILLION, type Bet } from './testing/credit-house.ts'

let office: CreditHouse
vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => {
  office = await CreditHouse.open()
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await office.house.breaks(), [])
  await office.house.close()
})

const { GENERAL_AGENT, MEMBER } = ACCOUNT_TYPE

/** A general agent that takes a share, and a player right below it. */
async function pair(share = 400_000) {
  const top = await office.account(GENERAL_AGENT)
  const player = await office.account(MEMBER, [top])
  await office.givesLine(top, 50n * MILLION)
  await office.takes(top, share)
  assert.equal((await office.gives(top, player, 20n * MILLION)).success, true)
  return { top, player }
}
const last = async (who: Somebody): Promise<NamedStatement> => (await lastStatements(office.db, who.member.id, 1))[0]!

/** Corrects what a settled round paid. */
const corrected = async ({ who, round }: Bet, units: bigint) => {
  const order = {
    owner: who.member.id,
    source: SOURCE.VENDOR,
    key: randomUUID(),
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: office.now(),
    reason: 'a result was wrong',
    amount: amount(units),
  }
  const { status } = await adjust(queryOf(office.db), order, office.now())
  assert.ok(status === 'posted', status)
}

test('a bet counts in the week in which it is settled, by the share of the day on which it was placed', async () => {
  const { top, player } = await pair()
  const open = await office.stakes(player, 1n * MILLION)
  const tomorrow = daysFrom(businessDate(office.now(), office.brand.timeZone), 1)
  assert.equal((await office.takes(top, 0)).value!.from, tomorrow, 'bets of today keep their share')
  office.toNextWeek(2)
  await office.closes()
  assert.deepEqual([(await last(player)).state, (await last(player)).owed], ['EVEN', 0n])
  await office.settles(open, 0n)
  // Of a bet that was placed after the share fell to nothing all is the house's.
  await office.plays(player, 2n * MILLION)
  office.toNextWeek(2)
  await office.closes()
  assert.equal((await last(player)).owed, 3n * MILLION)
  assert.equal((await last(top)).owed, 3n * MILLION - 400_000n)
})

test('a correction of a closed week comes with the next by difference, also where the player had nothing left', async () => {
  const { top, player } = await pair()
  const won = await office.plays(player, 1_000_001n, 5n * MILLION)
  const lost = await office.plays(player, 1_000_001n)
  office.toNextWeek(2)
  await office.closes()
  assert.equal((await last(player)).owed, 2n * 1_000_001n - 5n * MILLION)
  await corrected(won, -5n * MILLION)
  await corrected(lost, 7n)
  office.toNextWeek(2)
  await office.closes()
  const second = await last(player)
  assert.deepEqual([second.owed, second.adjustment, second.stake], [5n * MILLION - 7n, 7n - 5n * MILLION, 0n])
  // Both weeks together are one split of what came out in the end.
  const { rows } = await sql<{ amount: bigint }>`select sum(amount)::bigint as amount from credit.part
    where taker_id = ${top.member.id}`.execute(office.db)
  assert.equal(rows[0]!.amount, ((2n * 1_000_001n - 7n) * 400_000n) / MILLION)
  await office.closes()
})

test('weeks close once, however many close them at once, and all that were missed', async () => {
  const { player } = await pair()
  await office.plays(player, 1n * MILLION)
  office.toNextWeek(2, 3)
  await Promise.all([office.closes(), office.closes(), office.closes()])
  const all = await lastStatements(office.db, player.member.id, 10)
  assert.deepEqual(
    all.map(({ owed }) => owed),
    [0n, 0n, 1n * MILLION],
  )
})

test('two confirm at once, and two reports: one of each counts, and the wallet is reset once', async () => {
  const { top, player } = await pair()
  await office.plays(player, 4n * MILLION)
  office.toNextWeek(2)
  await office.closes()
  const { id } = await last(player)
  const now = office.now()
  const twice = async (work: () => Promise<unknown>) => {
    const done = await Promise.allSettled([1, 2, 3].map(() => work()))
    return done.filter(({ status }) => status === 'fulfilled').length
  }
  const inTx = <Done>(work: (tx: Parameters<typeof reportPaid>[0]) => Promise<Done>) =>
    office.db.transaction().execute(work)
  assert.equal(await twice(() => inTx((tx) => reportPaid(tx, id, player.member.id, now))), 1)
  const answer = { by: top.member.id, accept: true }
  assert.equal(await twice(() => inTx((tx) => answerReport(tx, id, answer, now))), 1)
  assert.equal(await office.holds(player), 20n * MILLION)
})

test('what was won is taken in parts by several at once, never twice', async () => {
  const { top, player } = await pair()
  await office.plays(player, 1n * MILLION, 9n * MILLION)
  office.toNextWeek(2)
  await office.closes()
  const open = await office.stakes(player, 28n * MILLION)
  const { id } = await last(player)
  const now = office.now()
  await office.db.transaction().execute((tx) => reportPaid(tx, id, player.member.id, now))
  await office.db.transaction().execute((tx) => answerReport(tx, id, { by: top.member.id, accept: true }, now))
  assert.equal((await last(player)).toReset, -8n * MILLION)
  await office.settles(open, 28n * MILLION)
  const { credit } = office.house.parts
  await Promise.all([resetLeft(credit, now), resetLeft(credit, now), resetLeft(credit, now)])
  assert.deepEqual([(await last(player)).toReset, await office.holds(player)], [0n, 20n * MILLION])
})

test('credit that several give at once is never more than there is', async () => {
  const { top } = await pair()
  const others = [
    await office.account(MEMBER, [top]),
    await office.account(MEMBER, [top]),
    await office.account(MEMBER, [top]),
  ]
  const given = await Promise.all(others.map((who) => office.gives(top, who, 20n * MILLION)))
  assert.deepEqual(given.map(({ errorCode }) => errorCode ?? 'given').toSorted(), ['CRD_OVER', 'CRD_OVER', 'given'])
})
