import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, type Amount } from '../../money.ts'
import { HOUSE, payoutOf, type PayableBill, type Payout } from './payout-tree.ts'
import vectors from '../testing/dividend.vectors.json' with { type: 'json' }

interface Input {
  bills: { id: string; parent: string; gross: number; signedAt: string }[]
  balances: Record<string, number>
}

const units = (value: number) => amount(BigInt(value))
const numbersOf = (amounts: ReadonlyMap<string, Amount>) =>
  Object.fromEntries([...amounts].map(([id, units]) => [id, Number(units)]))
const plain = ({ net, payments, arrears, balances }: Payout) => ({
  net: numbersOf(net),
  payments: payments.map((payment) => ({ ...payment, amount: Number(payment.amount) })),
  arrears: arrears.map((debt) => ({ ...debt, amount: Number(debt.amount) })),
  balances: numbersOf(balances),
})
const bill = (id: string, parent: string, gross: number, signedAt = '2024-01-01'): PayableBill => ({
  id,
  parent,
  gross: units(gross),
  signedAt,
})
const paid = (bills: readonly PayableBill[], balances: Record<string, number> = {}) =>
  plain(payoutOf(bills, new Map(Object.entries(balances).map(([id, value]) => [id, units(value)]))))

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    if (fn === 'dividend.tree')
      test(`${id}: ${title}`, () => {
        const { bills, balances } = input as unknown as Input
        assert.deepEqual<object>(
          paid(
            bills.map(({ id, parent, gross, signedAt }) => bill(id, parent, gross, signedAt)),
            balances,
          ),
          expected,
        )
      })
})

test('the oldest contract is paid first, of one day the lower id', () => {
  const { payments, arrears } = paid(
    [bill('c', 'G', 5, '2024-03-01'), bill('b', 'G', 5, '2024-02-01'), bill('a', 'G', 5, '2024-03-01')],
    { G: 12 },
  )
  assert.deepEqual(
    payments.map(({ to, amount }) => [to, amount]),
    [
      ['b', 5],
      ['a', 5],
      ['c', 2],
    ],
  )
  assert.deepEqual(arrears, [{ payer: 'G', payee: 'c', amount: 3 }])
})

test('a bill of nothing is no payment', () => {
  assert.deepEqual(paid([bill('G', HOUSE, 0), bill('A', 'G', 0)]).payments, [])
})

test('a payer that is short at every level leaves arrears at every level', () => {
  const { payments, arrears, net } = paid([bill('G', HOUSE, 1), bill('A', 'G', 3), bill('B', 'A', 3)])
  assert.deepEqual(
    payments.map(({ from, to, amount }) => `${from} ${to} ${amount}`),
    ['HOUSE G 1', 'G A 1', 'A B 1'],
  )
  assert.deepEqual(
    arrears.map(({ payer, payee, amount }) => `${payer} ${payee} ${amount}`),
    ['G A 2', 'A B 2'],
  )
  assert.deepEqual(net, { G: -2, A: 0, B: 3 })
})

test('who was moved within the period has two bills, and pays after both', () => {
  const { payments } = paid(
    [bill('A', 'G', 1), bill('M', 'A', 4), bill('M', 'B', 5), bill('B', HOUSE, 5), bill('X', 'M', 9)],
    { G: 9, A: 9 },
  )
  assert.deepEqual(payments.at(-1), { from: 'M', to: 'X', amount: 9 })
})

test('accounts that pay each other in a ring are a bug', () => {
  assert.throws(() => paid([bill('A', 'B', 1), bill('B', 'A', 1)]), /assertion failed/)
})

/** Trees of holders with bills and balances. The first is the house's. */
const trees = fc
  .array(fc.tuple(fc.nat(), fc.nat(100), fc.nat(60), fc.nat(3)), { minLength: 1, maxLength: 30 })
  .map((nodes) => ({
    bills: nodes.map(([pick, gross, , day], at) =>
      bill(`${at}`, at === 0 || pick % 5 === 0 ? HOUSE : `${pick % at}`, gross, `2024-01-0${day + 1}`),
    ),
    balances: Object.fromEntries(nodes.map(([, , has], at) => [`${at}`, has])),
  }))
const sum = (values: readonly number[]) => values.reduce((all, next) => all + next, 0)

test('money is neither made nor lost, no wallet falls below 0, and every bill is paid or owed', () => {
  fc.assert(
    fc.property(trees, ({ bills, balances }) => {
      const { net, payments, arrears, balances: after } = paid(bills, balances)
      const byHouse = sum(payments.filter(({ from }) => from === HOUSE).map(({ amount }) => amount))
      assert.equal(sum(Object.values(after)), sum(Object.values(balances)) + byHouse)
      assert.isTrue(Object.values(after).every((left) => left >= 0))
      for (const { id, parent, gross } of bills) {
        const to = payments.filter((payment) => payment.to === id).map((payment) => payment.amount)
        const owed = arrears.filter((debt) => debt.payee === id).map((debt) => debt.amount)
        assert.equal(sum(to) + sum(owed), Number(gross))
        if (parent === HOUSE) assert.deepEqual(owed, [])
      }
      // Whoever owes has nothing left.
      for (const { payer } of arrears) assert.equal(after[payer], 0)
      // Without arrears everybody ends with what it had and its net.
      if (arrears.length === 0) for (const id of Object.keys(net)) assert.equal(after[id], balances[id]! + net[id]!)
      assert.equal(sum(Object.values(net)), sum(bills.filter((b) => b.parent === HOUSE).map((b) => Number(b.gross))))
    }),
    { seed: 18, numRuns: 3_000 },
  )
})
