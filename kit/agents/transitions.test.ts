import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, describe, test } from 'vitest'
import { CONTRACT_TRANSITIONS } from './contracts/contract-states.ts'
import { BILL_TRANSITIONS } from './pay/bill-states.ts'
import { endsOf, printedTransitions, statesAfter, type TransitionTable } from './transitions.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/agents.md'), 'utf8')

type AnyTable = TransitionTable<string, string, string>
const TABLES = [
  ['contract', CONTRACT_TRANSITIONS, ['REJECTED', 'CANCELLED', 'EXPIRED', 'TERMINATED']],
  ['bill', BILL_TRANSITIONS, ['DENIED', 'ADJUSTED']],
] as unknown as readonly (readonly [string, AnyTable, readonly string[]])[]

for (const [name, table, ends] of TABLES)
  describe(`of a ${name}`, () => {
    test('docs/agents.md prints the table', () => {
      const printed = printedTransitions(table)
      assert.isTrue(PAGE.includes(printed), `docs/agents.md should say:\n\n${printed}\n`)
    })

    test('every state is reached, and every event and actor stands in it', () => {
      assert.sameMembers([...new Set(table.transitions.map(({ to }) => to))], [...table.states])
      assert.sameMembers([...new Set(table.transitions.map(({ event }) => event))], [...table.events])
      assert.sameMembers([...new Set(table.transitions.flatMap(({ by }) => by))], [...table.actors])
      assert.deepEqual(endsOf(table), [...ends])
    })

    test('whatever stands in no line is refused', () => {
      for (const from of [null, ...table.states])
        for (const event of table.events)
          for (const actor of table.actors) {
            const lines = table.transitions.some(
              (line) => line.from.includes(from) && line.event === event && line.by.includes(actor),
            )
            assert.equal(statesAfter(table, from, event, actor).length > 0, lines, `${from} ${event} ${actor}`)
          }
    })
  })
