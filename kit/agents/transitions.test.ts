import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, describe, test } from 'vitest'
import { CONTRACT_TRANSITIONS } from './contracts/contract-states.ts'
import { CREDIT_TRANSITIONS } from './credit/statement-steps.ts'
import { BILL_TRANSITIONS } from './pay/bill-states.ts'
import { endsOf, printedTransitions, statesAfter, type TransitionTable } from './transitions.ts'

const pageOf = (name: string) => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')

type AnyTable = TransitionTable<string, string, string>
const TABLES = [
  ['contract', CONTRACT_TRANSITIONS, ['REJECTED', 'CANCELLED', 'EXPIRED', 'TERMINATED'], 'agents.md'],
  ['bill', BILL_TRANSITIONS, ['DENIED', 'ADJUSTED'], 'agents.md'],
  ['statement of credit', CREDIT_TRANSITIONS, ['EVEN', 'PAID'], 'credit.md'],
] as unknown as readonly (readonly [string, AnyTable, readonly string[], string])[]

for (const [name, table, ends, page] of TABLES)
  describe(`of a ${name}`, () => {
    test(`docs/${page} prints the table`, () => {
      const printed = printedTransitions(table)
      assert.isTrue(pageOf(page).includes(printed), `docs/${page} should say:\n\n${printed}\n`)
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
