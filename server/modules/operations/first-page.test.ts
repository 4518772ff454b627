import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type { Dashboard } from '@senluna/contract/desk/dashboard.ts'
import type { Overview } from '@senluna/contract/desk/overview.ts'
import { PLAY_BY, type PlayRow } from '@senluna/contract/desk/reports.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode, type Kind } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { play, readReport } from '../reports/testing/reporting.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson } from '../staff/testing/desk.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)

/** Moves money between an account of the house and somebody's wallet. */
async function moved(who: Somebody, kind: Kind, code: string, units: bigint): Promise<void> {
  const account = { merchant: merchantCode('senluna'), code: code as HouseCode, currency: 'XVD', lane: 0 }
  const contra = await houseAccount(query(), account, now())
  const posting = {
    owner: who.member.id,
    account: WALLET.MAIN,
    key: randomUUID(),
    source: SOURCE.DESK,
    at: now(),
    legs: [{ kind, amount: amount(units), contra }],
  }
  assert.equal((await post(query(), [posting], now()))[0]?.status, 'posted')
}

/** Everything a member can be given out of what was won from them. */
const COSTS = [
  [KIND.DEPOSIT_BONUS, 'EXP:BONUS', 5_000n],
  [KIND.BONUS_REMOVED, 'EXP:BONUS', -1_200n],
  [KIND.ACTIVITY_REWARD, 'EXP:BONUS', 310n],
  [KIND.RED_ENVELOPE, 'EXP:BONUS', 320n],
  [KIND.CHECK_IN, 'EXP:BONUS', 330n],
  [KIND.CASHBACK, 'EXP:BONUS', 340n],
  [KIND.POINTS_TO_MONEY, 'EXP:POINTS', 410n],
  [KIND.VIP_UPGRADE, 'EXP:VIP', 510n],
  [KIND.VIP_PERIODIC, 'EXP:VIP', 520n],
  [KIND.VIP_BIRTHDAY, 'EXP:VIP', 530n],
  [KIND.VIP_REBATE, 'EXP:REBATE', 540n],
  [KIND.REBATE, 'EXP:REBATE', 610n],
  [KIND.AGENT_REBATE, 'EXP:REBATE', 620n],
  [KIND.REBATE_TAKEN_BACK, 'EXP:REBATE', -70n],
  [KIND.DAILY_WAGE, 'EXP:WAGE', 710n],
  [KIND.DIVIDEND, 'EXP:DIVIDEND', 720n],
] as const

/** What is no cost: play money, corrections by hand, credit, which is paid back outside. */
const NO_COSTS = [
  [KIND.DEMONSTRATION_MONEY, 'EXP:BONUS', 10_000_000n],
  [KIND.MANUAL_CREDIT, 'EXP:ADJUST', 2_000n],
  [KIND.CREDIT_GIVEN, 'CREDIT:GIVEN', 3_000n],
  [KIND.CREDIT_SETTLED, 'CREDIT:SETTLED', 4_000n],
] as const

const firstPage = async () => {
  // A session of the desk ends with its day.
  const reader = await newPerson(house, ['FINANCE_MAKER'])
  const ask = async <T>(path: string) => (await askDesk<T>(house, reader, 'GET', `/bo/v1/${path}`)).value!
  return { dashboard: await ask<Dashboard>('dashboard'), overview: await ask<Overview>('overview') }
}

/** GGR and NGR by the accounts of the house, worked out from postings alone. */
async function byLedger(): Promise<{ ggr: bigint; ngr: bigint }> {
  const [row] = await query()<{ ggr: string; costs: string }>(
    `select (select sum(balance)::text from ledger.for_house where merchant_id = 'senluna' and currency = 'XVD' and starts_with(code, 'GAME:')) as ggr,
      (select sum(t.amount)::text from ledger.for_record t join ledger.for_house h on h.account_no = t.counter_no
        where h.merchant_id = 'senluna' and h.currency = 'XVD' and starts_with(h.code, 'EXP:') and h.code <> 'EXP:ADJUST'
          and t.kind <> ${KIND.DEMONSTRATION_MONEY}) as costs`,
    [],
  )
  return { ggr: BigInt(row!.ggr), ngr: BigInt(row!.ggr) - BigInt(row!.costs) }
}

test('NGR has every cost and no play money: the first page, every report and the ledger say the same', async () => {
  const [player, agent] = [await newSomebody(house), await newSomebody(house)]
  await play(house, player, { staked: 90_000n, paid: 20_000n })
  await play(house, player, { staked: 5_000n, paid: 0n, product: 'RNG', game: 'slot' })
  for (const [kind, code, units] of [...COSTS, ...NO_COSTS])
    await moved(kind === KIND.AGENT_REBATE ? agent : player, kind, code, units)
  // Won at a vendor that keeps its players' money.
  await moved(player, KIND.VENDOR_RESULT, 'GAME:LIVE', 1_500n)
  const day = businessDate(now(), 'Asia/Ho_Chi_Minh')
  const totals = await Promise.all(
    PLAY_BY.map(async (by) =>
      (await readReport<PlayRow>(house, `play?by=${by}&from=${day}&to=${day}`)).find(({ total }) => total),
    ),
  )
  const costs = COSTS.reduce((sum, [, , units]) => sum + units, 0n)
  const expected = { ggr: 73_500n, ngr: 73_500n - costs }
  assert.deepEqual(await byLedger(), expected, 'by the ledger')
  for (const [nth, total] of totals.entries())
    assert.deepEqual([total?.ggr, total?.ngr], [`${expected.ggr}`, `${expected.ngr}`], `by ${PLAY_BY[nth]}`)
  const { dashboard, overview } = await firstPage()
  assert.deepEqual([dashboard.today.ggr, dashboard.today.ngr], [`${expected.ggr}`, `${expected.ngr}`])
  assert.deepEqual(dashboard.products, [
    { product: 'LIVE', today: '68500', yesterday: '0' },
    { product: 'RNG', today: '5000', yesterday: '0' },
  ])
  assert.equal(overview.figures.find(({ name }) => name === 'ggr')?.today, `${expected.ggr}`)

  // Credit is paid back: the books of credit know nothing of this.
  for (const [, code, units] of NO_COSTS)
    if (code.startsWith('CREDIT:')) await moved(player, KIND.CREDIT_TAKEN, code, -units)
  house.advance(DAY)
  const next = (await firstPage()).dashboard
  assert.deepEqual(
    [next.today.ggr, next.today.ngr, next.yesterday.ggr, next.yesterday.ngr],
    ['0', '0', `${expected.ggr}`, `${expected.ngr}`],
  )
})
