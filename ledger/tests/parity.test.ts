import assert from 'node:assert/strict'
import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import type { Query } from '@senluna/kit/query.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { post, walletsOf } from '../index.ts'
import { commands, newSubject, postingOf, run, type Command, type Subject } from '../testing/commands.ts'
import { NOW, openWorld, queryOn, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
})
afterAll(() => world.close())

/** Posts single events by the function for many. Only its owner may call that. */
const manyOf =
  (query: Query): Query =>
  (text, values) =>
    query(text.replace('ledger.post(', 'ledger.post_many('), values)

/** Carries the commands out; answers every posting's whole outcome and every row it left. */
async function outcomesOf(subject: Subject, list: readonly Command[], posting: Query) {
  const answers: unknown[] = []
  for (const command of list) {
    const outcome =
      command.do === 'post'
        ? await post(posting, [postingOf(world, subject, command.posting).posting], NOW)
        : await run(world.query, world, subject, command)
    answers.push(outcome)
  }
  const { rows } = await world.owner.query(
    `select amount, balance_after, version, event_at, written_at, t.account_no, h.code, kind, source, leg
     from ledger.transfer t join ledger.house_account h on h.account_no = t.counter_no where owner_id = $1 order by t.account_no, version`,
    [subject.owner],
  )
  return { answers, rows, wallets: await walletsOf(world.query, subject.owner) }
}

test('the function for one event and the one for many answer and write the same', async () => {
  const many = manyOf(queryOn(world.owner))
  const reordered: Query = (text, values) => {
    assert.ok(text.includes('ledger.post('), 'the text that is replaced is there')
    return many(text, values)
  }
  await fc.assert(
    fc.asyncProperty(commands(40), async (list) => {
      const [first, second] = [await newSubject(world), await newSubject(world)]
      const single = await outcomesOf(first, list, world.query)
      assert.deepEqual(await outcomesOf(second, list, reordered), single)
    }),
    { numRuns: 60 },
  )
})
