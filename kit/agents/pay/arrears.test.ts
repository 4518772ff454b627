import fc from 'fast-check'
import { assert, test } from 'vitest'
import { amount } from '../../money.ts'
import { collect } from './arrears.ts'

const owes = (payer: string, payee: string, value: number) => ({ payer, payee, amount: amount(BigInt(value)) })
const shown = (to: string, value: number, arrears: readonly ReturnType<typeof owes>[]) => {
  const { payments, arrears: left, kept } = collect({ to, amount: amount(BigInt(value)) }, arrears)
  return [
    payments.map((payment) => `${payment.from} ${payment.to} ${payment.amount}`),
    left.map((debt) => `${debt.payer} ${debt.payee} ${debt.amount}`),
    [...kept].map(([id, units]) => `${id} ${units}`),
  ]
}

test('the oldest is paid first, and what is over is kept', () => {
  const debts = [owes('G', 'B', 4), owes('G', 'A', 3), owes('X', 'A', 9)]
  assert.deepEqual(shown('G', 5, debts), [
    ['G B 4', 'G A 1'],
    ['G A 2', 'X A 9'],
    ['G 0', 'B 4', 'A 1'],
  ])
  assert.deepEqual(shown('G', 9, debts), [['G B 4', 'G A 3'], ['X A 9'], ['G 2', 'B 4', 'A 3']])
  assert.deepEqual(shown('B', 9, debts), [[], ['G B 4', 'G A 3', 'X A 9'], ['B 9']])
})

test('what reaches a payee pays what that one owes', () => {
  assert.deepEqual(shown('G', 5, [owes('A', 'A1', 3), owes('G', 'A', 4)]), [
    ['G A 4', 'A A1 3'],
    [],
    ['G 1', 'A 1', 'A1 3'],
  ])
})

test('a credit is kept by somebody, to the unit, and nobody keeps anything while owing', () => {
  const accounts = fc.constantFrom('A', 'B', 'C', 'D', 'E')
  const debts = fc.array(
    fc.tuple(accounts, accounts, fc.integer({ min: 1, max: 50 })).filter(([payer, payee]) => payer !== payee),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(debts, fc.nat(200), (list, value) => {
      const arrears = list.map(([payer, payee, units]) => owes(payer, payee, units))
      const { payments, arrears: left, kept } = collect({ to: 'A', amount: amount(BigInt(value)) }, arrears)
      const total = (all: Iterable<bigint>) => [...all].reduce((sum, units) => sum + units, 0n)
      assert.equal(total(kept.values()), BigInt(value))
      const paid = total(payments.map((payment) => payment.amount))
      assert.equal(total(arrears.map((debt) => debt.amount)) - paid, total(left.map((debt) => debt.amount)))
      for (const { payer } of left) assert.isTrue((kept.get(payer) ?? 0n) === 0n)
    }),
    { seed: 18, numRuns: 3_000 },
  )
})
