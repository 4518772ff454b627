import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { AccountStatement, BalanceDays } from '@senluna/contract/money/reports.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, HOUR, instant } from '@senluna/kit/time.ts'
import {
  captureTo,
  cashAccount,
  houseAccount,
  houseOf,
  KIND,
  post,
  release,
  reserve,
  SOURCE,
  statementOf,
  WALLET,
  type HouseCode,
  type Kind,
} from '@senluna/ledger/index.ts'
import { monthsFrom, monthsOf } from '../../platform/day-range.ts'
import { queryOf } from '../../platform/database/query.ts'
import {
  ask,
  askAs,
  holds,
  leave,
  newSession,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '../rounds/testing/house.ts'
import { adjust, bet, cancelRound, win, type Operation } from '../wagers/index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(async () => {
  // Deposits and holds here are bare postings, without the orders that stand behind real ones.
  const orderless = /^(each credited deposit|what is held for withdrawals|what left by withdrawals)/
  assert.deepEqual(
    (await house.breaks()).filter(({ check }) => !orderless.test(check)),
    [],
  )
  await house.close()
})

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)

async function moved(who: Somebody, kind: Kind, units: bigint, at = now()): Promise<void> {
  const merchant = merchantCode('senluna')
  const contra = await houseAccount(query(), { merchant, code: 'TEST' as HouseCode, currency: 'XVD', lane: 0 }, now())
  const legs = [{ kind, amount: amount(units), contra }]
  const owner = who.member.id
  const posting = { owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DEPOSIT, at, legs }
  const [posted] = await post(query(), [posting], now())
  assert.ok(posted?.status === 'posted' || (units < 0n && posted?.status === 'insufficient'))
}

const order = (who: Somebody, round: string, key: string = randomUUID()): Operation => ({
  owner: who.member.id,
  source: SOURCE.VENDOR,
  key,
  round,
  wallet: WALLET.MAIN,
  currency: 'XVD',
  vendor: 'OTHER',
  at: now(),
})
async function place(who: Somebody, units: bigint): Promise<string> {
  const [round, key] = [randomUUID(), randomUUID()]
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query(), { ...order(who, round, key), ...game, amount: amount(units) }, now())
  return round
}
const pays = (who: Somebody, round: string, units: bigint) =>
  win(query(), { ...order(who, round), amount: amount(units) }, now())

async function withdraw(who: Somebody, units: bigint, paid: bigint): Promise<void> {
  const [key, owner] = [randomUUID(), who.member.id]
  const at = now()
  const hold = { owner, hold: key, source: SOURCE.WITHDRAWAL }
  const source = SOURCE.WITHDRAWAL
  const made = await reserve(query(), { owner, account: WALLET.MAIN, key, source, amount: amount(units), at })
  if (made === 'insufficient') return
  assert.equal(made, 'posted')
  house.advance(20 * HOUR)
  const to = houseOf({ merchant_id: merchantCode('senluna'), currency: 'XVD' }, cashAccount('test'))
  const part = (kind: Kind, money: bigint) => ({ key: id<'posting'>(randomUUID()), amount: amount(money), kind, to })
  if (paid > 0n) await captureTo(query(), hold, { ...part(KIND.WITHDRAWAL_PAID, paid), at: now() })
  if (paid > 0n) await captureTo(query(), hold, { ...part(KIND.WITHDRAWAL_FEE, 7n), at: now() })
  const left = units - (paid > 0n ? paid + 7n : 0n)
  // Every other withdrawal stays as it is: the rest is still set aside.
  if (units % 2n === 0n) await release(query(), hold, randomUUID(), amount(left), now())
}

/** A payout that is taken back when the money is gone: a debt. */
async function debtOf(who: Somebody, units: bigint): Promise<void> {
  const round = await place(who, 100n)
  await pays(who, round, units)
  const held = (
    await query()<{ held: bigint }>('select held from ledger.account where owner_id = $1 and account_no = 1', [
      who.member.id,
    ])
  )[0]!.held
  await leave(house, who, held + units / 2n)
  await cancelRound(query(), { ...order(who, round), reason: 'test' }, now())
}

const read = async (who: Somebody, more = '') => {
  Object.assign(who, await newSession(house, who.member))
  return askAs<AccountStatement>(house, who, 'GET', `/wps/v2/statement${more}`)
}

const GROUPS = ['deposit', 'withdraw', 'fee', 'stake', 'payout', 'refund', 'bonus', 'transfer', 'adjust'] as const
type Figures = AccountStatement['total']
const sumOf = (figures: Figures) => GROUPS.reduce((sum, group) => sum + BigInt(figures[group]), 0n)

/** Each period's opening and movements come to its closing, which the next opens with. */
function assertCloses({ months, total }: Pick<AccountStatement, 'months' | 'total'>): void {
  let balance = BigInt(total.opening)
  for (const month of months) {
    assert.equal(BigInt(month.opening), balance, month.month)
    balance += sumOf(month)
    assert.equal(BigInt(month.closing), balance, month.month)
    assert.equal(BigInt(month.result), BigInt(month.stake) + BigInt(month.payout) + BigInt(month.refund))
  }
  assert.equal(BigInt(total.closing), balance)
  assert.equal(BigInt(total.opening) + sumOf(total), balance)
}

/** Every movement of the account, one by one. */
const rowsOf = (who: Somebody) =>
  query()<{ kind: number; amount: bigint; at: Date }>(
    'select kind, amount, event_at as at from ledger.transfer where owner_id = $1 and account_no not in (2, 3, 6)',
    [who.member.id],
  )
const ledgerBalance = async (who: Somebody) =>
  (
    await query()<{ sum: bigint }>(
      'select sum(balance)::bigint as sum from ledger.account where owner_id = $1 and account_no not in (2, 3, 6)',
      [who.member.id],
    )
  )[0]!.sum

/** Random numbers of a seed, the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

for (const seed of [1, 20, 300])
  test(`a random history, ${seed}: every month closes, and the last one with what the ledger holds`, async () => {
    const who = await newSomebody(house)
    const below = sequence(seed)
    for (let step = 0; step < 70; step++) {
      house.advance(HOUR * (1 + below(below(4) === 0 ? 24 * 12 : 40)))
      const units = BigInt(1_000 + below(90_000))
      const balance = await holds(house, who)
      const what = below(11)
      if (what === 0) await moved(who, KIND.DEPOSIT, units)
      else if (what === 1) await moved(who, KIND.ACTIVITY_REWARD, units)
      else if (what === 2) await moved(who, KIND.MANUAL_CREDIT, units)
      else if (what === 3) await moved(who, KIND.DEPOSIT_CORRECTION, -1_000n)
      else if (what === 4 && balance > 900_000n) await debtOf(who, 800_000n)
      else if (what === 5) await withdraw(who, units, below(2) === 0 ? 500n : 0n)
      else {
        const round = await place(who, 500n)
        if (what > 6) await pays(who, round, what % 2 === 0 ? 0n : units)
        if (what === 9) await cancelRound(query(), { ...order(who, round), reason: 'test' }, now())
        if (what === 10) await adjust(query(), { ...order(who, round), amount: amount(-300n), reason: 'test' }, now())
      }
    }
    const all = await rowsOf(who)
    const { value: found } = await read(who)
    assert.ok(found)
    assertCloses(found)
    assert.equal(BigInt(found.total.closing), await ledgerBalance(who))
    for (const month of found.months) {
      const own = all.filter(({ at }) => businessDate(instant(at.getTime()), ZONE).startsWith(month.month))
      const sum = (...kinds: number[]) =>
        own.reduce((so, row) => (kinds.includes(row.kind) ? so + row.amount : so), 0n).toString()
      assert.equal(month.stake, sum(KIND.BET), month.month)
      assert.equal(month.payout, sum(KIND.PAYOUT), month.month)
      assert.equal(month.deposit, sum(KIND.DEPOSIT, KIND.DEPOSIT_CORRECTION), month.month)
      assert.equal(month.withdraw, sum(KIND.WITHDRAWAL_PAID), month.month)
      assert.equal(
        sumOf(month),
        own.reduce((so, row) => so + row.amount, 0n),
        month.month,
      )
    }
    const life = await askAs<{ play: string }>(house, who, 'GET', '/wps/v2/profit/lifetime')
    if (found.total.opening === '0') assert.equal(found.total.result, life.value!.play)
    // Part of it is the same part; another brand's zone has its own months.
    const part = (await read(who, `?from=${found.months[0]!.month}&to=${found.months[1]!.month}`)).value!
    assert.deepEqual(part.months, found.months.slice(0, 2))
    for (const zone of ['America/New_York', 'Asia/Kolkata', 'UTC']) {
      const { months, bounds } = monthsOf({}, zone, now())
      const read = await statementOf(query(), who.member.id, bounds)
      for (const [period, month] of months.entries())
        assert.equal(
          read.moved.reduce((sum, row) => (row.period === period ? sum + row.amount : sum), 0n),
          all.reduce(
            (sum, row) => (businessDate(instant(row.at.getTime()), zone).startsWith(month) ? sum + row.amount : sum),
            0n,
          ),
          `${zone} ${month}`,
        )
      assert.equal(read.opening + read.moved.reduce((sum, row) => sum + row.amount, 0n), await ledgerBalance(who))
    }
  })

test('a movement belongs to the month that the brand’s clock shows, to the millisecond', async () => {
  const who = await newSomebody(house)
  const month = monthsFrom(businessDate(now(), ZONE).slice(0, 7), 1)
  // Midnight in Vietnam is 17:00 of the day before in UTC.
  const midnight = Date.parse(`${month}-01T00:00:00+07:00`)
  house.advance(midnight + HOUR - now())
  await moved(who, KIND.DEPOSIT, 11n, instant(midnight - 1))
  await moved(who, KIND.DEPOSIT, 22n, instant(midnight))
  const { months } = (await read(who)).value!
  assert.deepEqual(
    months.slice(-2).map((found) => [found.month, found.deposit]),
    [
      [monthsFrom(month, -1), '11'],
      [month, '22'],
    ],
  )
})

test('the days: each closes with the movements up to its end, the last with what the ledger holds', async () => {
  const who = await newSomebody(house)
  const below = sequence(7)
  for (let step = 0; step < 24; step++) {
    house.advance(HOUR * (1 + below(60)))
    if (step % 3 === 0) await moved(who, KIND.DEPOSIT, BigInt(1_000 + below(90_000)))
    else await pays(who, await place(who, 500n), step % 2 === 0 ? 0n : 700n)
  }
  await withdraw(who, 3_001n, 500n)
  const today = businessDate(now(), ZONE)
  Object.assign(who, await newSession(house, who.member))
  const { value } = await askAs<BalanceDays>(house, who, 'GET', '/wps/v2/statement/days')
  assert.ok(value)
  assert.deepEqual([value.to, value.days.at(-1)?.day], [today, today])
  const all = await rowsOf(who)
  const before = (day: string) =>
    all.reduce((sum, { at, amount }) => (businessDate(instant(at.getTime()), ZONE) <= day ? sum + amount : sum), 0n)
  for (const { day, closing } of value.days) assert.equal(BigInt(closing), before(day), day)
  assert.equal(BigInt(value.days.at(-1)!.closing), await ledgerBalance(who))
  const part = await askAs<BalanceDays>(house, who, 'GET', `/wps/v2/statement/days?from=${value.days[3]!.day}`)
  assert.equal(part.value!.opening, value.days[2]!.closing)
  assert.deepEqual(part.value!.days, value.days.slice(3))
  const ahead = await askAs<BalanceDays>(house, who, 'GET', '/wps/v2/statement/days?from=2090-01-01')
  assert.deepEqual(ahead.value!.days, [], 'days to come have no balance')
  const refused = await askAs(house, who, 'GET', '/wps/v2/statement/days?from=2026-02-30')
  assert.equal(refused.errorCode, 'VAL_FIELD')
  assert.equal((await ask(house, 'GET', '/wps/v2/statement/days')).errorCode, 'AUTH_REQUIRED')
})

test('what a debt, a hold and a correction are in it', async () => {
  const who = await newSomebody(house)
  const begun = (await read(who)).value!.total
  await withdraw(who, 20_000n, 9_000n)
  await debtOf(who, 700_000n)
  const { total } = (await read(who)).value!
  // The rest of the hold came back: it never left.
  assert.deepEqual([total.withdraw, total.fee], ['-9000', '-7'])
  assert.deepEqual([total.stake, total.payout, total.refund], ['-100', '700000', '-699900'])
  assert.equal(total.result, '0', 'a void bet brought nothing')
  assert.equal(BigInt(total.closing), await ledgerBalance(who), 'a debt counts against what the account holds')
  assert.deepEqual([total.bonus, total.opening], [begun.bonus, '0'])
})

test('it begins with the account, is of twelve months at most and never of months to come', async () => {
  const who = await newSomebody(house)
  const current = businessDate(now(), ZONE).slice(0, 7)
  const { value } = await read(who)
  assert.deepEqual([value!.from, value!.to], [monthsFrom(current, -11), current])
  assert.deepEqual(
    value!.months.map(({ month }) => month),
    [current],
  )
  assert.equal(value!.account.no, who.member.id)
  assert.match(value!.account.name, /^..\*\*\*.$/)
  house.advance(70 * DAY)
  const later = businessDate(now(), ZONE).slice(0, 7)
  const old = (await read(who, `?to=${monthsFrom(current, -1)}`)).value!
  assert.deepEqual([old.months, old.total.closing], [[], '0'], 'before the account there is nothing')
  const first = (await read(who, `?from=${current}&to=${current}`)).value!
  assert.deepEqual([first.months.length, first.total.opening], [1, '0'])
  const then = (await read(who, `?from=${later}`)).value!
  assert.equal(then.total.opening, first.total.closing, 'what an old month closed with opens the next')
  for (const [more, field] of [
    [`?to=${monthsFrom(later, 1)}`, 'to'],
    [`?from=${monthsFrom(later, 1)}`, 'from'],
    [`?from=${later}&to=${current}`, 'to'],
    [`?from=${monthsFrom(later, -12)}&to=${later}`, 'to'],
    ['?from=2026-13', 'from'],
    ['?to=2026-1', 'to'],
  ] as const) {
    const refused = await read(who, more)
    assert.deepEqual([refused.errorCode, refused.fields?.[0]?.field], ['VAL_FIELD', field], more)
  }
})

test('it is one’s own, of a real account', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  await moved(other, KIND.DEPOSIT, 5_000n)
  assert.equal((await read(who)).value!.total.deposit, '0')
  assert.equal((await ask(house, 'GET', '/wps/v2/statement')).errorCode, 'AUTH_REQUIRED')
  assert.equal((await read(await newSomebody(house, 4))).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await read(await newSomebody(house, 42))).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await read(await newSomebody(house, 1))).errorCode, undefined)
})

test('asked for again and again it is refused for a while', async () => {
  const who = await newSomebody(house)
  const ask = () => askAs(house, who, 'GET', '/wps/v2/statement')
  for (let time = 0; time < 20; time++) assert.equal((await ask()).errorCode, undefined)
  assert.equal((await ask()).errorCode, 'SYS_THROTTLED')
  house.advance(2_000)
  assert.equal((await ask()).errorCode, undefined)
})
