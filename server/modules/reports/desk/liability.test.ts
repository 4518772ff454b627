import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { LiabilityRow } from '@senluna/contract/desk/liability.ts'
import { at } from '@senluna/kit/assert.ts'
import { businessDate, DAY } from '@senluna/kit/time.ts'
import { newPayee, payingFrom, withdraw, type Bank } from '../../cashier/withdrawals/testing/payouts.ts'
import { openLotteryHouse, placed, type LotteryHouse } from '../../lottery/testing/lottery-house.ts'
import { newSomebody } from '../../rounds/testing/house.ts'
import { newPerson, askDesk } from '../../staff/testing/desk.ts'
import { give, play } from '../testing/reporting.ts'
import { worstCase } from '../../lottery/reading/queries/worst-case.ts'
import { keepLiability } from '../index.ts'

const FIVE = 'VN_FAST_N_300'

let lottery: LotteryHouse
let bank: Bank
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
  bank = await payingFrom(lottery.house)
  Object.assign(bank.withdrawals, { kycTierOf: async () => 3 })
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await bank.close()
})

const now = () => bank.parts.clock.now()
const db = () => bank.parts.database.db
const keep = () => keepLiability({ ...bank.parts, db: db(), worstCase }, now())
async function read(query = ''): Promise<LiabilityRow[]> {
  const reader = await newPerson(bank, ['FINANCE_MAKER'])
  return (await askDesk<{ list: LiabilityRow[] }>(bank, reader, 'GET', `/bo/v1/reports/liability${query}`)).value!.list
}

/** What members' wallets hold by the entries of the ledger alone, and what is open of bets. */
async function byEntries() {
  const { rows } = await sql<{ wallets: string; open: string }>`select
      (select (-sum(e.amount))::text from ledger.entry e join ledger.house_account h on h.account_no = e.account_no
        where e.owner_id = ledger.house() and h.merchant_id = 'senluna' and h.currency = 'XVD') as wallets,
      (select coalesce(sum(stake), 0)::text from wagers.wager where status = 0 and book = 0 and currency = 'XVD') as open`.execute(
    db(),
  )
  return rows[0]!
}

test('what is owed is what the trial balance says, with bets and withdrawals that are under way', async () => {
  const [player, saver] = [await newSomebody(bank), await newPayee(bank, 20_000_000n)]
  await give(bank, player, 700n)
  await play(bank, player, { staked: 5_000n })
  const other = await play(bank, player, { staked: 3_000n, paid: 9_000n })
  const numero = at(await lottery.numeros(FIVE), 1).numero
  const tickets = [{ gameCode: FIVE, numero, betType: 'LO2', selection: ['58'], unit: '100000' }]
  await placed(bank, player, { tickets, clientTotal: '2700000' })
  const ordered = await withdraw(bank, saver, 2_000_000n)
  assert.equal(ordered.errorCode, undefined)

  const [current] = await read()
  const entries = await byEntries()
  assert.equal(current!.owed, entries.wallets)
  assert.equal(current!.owed, current!.house)
  assert.equal(current!.openBets, entries.open)
  assert.equal(current!.openBets, '2705000')
  assert.deepEqual([current!.withdrawals, current!.held], ['2000000', '2000000'])
  const { rows } = await sql<{ worst: string }>`select sum(payout)::text as worst from lottery.exposure
    where merchant_id = 'senluna' and key = ''`.execute(db())
  assert.equal(current!.worstCase, rows[0]!.worst)
  assert.ok(BigInt(current!.worstCase) > 2_700_000n)

  await other()
  const [after] = await read()
  assert.equal(after!.owed, (await byEntries()).wallets)
})

test('the end of each day is kept once, as it stood', async () => {
  const day = businessDate(now(), 'Asia/Ho_Chi_Minh')
  bank.advance(DAY)
  const [before] = await read()
  await Promise.all([keep(), keep()])
  await give(bank, await newSomebody(bank), 1_234n)
  await keep()
  const [current, kept, ...more] = await read()
  assert.deepEqual(more, [])
  assert.equal(kept!.day, day)
  assert.deepEqual({ ...kept, at: '', day: undefined }, { ...before, at: '', day: undefined })
  assert.notEqual(current!.owed, kept!.owed)
  assert.deepEqual(
    (await read(`?from=${day}&to=${day}`)).map((row) => row.day),
    [undefined, day],
  )
})
