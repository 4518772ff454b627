import { assert, test } from 'vitest'
import { amount } from '../../money.ts'
import type { ContractKind } from '../contracts/contract-terms.ts'
import { BILL_EVENTS, BILL_STATES, billMayStep, confirmedAs, paidAs, type BillActor } from './bill-states.ts'
import type { PayStatus } from './pay-status.ts'

const ACTORS: readonly BillActor[] = ['SYSTEM', 'STAFF', 'TWO_STAFF']
const CORRECTED = ['NOT_REACHED', 'NO_PROFIT', 'LOSS_CARRIED', 'ZERO', 'REVIEW', 'PAID', 'PARTIAL', 'INSUFFICIENT']

/** Everything that is allowed. */
const ALLOWED = [
  'null COMPUTE SYSTEM -> DRAFT',
  'DRAFT COMPUTE SYSTEM -> DRAFT',
  ...['NOT_REACHED', 'NO_PROFIT', 'LOSS_CARRIED', 'ZERO', 'REVIEW', 'ISSUED'].map(
    (state) => `DRAFT CONFIRM SYSTEM -> ${state}`,
  ),
  'REVIEW APPROVE TWO_STAFF -> ISSUED',
  'REVIEW DENY STAFF -> DENIED',
  ...['PAID', 'PARTIAL', 'INSUFFICIENT'].map((state) => `ISSUED PAY SYSTEM -> ${state}`),
  ...['PARTIAL', 'INSUFFICIENT'].flatMap((state) => [
    `${state} COLLECT SYSTEM -> PARTIAL`,
    `${state} COLLECT SYSTEM -> PAID`,
    `${state} COVER TWO_STAFF -> PAID`,
  ]),
  ...CORRECTED.map((state) => `${state} ADJUST SYSTEM -> ADJUSTED`),
]

test('every state, event, actor and state after: what is not in the life cycle is refused', () => {
  const allowed: string[] = []
  for (const from of [null, ...BILL_STATES])
    for (const event of BILL_EVENTS)
      for (const actor of ACTORS)
        for (const to of BILL_STATES)
          if (billMayStep(from, event, actor, to)) allowed.push(`${from} ${event} ${actor} -> ${to}`)
  assert.sameMembers(allowed, ALLOWED)
})

for (const [kind, status, due, isPaidByHouse, most, state] of [
  ['DIVIDEND', 'PAYABLE', 5n, true, 0n, 'REVIEW'],
  ['DIVIDEND', 'PAYABLE', 5n, true, 5n, 'ISSUED'],
  ['DIVIDEND', 'PAYABLE', 6n, true, 5n, 'REVIEW'],
  ['DIVIDEND', 'PAYABLE', 6n, false, 5n, 'ISSUED'],
  ['DAILY_SALARY', 'PAYABLE', 6n, true, 5n, 'ISSUED'],
  ['DIVIDEND', 'LOSS_CARRIED', 0n, true, 0n, 'LOSS_CARRIED'],
  ['DAILY_SALARY', 'ZERO', 0n, true, 0n, 'ZERO'],
] as const satisfies readonly (readonly [ContractKind, PayStatus, bigint, boolean, bigint, string])[])
  test(`a ${kind} of ${due}, ${isPaidByHouse ? 'of the house' : 'of an agent'}, ${status}: ${state}`, () => {
    const confirmed = confirmedAs({ kind, status, amount: amount(due), isPaidByHouse }, amount(most))
    assert.equal(confirmed, state)
    assert.isTrue(billMayStep('DRAFT', 'CONFIRM', 'SYSTEM', confirmed))
  })

for (const [paid, state] of [
  [0n, 'INSUFFICIENT'],
  [1n, 'PARTIAL'],
  [9n, 'PARTIAL'],
  [10n, 'PAID'],
] as const)
  test(`${paid} of 10: ${state}`, () => {
    assert.equal(paidAs(amount(10n), amount(paid)), state)
    assert.isTrue(billMayStep('ISSUED', 'PAY', 'SYSTEM', state))
  })
