import assert from 'node:assert/strict'
import { test } from 'vitest'
import { assertStep, assertStepped, mayStep, printedSteps, stepProblems, stepsTo, type StepTable } from './steps.ts'

type State = 'OPEN' | 'HELD' | 'DONE'
const by = ['staff'] as const
const TABLE: StepTable<State> = {
  entity: 'thing',
  storedIn: 'a.thing',
  states: ['OPEN', 'HELD', 'DONE'],
  begins: ['OPEN'],
  ends: ['DONE'],
  steps: [
    { from: ['OPEN'], to: 'HELD', by, when: 'it is looked at' },
    { from: ['OPEN', 'HELD'], to: 'DONE', by, when: 'it is over' },
    { from: ['HELD'], to: 'DONE', by, when: 'it is over all the same' },
  ],
}

test('a step is one of the table', () => {
  assert.deepEqual(stepsTo(TABLE, 'DONE'), ['OPEN', 'HELD'])
  assert.ok(mayStep(TABLE, 'OPEN', 'HELD') && !mayStep(TABLE, 'HELD', 'OPEN') && !mayStep(TABLE, 'DONE', 'DONE'))
  assert.doesNotThrow(() => assertStep(TABLE, 'no 1', 'HELD', 'DONE'))
  assert.throws(() => assertStep(TABLE, 'no 1', 'DONE', 'OPEN'), /thing no 1 does not go from DONE to OPEN/)
})

test('a step that changed nothing, or too much, fails', () => {
  assert.doesNotThrow(() => assertStepped(TABLE, 'no 1', { numAffectedRows: 1n }))
  for (const numAffectedRows of [0n, 2n, undefined])
    assert.throws(() => assertStepped(TABLE, 'no 1', { numAffectedRows }), /thing no 1 was stepped by somebody else/)
})

for (const [change, problems, why] of [
  [{}, [], 'a table that is in order'],
  [{ begins: ['HELD'] }, ['nothing leads to OPEN'], 'a state that nothing leads to'],
  [{ ends: [] }, ['DONE is a dead end'], 'a state without a way on'],
  [{ ends: ['HELD', 'DONE'] }, ['HELD is an end, and is left'], 'an end with a way on'],
  [
    { steps: [...TABLE.steps, { from: ['HELD'], to: 'GONE' as State, by, when: '' }] },
    ['GONE is no state'],
    'a step to a state that is not listed',
  ],
  [
    { steps: [{ from: ['OPEN'], to: 'OPEN', by, when: '' }] },
    ['nothing leads to HELD', 'nothing leads to DONE', 'OPEN is a dead end', 'HELD is a dead end'],
    'a step to itself leads nowhere',
  ],
] as const satisfies readonly (readonly [Partial<StepTable<State>>, readonly string[], string])[])
  test(`named: ${why}`, () => assert.deepEqual(stepProblems({ ...TABLE, ...change }), problems))

test('a table is printed for documents', () => {
  const printed = printedSteps(TABLE)
  assert.ok(printed.startsWith('Begins as `OPEN`. Ends as `DONE`.'))
  assert.ok(printed.includes('| `OPEN`, `HELD` | `DONE` | staff | it is over |'))
})
