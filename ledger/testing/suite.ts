import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { amount } from '@senluna/kit/money.ts'
import { post, type Posting, type Status } from '../index.ts'
import { assertSame, batches, commands, expected, newSubject, postingOf, run } from './commands.ts'
import { breaksIn, NOW, openMember, queryOn, type World } from './world.ts'

/** One promise of the ledger, checked against a database. Throws when it is broken. */
export interface Check {
  name: string
  run(world: World, effort: number): Promise<void>
}

const SETTLE_MS = 60

/** A single movement between a member's main wallet and the game. */
export const move = (world: World, owner: string, units: bigint, key: string = randomUUID()): Posting => ({
  owner,
  account: 1,
  key,
  source: 2,
  at: NOW,
  legs: [{ kind: 400, amount: amount(units * world.unit), counter: world.houses.GAME }],
})

async function memberWith(world: World, units: bigint): Promise<string> {
  const owner = await openMember(world)
  const [posted] = await post(world.query, [move(world, owner, units)], NOW)
  assert.equal(posted?.status, 'posted')
  return owner
}

/** Posts on two connections, the second while the first has not committed; answers both outcomes. */
async function overlapping(world: World, one: Posting, other: Posting): Promise<Status[]> {
  const [a, b] = await Promise.all([world.connect(), world.connect()])
  await a.query('begin')
  const first = (await post(queryOn(a), [one], NOW))[0]!.status
  const second = post(queryOn(b), [other], NOW)
  // A failure is looked at only after the first has committed.
  second.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  await a.query('commit')
  const statuses = [first, (await second)[0]!.status]
  await Promise.all([a.end(), b.end()])
  return statuses
}

const property = async (effort: number, runs: number, prop: fc.IAsyncProperty<[never]> | fc.IAsyncProperty<never>) =>
  fc.assert(prop as fc.IAsyncProperty<unknown>, { numRuns: Math.max(1, Math.round(runs * effort)), endOnFailure: true })

/** What the ledger promises. A wrong build of it breaks at least one. */
export const CHECKS: readonly Check[] = [
  {
    name: 'any sequence of postings, holds, reversals and retries does what the model does',
    run: async (world, effort) => {
      const prop = fc.asyncProperty(commands(40), async (list) => {
        const subject = await newSubject(world)
        for (const command of list) {
          const wanted = expected(world, subject, command)
          assert.equal(await run(world.query, world, subject, command), wanted, command.do)
        }
        await assertSame(world, subject)
      })
      await property(effort, 100, prop as never)
    },
  },
  {
    name: 'batches over several members do what the model does',
    run: async (world, effort) => {
      const prop = fc.asyncProperty(batches(4, 10), async (list) => {
        const subjects = await Promise.all(Array.from({ length: 4 }, () => newSubject(world)))
        for (const batch of list) {
          const items = batch.map(({ member, posting }) => ({ subject: subjects[member]!, ...postingOf(world, subjects[member]!, posting) }))
          const outcomes = await post(world.query, items.map((item) => item.posting), NOW)
          const wanted = items.map((item) => item.subject.model.post(item.modelled))
          assert.deepEqual(outcomes.map((outcome) => outcome.status), wanted)
          for (const [index, { subject, posting }] of items.entries()) {
            const wallet = subject.model.wallets.get(posting.account)
            assert.equal(outcomes[index]!.balance, wallet?.balance ?? 0n, 'the answer says the balance')
            assert.equal(outcomes[index]!.version, wallet?.version ?? 0n, 'and the version')
          }
        }
        for (const subject of subjects) await assertSame(world, subject)
      })
      await property(effort, 60, prop as never)
    },
  },
  {
    name: 'amounts beyond 2^53 keep every unit',
    run: async (world) => {
      const one = { ...world, unit: 1n }
      const owner = await memberWith(one, 2n ** 53n + 1n)
      const other = await memberWith(one, 1n)
      const outcomes = await post(world.query, [move(one, owner, 2n), move(one, other, 2n ** 53n + 2n)], NOW)
      assert.deepEqual(outcomes.map((outcome) => outcome.balance), [2n ** 53n + 3n, 2n ** 53n + 3n])
      assert.equal((await post(world.query, [move(one, owner, -1n)], NOW))[0]!.balance, 2n ** 53n + 2n)
    },
  },
  {
    name: 'a key belongs to its owner: two members may use the same',
    run: async (world) => {
      const key = randomUUID()
      const [one, other, third] = [await openMember(world), await openMember(world), await openMember(world)]
      const status = async (...owners: string[]) =>
        (await post(world.query, owners.map((owner) => move(world, owner, 5n, key)), NOW)).map((outcome) => outcome.status)
      assert.deepEqual(await status(one), ['posted'])
      assert.deepEqual(await status(other), ['posted'])
      assert.deepEqual(await status(third, one), ['posted', 'replayed'])
    },
  },
  {
    name: 'two at once cannot spend the same money',
    run: async (world) => {
      const owner = await memberWith(world, 100n)
      assert.deepEqual(await overlapping(world, move(world, owner, -100n), move(world, owner, -100n)), ['posted', 'insufficient'])
      const poor = await memberWith(world, 100n)
      assert.deepEqual(await overlapping(world, move(world, poor, -30n), move(world, poor, -30n)), ['posted', 'posted'])
      assert.equal((await post(world.query, [move(world, poor, -41n)], NOW))[0]!.status, 'insufficient')
    },
  },
  {
    name: 'a repeat that comes while the first is under way is a repeat',
    run: async (world) => {
      const owner = await memberWith(world, 100n)
      const spend = move(world, owner, -10n)
      assert.deepEqual(await overlapping(world, spend, spend), ['posted', 'replayed'])
      const other = move(world, owner, -11n)
      assert.deepEqual(await overlapping(world, other, { ...other, legs: move(world, owner, -12n).legs }), ['posted', 'key_conflict'])
    },
  },
  {
    name: 'wallets of a batch are locked in order, whatever order they come in',
    run: async (world) => {
      const owners = (await Promise.all([openMember(world), openMember(world), openMember(world)])).sort()
      const [holder, poster, prober] = await Promise.all([world.owner, world.connect(), world.connect()])
      await holder.query('begin')
      try {
        await holder.query('select 1 from ledger.account where owner_id = $1 and account_no = 1 for update', [owners[0]])
        const waiting = post(queryOn(poster), owners.toReversed().map((owner) => move(world, owner, 1n)), NOW)
        waiting.catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
        // The batch waits for the first, so it may hold none of the others yet.
        const { rows } = await holder.query('select 1 from ledger.account where owner_id = any ($1) and account_no = 1 for update skip locked', [owners.slice(1)])
        await holder.query('commit')
        await waiting
        assert.equal(rows.length, 2, 'a batch holds a later wallet while it waits for an earlier one')
      } finally {
        await holder.query('rollback')
        await Promise.all([poster.end(), prober.end()])
      }
    },
  },
  {
    name: 'afterwards the whole ledger reconciles',
    run: async (world) => assert.deepEqual(await breaksIn(world), []),
  },
]
