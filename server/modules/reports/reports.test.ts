import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { bets, BetRow } from '@senluna/contract/money/records.ts'
import type { consolidated, lifetime, Profit } from '@senluna/contract/money/reports.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate } from '@senluna/kit/time.ts'
import {
  houseAccount,
  KIND,
  post,
  release,
  reserve,
  SOURCE,
  WALLET,
  type HouseCode,
  type Kind,
} from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import {
  ask,
  askAs,
  newSession,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../rounds/testing/house.ts'
import { bet, cancelRound, win, type Operation } from '../wagers/index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  // The deposit here is a bare posting, without the cashier's order that stands behind every real
  // one.
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const today = () => businessDate(now(), ZONE)
const query = () => queryOf(house.parts.database.db)
const order = (who: Somebody, round: string, key: string): Operation => ({
  owner: who.member.id,
  source: SOURCE.VENDOR,
  key,
  round,
  wallet: WALLET.MAIN,
  currency: 'XVD',
  vendor: 'OTHER',
  at: now(),
})
/** A bet of a vendor that is settled by a step of its own, or never. */
async function place(who: Somebody, units: bigint, pays?: bigint): Promise<string> {
  const [round, key] = [randomUUID(), randomUUID()]
  const more = {
    mode: 'REAL',
    product: 'LIVE',
    game: 'other-game',
    merchant: merchantCode('senluna'),
    amount: amount(units),
  } as const
  await bet(query(), { ...order(who, round, key), ...more }, now())
  if (pays !== undefined) await win(query(), { ...order(who, round, randomUUID()), amount: amount(pays) }, now())
  return round
}
async function moved(who: Somebody, kind: Kind, units: bigint): Promise<void> {
  const contra = await houseAccount(
    query(),
    { merchant: merchantCode('senluna'), code: 'TEST' as HouseCode, currency: 'XVD', lane: 0 },
    now(),
  )
  const [posted] = await post(
    query(),
    [
      {
        owner: who.member.id,
        account: WALLET.MAIN,
        key: randomUUID(),
        source: SOURCE.DEPOSIT,
        at: now(),
        legs: [{ kind, amount: amount(units), contra }],
      },
    ],
    now(),
  )
  assert.equal(posted?.status, 'posted')
}
async function later(who: Somebody, ms: number): Promise<void> {
  house.advance(ms)
  Object.assign(who, await newSession(house, who.member))
}
const profit = async (who: Somebody, more = '') =>
  (await askAs<Profit>(house, who, 'GET', `/wps/v2/profit${more}`)).value!

test('profit and loss: each bet on the day it was settled on, gifts and money beside it, void ones nowhere', async () => {
  const who = await newSomebody(house)
  const first = today()
  const open = [randomUUID(), randomUUID()] as const
  const live = {
    mode: 'REAL',
    product: 'LIVE',
    game: 'other-game',
    merchant: merchantCode('senluna'),
    amount: amount(4_000n),
  } as const
  await bet(query(), { ...order(who, ...open), ...live }, now())
  await place(who, 1_000n, 3_000n)
  const cancelled = await place(who, 7_000n, 0n)
  await cancelRound(query(), { ...order(who, cancelled, randomUUID()), reason: 'test' }, now())
  await moved(who, KIND.DEPOSIT, 51_000n)
  await moved(who, KIND.DEPOSIT_FEE, -510n)
  await moved(who, KIND.DEPOSIT_CORRECTION, -490n)
  await moved(who, KIND.ACTIVITY_REWARD, 200n)
  await later(who, 86_400_000)
  await win(query(), { ...order(who, open[0], randomUUID()), amount: amount(500n) }, now())
  const seated = await sit(house, who)
  const spin = await spun(house, seated)
  const [stake, payout] = [BigInt(spin.round.stake), BigInt(spin.round.payout)]
  const report = await profit(who)
  const slots = payout - stake
  assert.deepEqual(
    { ...report.cards },
    {
      bets: 3,
      bet: `${5_000n + stake}`,
      // Of the bet that got 500 back only what was lost counts.
      validBet: `${4_500n + stake}`,
      win: `${3_500n + payout}`,
      rebate: '0',
      activity: '200',
      wages: '0',
      dividend: '0',
      profit: `${-1_500n + slots + 200n}`,
      deposit: '50000',
      withdraw: '0',
      netDeposit: '50000',
    },
  )
  assert.deepEqual(
    report.perProduct.map(({ product, bets: count, profit: won }) => [product, count, won]),
    [
      ['LIVE', 2, '-1500'],
      ['RNG', 1, `${slots}`],
    ],
  )
  assert.equal(report.perDay.length, 31)
  assert.deepEqual(
    report.perDay.slice(-2).map(({ day, bet: staked, profit: won, deposit }) => [day, staked, won, deposit]),
    [
      [first, '1000', '2200', '50000'],
      [today(), `${4_000n + stake}`, `${-3_500n + slots}`, '0'],
    ],
  )
  const oneDay = await profit(who, `?from=${first}&to=${first}`)
  assert.deepEqual([oneDay.perDay.length, oneDay.cards.bet, oneDay.from, oneDay.to], [1, '1000', first, first])
  assert.equal((await profit(await newSomebody(house))).cards.bets, 0, 'nobody sees what others played')
})

test('lifetime: what the ledger says of deposits, withdrawals and bets, whatever else moved', async () => {
  const who = await newSomebody(house)
  const read = async () => (await askAs<ReplyOf<typeof lifetime>>(house, who, 'GET', '/wps/v2/profit/lifetime')).value!
  const opened = await read()
  assert.deepEqual([opened.deposit, opened.withdraw, opened.netDeposit, opened.play], ['0', '0', '0', '0'])
  await moved(who, KIND.DEPOSIT, 50_000n)
  await moved(who, KIND.DEPOSIT, 20_300n)
  await moved(who, KIND.DEPOSIT_FEE, -203n)
  await moved(who, KIND.DEPOSIT_CORRECTION, -97n)
  await moved(who, KIND.WITHDRAWAL_PAID, -15_000n)
  await moved(who, KIND.ACTIVITY_REWARD, 200n)
  await moved(who, KIND.VENDOR_RESULT, -300n)
  await place(who, 1_000n, 3_000n)
  await place(who, 4_000n)
  const cancelled = await place(who, 7_000n, 0n)
  await cancelRound(query(), { ...order(who, cancelled, randomUUID()), reason: 'test' }, now())
  const { round } = await spun(house, await sit(house, who))
  const spinResult = BigInt(round.payout) - BigInt(round.stake)
  const { since, ...figures } = await read()
  assert.deepEqual(figures, {
    currency: 'XVD',
    deposit: '70000',
    withdraw: '15000',
    netDeposit: '55000',
    play: `${2_000n - 4_000n - 300n + spinResult}`,
  })
  assert.equal((await profit(who)).cards.deposit, figures.deposit, 'the period’s report agrees')
  assert.equal(since, opened.since)
  const rows = await query()<{ opened: Date }>(
    'select opened_at as opened from ledger.account where owner_id = $1 and account_no = $2',
    [who.member.id, WALLET.MAIN],
  )
  assert.equal(since, rows[0]!.opened.toISOString())
  const other = await newSomebody(house)
  const others = await askAs<ReplyOf<typeof lifetime>>(house, other, 'GET', '/wps/v2/profit/lifetime')
  assert.equal(others.value!.play, '0', 'only one’s own')
  const trial = await askAs(house, await newSomebody(house, 4), 'GET', '/wps/v2/profit/lifetime')
  assert.equal(trial.errorCode, 'AUTH_REAL_ACCOUNT')
})

test('profit and loss is for real accounts and for periods', async () => {
  const code = async (who: Somebody, more = '') => (await askAs(house, who, 'GET', `/wps/v2/profit${more}`)).errorCode
  const who = await newSomebody(house)
  assert.equal((await ask(house, 'GET', '/wps/v2/profit')).errorCode, 'AUTH_REQUIRED')
  assert.equal(await code(await newSomebody(house, 4)), 'AUTH_REAL_ACCOUNT')
  assert.equal(await code(await newSomebody(house, 42)), 'AUTH_FORBIDDEN')
  assert.equal(await code(who, '?from=2026-01-01&to=2026-02-01'), 'VAL_FIELD')
  assert.equal(await code(who, '?from=2026-02-30'), 'VAL_FIELD')
})

test('what is open stands first; pages hold each bet once; totals leave out what does not count', async () => {
  const who = await newSomebody(house)
  const path = (more: string) => `/wps/v2/bets?mode=REAL${more}`
  const read = async (more: string) => (await askAs<ReplyOf<typeof bets>>(house, who, 'GET', path(more))).value!
  await place(who, 100n)
  await place(who, 200n, 500n)
  await place(who, 300n)
  const cancelled = await place(who, 400n, 0n)
  await cancelRound(query(), { ...order(who, cancelled, randomUUID()), reason: 'test' }, now())
  await place(who, 600n, 0n)
  const whole = await read('&pageSize=100')
  assert.deepEqual(
    whole.list.map(({ stake, status }) => [stake, status]),
    [
      ['300', 'OPEN'],
      ['100', 'OPEN'],
      ['600', 'LOST'],
      ['400', 'CANCELLED'],
      ['200', 'WON'],
    ],
  )
  assert.deepEqual(whole.totals, {
    count: 2,
    stake: '800',
    validBet: '800',
    payout: '500',
    pnl: '-300',
    open: 2,
    openStake: '400',
  })
  for (const size of [1, 2, 3]) {
    const rows: BetRow[] = []
    let after: string | undefined
    do {
      const page = await read(`&pageSize=${size}${after ? `&after=${encodeURIComponent(after)}` : ''}`)
      assert.equal(page.totals === undefined, after !== undefined, 'totals come with the first page')
      rows.push(...page.list)
      after = page.next
    } while (after)
    assert.deepEqual(rows, whole.list, `pages of ${size}`)
  }
  const won = await read('&status=WON')
  assert.deepEqual([won.list.length, won.totals?.count, won.totals?.pnl], [1, 1, '300'])
  assert.equal((await read('&product=RNG')).totals?.count, 0)
  assert.equal((await read('&vassalage=OTHER')).totals?.count, 2)
  for (const more of ['&after=x', '&after=ox', '&from=2026-01-01&to=2026-03-01', '&status=DONE'])
    assert.equal((await askAs(house, who, 'GET', path(more))).errorCode, 'VAL_FIELD', more)
})

test('everything of an account in one answer', async () => {
  const who = await newSomebody(house)
  const read = async () =>
    (await askAs<ReplyOf<typeof consolidated>>(house, who, 'GET', '/wps/member/info/funds/consolidated')).value!
  const hold = { owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.WITHDRAWAL }
  await reserve(query(), { ...hold, amount: amount(1_000_000n), at: now() })
  const report = await read()
  assert.deepEqual(
    [
      report.sumBalance,
      report.main,
      report.hold,
      report.vendor,
      report.inTransit,
      report.debt,
      report.turnoverRemaining,
    ],
    ['9000000', '9000000', '1000000', '0', '0', '0', '0'],
  )
  assert.deepEqual([report.divtypereq, report.info], [0, {}])
  const named = { owner: who.member.id, hold: hold.key, source: SOURCE.WITHDRAWAL }
  await release(query(), named, randomUUID(), amount(1_000_000n), now())
  assert.equal((await read()).main, '10000000')
  assert.equal((await ask(house, 'GET', '/wps/member/info/funds/consolidated')).errorCode, 'AUTH_REQUIRED')
})
