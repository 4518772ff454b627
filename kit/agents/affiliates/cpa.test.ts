import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { daysFrom } from '../../calendar/days.ts'
import { amount } from '../../money.ts'
import type { BusinessDate } from '../../time.ts'
import type { CpaTerms } from '../contracts/affiliate-terms.ts'
import { cpaTerms, newcomer } from '../testing/newcomers.ts'
import { cpaOf, type CpaDays } from './cpa.ts'

const day = (name: string) => `2026-11-${name}` as BusinessDate
/** A month of 15 days, so that a case can lie before and after it. */
const NOVEMBER: CpaDays = { contractFrom: day('01'), from: day('10'), until: day('25') }
const outcomes = (terms: Partial<CpaTerms>, newcomers: Parameters<typeof newcomer>[0][], days = NOVEMBER) =>
  cpaOf(cpaTerms(terms), days, newcomers.map(newcomer)).lines.map(
    ({ memberId, outcome, metOn }) => `${memberId} ${outcome} ${metOn ?? '-'}`,
  )

describe('when somebody qualifies: a first deposit of 200,000 and bets of 1,000,000 within 10 days', () => {
  for (const [why, who, says] of [
    [
      'on the day of the bets',
      {
        on: '10',
        deposit: ['11', 200_000n],
        bets: [
          ['12', 999_999n],
          ['14', 1n],
        ],
      },
      'QUALIFIED 2026-11-14',
    ],
    [
      'on the day of the deposit, where bets came first',
      { on: '10', deposit: ['13', 200_000n], bets: [['11', 1_000_000n]] },
      'QUALIFIED 2026-11-13',
    ],
    [
      'on the last day that counts',
      { on: '10', deposit: ['10', 200_000n], bets: [['19', 1_000_000n]] },
      'QUALIFIED 2026-11-19',
    ],
    ['not a day later', { on: '10', deposit: ['10', 200_000n], bets: [['20', 1_000_000n]] }, 'BET_LOW -'],
    ['not with one unit less', { on: '10', deposit: ['10', 200_000n], bets: [['12', 999_999n]] }, 'BET_LOW -'],
    ['not by a second deposit', { on: '10', deposit: ['10', 199_999n], bets: [['12', 5_000_000n]] }, 'DEPOSIT_LOW -'],
    ['not by a deposit after the last day', { on: '10', deposit: ['20', 900_000n] }, 'DEPOSIT_LATE -'],
    ['not without any', { on: '10' }, 'NO_DEPOSIT -'],
    ['not yet: there are days left', { on: '20', deposit: ['21', 200_000n] }, 'WAITING -'],
    [
      'not yet: what came after the period is not looked at',
      { on: '20', deposit: ['21', 200_000n], bets: [['25', 1_000_000n]] },
      'WAITING -',
    ],
    [
      'never, who was here before',
      { on: '10', deposit: ['10', 200_000n], bets: [['12', 1_000_000n]], barred: 'SAME_DEVICE' },
      'SAME_DEVICE 2026-11-12',
    ],
  ] as const)
    test(why, () => assert.deepEqual(outcomes({}, [{ id: 'a', ...who }]), [`a ${says}`]))

  test('of whom another period speaks, this one says nothing', () => {
    const earlier = { id: 'earlier', on: '05', deposit: ['05', 200_000n], bets: [['09', 1_000_000n]] } as const
    const over = { id: 'over', on: '01', deposit: ['01', 1n] } as const
    assert.deepEqual(outcomes({ withinDays: 9 }, [earlier, over, { id: 'later', on: '25' }]), [])
  })

  test('who met everything before the contract began counts on its first day', () => {
    const who = { id: 'a', on: '05', deposit: ['05', 200_000n], bets: [['06', 1_000_000n]] } as const
    assert.deepEqual(outcomes({}, [who], { ...NOVEMBER, contractFrom: day('10') }), ['a QUALIFIED 2026-11-10'])
  })

  test('no bets are asked for: the deposit is enough', () =>
    assert.deepEqual(outcomes({ minValidBet: amount(0n) }, [{ id: 'a', on: '10', deposit: ['12', 200_000n] }]), [
      'a QUALIFIED 2026-11-12',
    ]))
})

test('the most of a period: the first ones are paid for, in the order in which they qualified', () => {
  const met = (id: string, on: string) => ({
    id,
    on: '10',
    deposit: ['10', 200_000n] as const,
    bets: [[on, 1_000_000n]] as const,
  })
  const result = cpaOf(
    cpaTerms({ mostPerPeriod: 2, amount: amount(150_000n) }),
    NOVEMBER,
    [met('a', '15'), met('b', '12'), met('c', '13')].map(newcomer),
  )
  assert.deepEqual(
    result.lines.map(({ memberId, outcome, amount: paid }) => [memberId, outcome, paid]),
    [
      ['b', 'QUALIFIED', 150_000n],
      ['c', 'QUALIFIED', 150_000n],
      ['a', 'OVER_CAP', 0n],
    ],
  )
  assert.deepEqual([result.qualified, result.amount], [2, 300_000n])
})

const FIRST = day('01')
const anyDay = fc.nat(40).map((after) => daysFrom(FIRST, after))
const anybody = fc.record({
  registeredOn: anyDay,
  firstDeposit: fc.option(fc.record({ day: anyDay, amount: fc.bigInt(0n, 4n).map(amount) })),
  bets: fc.array(fc.record({ day: anyDay, validBet: fc.bigInt(0n, 4n).map(amount) }), { maxLength: 6 }),
  barred: fc.constantFrom(null, null, null, 'SAME_DEVICE' as const),
})
const anyTerms = fc.record({
  amount: fc.constant(amount(7n)),
  minFirstDeposit: fc.bigInt(0n, 3n).map(amount),
  minValidBet: fc.bigInt(0n, 6n).map(amount),
  withinDays: fc.integer({ min: 1, max: 30 }),
  mostPerPeriod: fc.option(fc.integer({ min: 1, max: 4 })),
  counts: fc.constant('ADDED' as const),
})

test('period after period, whoever qualifies does so once; lines are the amount; one long period is no other', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.array(anybody, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
      (terms, people, lengths) => {
        const newcomers = people.map((who, place) => ({ ...who, memberId: `m${place}` }))
        let from = FIRST
        const paid: string[] = []
        for (const length of lengths) {
          const until = daysFrom(from, length)
          const { lines, qualified, amount: sum } = cpaOf(terms, { contractFrom: FIRST, from, until }, newcomers)
          assert.equal(
            lines.reduce((all, line) => all + line.amount, 0n),
            sum,
          )
          assert.equal(sum, 7n * BigInt(qualified))
          assert.isAtMost(qualified, terms.mostPerPeriod ?? Infinity)
          for (const { outcome, metOn, memberId } of lines)
            if (outcome === 'QUALIFIED') {
              assert.isTrue(metOn !== null && metOn >= from && metOn < until)
              paid.push(memberId)
            }
          from = until
        }
        assert.equal(new Set(paid).size, paid.length)
        if (terms.mostPerPeriod !== null) return
        const { lines } = cpaOf(terms, { contractFrom: FIRST, from: FIRST, until: from }, newcomers)
        assert.sameMembers(
          lines.filter(({ outcome }) => outcome === 'QUALIFIED').map(({ memberId }) => memberId),
          paid,
        )
      },
    ),
    { seed: 18, numRuns: 3_000 },
  )
})
