import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Withdrawal, WithdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { amount } from '@senluna/kit/money.ts'
import { GIVEN_AWAY, houseAccount, KIND, openWallet, post, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { askAs, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { openRequirement } from '../../turnover/index.ts'
import { sendParts } from '../payouts/pay.ts'
import { newPayee, openBank, withdraw, type Bank } from './testing/payouts.ts'

let bank: Bank
beforeAll(async () => {
  bank = await openBank()
})
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await bank.close()
})

const now = () => bank.parts.clock.now()
const FROM = { from: 'LOCKED' }

/** Puts money where a limit keeps it from play. */
async function keep(who: Somebody, units: bigint): Promise<void> {
  const query = queryOf(bank.parts.database.db)
  const { currency, merchantCode: merchant, id: owner } = who.member
  await openWallet(query, owner, WALLET.LOCKED, currency, now())
  const house = { merchant, code: GIVEN_AWAY, currency, lane: 0 }
  const contra = await houseAccount(query, house, now())
  const legs = [{ kind: KIND.DEMONSTRATION_MONEY, amount: amount(units), contra }]
  const key = randomUUID()
  await post(query, [{ owner, account: WALLET.LOCKED, key, source: SOURCE.GRANT, at: now(), legs }], now())
}

const wallets = async (who: Somebody) => {
  const { rows } = await sql<{ no: number; balance: bigint; held: bigint }>`select account_no as no, balance, held
    from ledger.account where owner_id = ${who.member.id} and account_no in (1, 4) order by 1`.execute(
    bank.parts.database.db,
  )
  return rows.map(({ balance, held }) => [balance, held])
}
const quote = async (who: Somebody, more: string) =>
  (await askAs<WithdrawQuote>(bank, who, 'GET', `/wps/v2/withdraw/quote?${more}`)).value!
const read = async (who: Somebody, no: string) =>
  (await askAs<Withdrawal>(bank, who, 'GET', `/wps/v2/withdraw/orders/${no}`)).value!

test('what is kept from play is withdrawn whatever must be played, in any amount, free, and by people', async () => {
  const who = await newPayee(bank)
  await keep(who, 1_234_567n)
  const { member } = who
  await bank.parts.database.db.transaction().execute((tx) =>
    openRequirement(tx, {
      memberId: member.id,
      merchantCode: member.merchantCode,
      source: 'DEPOSIT',
      sourceId: 'D1',
      required: amount(5n),
      now: now(),
    }),
  )
  assert.equal((await withdraw(bank, who, 200_000n)).errorCode, 'WD_TURNOVER')
  const asked = await quote(who, `amount=1&from=LOCKED&accountId=${who.accountId}`)
  assert.deepEqual(
    [asked.blockers, asked.balance, asked.kept, asked.fee, asked.turnover],
    [[], '1234567', '1234567', '0', []],
  )
  assert.equal((await quote(who, 'amount=200000')).kept, '1234567')
  assert.equal((await withdraw(bank, who, 1_234_568n, FROM)).errorCode, 'WAL_INSUFFICIENT')
  const made = (await withdraw(bank, who, 1_234_567n, FROM)).value!
  assert.deepEqual([made.state, made.from, made.fee, made.parts], ['REVIEW', 'LOCKED', '0', []])
  assert.deepEqual(await wallets(who), [
    [10_000_000n, 0n],
    [1_234_567n, 1_234_567n],
  ])
  const staff = await newPerson(bank, ['FINANCE_MAKER', 'RISK'])
  const seen = await askDesk<{ list: { no: string; from: string }[] }>(bank, staff, 'GET', '/bo/v1/withdrawals')
  assert.equal(seen.value?.list.find(({ no }) => no === made.no)?.from, 'LOCKED')
  const yes = await askDesk(bank, staff, 'POST', `/bo/v1/withdrawals/${made.no}/approve`, {})
  assert.equal(yes.success, true)
  await sendParts(bank.withdrawals, now())
  assert.equal((await read(who, made.no)).state, 'PAID')
  assert.deepEqual(await wallets(who), [
    [10_000_000n, 0n],
    [0n, 0n],
  ])
})

test('refused, it is kept from play as before; of two orders at once one takes it', async () => {
  const who = await newPayee(bank)
  await keep(who, 500_000n)
  const both = await Promise.all([withdraw(bank, who, 500_000n, FROM), withdraw(bank, who, 500_000n, FROM)])
  assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'ok').toSorted(), ['WAL_INSUFFICIENT', 'ok'])
  const { no } = both.find(({ value }) => value)!.value!
  const staff = await newPerson(bank, ['FINANCE_MAKER', 'RISK'])
  await askDesk(bank, staff, 'POST', `/bo/v1/withdrawals/${no}/reject`, { message: 'as a test' })
  assert.equal((await read(who, no)).state, 'REJECTED')
  assert.deepEqual(await wallets(who), [
    [10_000_000n, 0n],
    [500_000n, 0n],
  ])
})

test('a payment that came back stands where it came from', async () => {
  const who = await newPayee(bank)
  await keep(who, 300_000n)
  const { no } = (await withdraw(bank, who, 300_000n, FROM)).value!
  const staff = await newPerson(bank, ['FINANCE_MAKER', 'RISK'])
  await askDesk(bank, staff, 'POST', `/bo/v1/withdrawals/${no}/approve`, {})
  bank.standIn.says = { state: 'REFUSED', reason: 'no such account' }
  bank.standIn.pays = false
  await sendParts(bank.withdrawals, now())
  bank.standIn.says = { state: 'PAID', bankRef: 'FT1' }
  bank.standIn.pays = true
  assert.equal((await read(who, no)).state, 'FAILED')
  assert.deepEqual(await wallets(who), [
    [10_000_000n, 0n],
    [300_000n, 0n],
  ])
})
