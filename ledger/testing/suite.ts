import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import {
  vendorWallet,
  KIND,
  entomb,
  openWallet,
  post,
  release,
  reserve,
  reverse,
  setAccountState,
  walletsOf,
  type Posting,
  type Status,
  WALLET,
  SOURCE,
  type WalletNo,
} from '../index.ts'
import { capture } from '../holds.ts'
import { assertSame, batches, commands, expected, newSubject, postingOf, run } from './commands.ts'
import { breaksIn, NOW, openMember, queryOn, type World } from './world.ts'

/** One promise of the ledger, checked against a database. Throws when it is broken. */
export interface Check {
  name: string
  run(world: World, effort: number): Promise<void>
}

const SETTLE_MS = 60

/** A single movement between a member's main wallet and the game. */
export const move = (world: World, owner: Id<'member'>, units: bigint, key: string = randomUUID()): Posting => ({
  owner,
  account: WALLET.MAIN,
  key,
  source: SOURCE.GRANT,
  at: NOW,
  legs: [{ kind: KIND.MANUAL_CREDIT, amount: amount(units * world.unit), contra: world.houses.GAME }],
})

async function memberWith(world: World, units: bigint): Promise<Id<'member'>> {
  const owner = await openMember(world)
  const [posted] = await post(world.query, [move(world, owner, units)], NOW)
  assert.equal(posted?.status, 'posted')
  return owner
}

/**
 * Posts on two connections, the second while the first has not committed; answers both outcomes.
 * In company, each goes in a batch beside an event of another member.
 */
async function overlapping(world: World, earlier: Posting, later: Posting, company: boolean): Promise<Status[]> {
  const [a, b] = await Promise.all([world.connect(), world.connect()])
  const batchOf = async (posting: Posting) =>
    company ? [posting, move(world, await openMember(world), 1n)] : [posting]
  const [left, right] = [await batchOf(earlier), await batchOf({ ...later, legs: elsewhere(world, later.legs) })]
  await a.query('begin')
  const first = (await post(queryOn(a), left, NOW))[0]!.status
  const second = post(queryOn(b), right, NOW)
  // A failure is looked at only after the first has committed.
  second.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  await a.query('commit')
  const statuses = [first, (await second)[0]!.status]
  await Promise.all([a.end(), b.end()])
  return statuses
}

/** The same legs on another lane's row, so that the two meet at the wallet only. */
const elsewhere = (world: World, legs: Posting['legs']) => legs.map((leg) => ({ ...leg, contra: world.houses.LANE }))

const property = <Value>(effort: number, runs: number, prop: fc.IAsyncProperty<Value>): Promise<void> =>
  fc.assert(prop, { numRuns: Math.max(1, Math.round(runs * effort)), endOnFailure: true })

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
      await property(effort, 100, prop)
    },
  },
  {
    name: 'batches over several members do what the model does',
    run: async (world, effort) => {
      const prop = fc.asyncProperty(batches(4, 10), async (list) => {
        const subjects = await Promise.all(Array.from({ length: 4 }, () => newSubject(world)))
        for (const batch of list) {
          const items = batch.map(({ member, posting }) => ({
            subject: subjects[member]!,
            ...postingOf(world, subjects[member]!, posting),
          }))
          const outcomes = await post(
            world.query,
            items.map((item) => item.posting),
            NOW,
          )
          const wanted = items.map((item) => item.subject.model.post(item.modelled))
          assert.deepEqual(
            outcomes.map((outcome) => outcome.status),
            wanted,
          )
          for (const [index, { subject, posting }] of items.entries()) {
            const wallet = subject.model.wallets.get(posting.account)
            assert.equal(outcomes[index]!.balance, wallet?.balance ?? 0n, 'the answer says the balance')
            assert.equal(outcomes[index]!.version, wallet?.version ?? 0n, 'and the version')
          }
        }
        for (const subject of subjects) await assertSame(world, subject)
      })
      await property(effort, 60, prop)
    },
  },
  {
    name: 'amounts beyond 2^53 keep every unit',
    run: async (world) => {
      const single = { ...world, unit: 1n }
      const owner = await memberWith(single, 2n ** 53n + 1n)
      const other = await memberWith(single, 1n)
      const outcomes = await post(world.query, [move(single, owner, 2n), move(single, other, 2n ** 53n + 2n)], NOW)
      assert.deepEqual(
        outcomes.map((outcome) => outcome.balance),
        [2n ** 53n + 3n, 2n ** 53n + 3n],
      )
      assert.equal((await post(world.query, [move(single, owner, -1n)], NOW))[0]!.balance, 2n ** 53n + 2n)
    },
  },
  {
    name: 'what is held cannot be spent, and comes back or goes out once',
    run: async (world) => {
      const owner = await memberWith(world, 100n)
      const hold = randomUUID()
      const units = (value: bigint) => amount(value * world.unit)
      const spend = async (value: bigint) => (await post(world.query, [move(world, owner, -value)], NOW))[0]!.status
      const taken = (value: bigint, key: string = randomUUID()) =>
        capture(
          world.query,
          { owner, hold, source: SOURCE.GRANT },
          { key, amount: units(value), kind: KIND.MANUAL_DEBIT, contra: world.houses.GAME, at: NOW },
        )
      const back = (value: bigint) =>
        release(world.query, { owner, hold, source: SOURCE.GRANT }, randomUUID(), units(value), NOW)
      const held = { owner, account: WALLET.MAIN, key: hold, source: SOURCE.GRANT, amount: units(60n), at: NOW }
      assert.equal(await reserve(world.query, held), 'posted')
      assert.equal(await reserve(world.query, held), 'replayed')
      assert.equal(await reserve(world.query, { ...held, key: randomUUID(), amount: units(41n) }), 'insufficient')
      assert.equal(await spend(41n), 'insufficient')
      const part = randomUUID()
      assert.equal(await taken(20n, part), 'posted')
      assert.equal(await taken(20n, part), 'replayed')
      assert.equal(await taken(21n, part), 'key_conflict')
      assert.equal(await taken(41n), 'insufficient')
      assert.equal(await back(41n), 'insufficient')
      assert.equal(await back(40n), 'posted')
      assert.equal(await back(1n), 'insufficient')
      assert.equal(await spend(81n), 'insufficient')
      assert.equal(await spend(80n), 'posted')
    },
  },
  {
    name: 'a hold that cannot be taken stays as it was',
    run: async (world) => {
      const owner = await memberWith(world, 100n)
      const [hold, used] = [randomUUID(), randomUUID()]
      await post(world.query, [move(world, owner, -10n, used)], NOW)
      await reserve(world.query, {
        owner,
        account: WALLET.MAIN,
        key: hold,
        source: SOURCE.GRANT,
        amount: amount(50n * world.unit),
        at: NOW,
      })
      const taken = (key: string) =>
        capture(
          world.query,
          { owner, hold, source: SOURCE.GRANT },
          { key, amount: amount(10n * world.unit), kind: KIND.MANUAL_CREDIT, contra: world.houses.GAME, at: NOW },
        )
      assert.equal(await taken(used), 'key_conflict', 'its key has paid for something else')
      await setAccountState(world.query, owner, WALLET.MAIN, 'frozen')
      assert.equal(await taken(randomUUID()), 'frozen')
      await setAccountState(world.query, owner, WALLET.MAIN, 'open')
      const [wallet] = await walletsOf(world.query, owner)
      assert.deepEqual([wallet!.balance, wallet!.held], [90n * world.unit, 50n * world.unit])
    },
  },
  {
    name: 'a frozen wallet takes credits only, a closed one nothing',
    run: async (world) => {
      for (const company of [false, true]) {
        const owner = await memberWith(world, 100n)
        const status = async (units: bigint) => {
          const beside = company ? [move(world, await openMember(world), 1n)] : []
          return (await post(world.query, [move(world, owner, units), ...beside], NOW))[0]!.status
        }
        await setAccountState(world.query, owner, WALLET.MAIN, 'frozen')
        assert.deepEqual([await status(5n), await status(-5n)], ['posted', 'frozen'])
        await setAccountState(world.query, owner, WALLET.MAIN, 'closed')
        assert.deepEqual([await status(5n), await status(-5n)], ['frozen', 'frozen'])
        await setAccountState(world.query, owner, WALLET.MAIN, 'open')
        assert.equal(await status(-5n), 'posted')
      }
    },
  },
  {
    name: 'a posting is reversed once, whatever keys ask for it',
    run: async (world) => {
      const owner = await memberWith(world, 100n)
      const [spend, reversal] = [move(world, owner, -30n), randomUUID()]
      await post(world.query, [spend], NOW)
      const undo = (key: string, undone: string = spend.key) =>
        reverse(world.query, { owner, key: undone, source: SOURCE.GRANT }, key, NOW)
      assert.equal(await undo(reversal, randomUUID()), 'unknown_account')
      const both = await Promise.all([undo(reversal), undo(reversal)])
      assert.deepEqual(both.sort(), ['posted', 'replayed'])
      assert.equal(await undo(randomUUID()), 'key_conflict')
      assert.equal((await walletsOf(world.query, owner))[0]!.balance, 100n * world.unit)
    },
  },
  {
    name: 'a key rolled back before it came moves nothing, in whatever wallet it comes',
    run: async (world) => {
      const owner = await memberWith(world, 100n)
      const key = randomUUID()
      const bury = (account: WalletNo, name: string) =>
        entomb(world.query, { owner, account, key: name, source: SOURCE.GRANT, reason: 'test', at: NOW })
      assert.deepEqual(
        [await bury(WALLET.MAIN, key), await bury(WALLET.MAIN, key), await bury(vendorWallet(9), randomUUID())],
        ['posted', 'replayed', 'unknown_account'],
      )
      const late = move(world, owner, -5n, key)
      await openWallet(world.query, owner, vendorWallet(7), 'AAA', NOW)
      for (const account of [WALLET.MAIN, WALLET.TRIAL, vendorWallet(7)])
        assert.equal((await post(world.query, [{ ...late, account }], NOW))[0]!.status, 'tombstoned')
      const batch = await post(world.query, [late, move(world, await openMember(world), 1n)], NOW)
      assert.equal(batch[0]!.status, 'tombstoned')
      const paid = randomUUID()
      await post(world.query, [move(world, owner, -5n, paid)], NOW)
      assert.equal(await bury(WALLET.MAIN, paid), 'key_conflict')
    },
  },
  {
    name: 'a key belongs to its owner: two members may use the same',
    run: async (world) => {
      const key = randomUUID()
      const [first, second, third] = [await openMember(world), await openMember(world), await openMember(world)]
      const status = async (...owners: Id<'member'>[]) =>
        (
          await post(
            world.query,
            owners.map((owner) => move(world, owner, 5n, key)),
            NOW,
          )
        ).map((outcome) => outcome.status)
      assert.deepEqual(await status(first), ['posted'])
      assert.deepEqual(await status(second), ['posted'])
      assert.deepEqual(await status(third, first), ['posted', 'replayed'])
    },
  },
  {
    name: 'two at once cannot spend the same money',
    run: async (world) => {
      for (const company of [false, true]) {
        const owner = await memberWith(world, 100n)
        const both = await overlapping(world, move(world, owner, -100n), move(world, owner, -100n), company)
        assert.deepEqual(both, ['posted', 'insufficient'])
        const poor = await memberWith(world, 100n)
        assert.deepEqual(await overlapping(world, move(world, poor, -30n), move(world, poor, -30n), company), [
          'posted',
          'posted',
        ])
        assert.equal((await post(world.query, [move(world, poor, -41n)], NOW))[0]!.status, 'insufficient')
      }
    },
  },
  {
    name: 'a repeat that comes while the first is under way is a repeat',
    run: async (world) => {
      for (const company of [false, true]) {
        const owner = await memberWith(world, 100n)
        const spend = move(world, owner, -10n)
        assert.deepEqual(await overlapping(world, spend, spend, company), ['posted', 'replayed'])
        const other = move(world, owner, -11n)
        const changed = { ...other, legs: move(world, owner, -12n).legs }
        assert.deepEqual(await overlapping(world, other, changed, company), ['posted', 'key_conflict'])
      }
    },
  },
  {
    name: 'wallets of a batch are locked in order, whatever order they come in',
    run: async (world) => {
      // Several times with new members: a build that takes them as they lie may be lucky once.
      for (let round = 0; round < 3; round++) {
        const owners = (await Promise.all(Array.from({ length: 8 }, () => openMember(world)))).sort()
        const poster = await world.connect()
        await world.owner.query('begin')
        try {
          const hold = (which: readonly string[], how: string) =>
            world.owner.query(
              `select 1 from ledger.account where owner_id = any ($1) and account_no = 1 for update ${how}`,
              [which],
            )
          await hold(owners.slice(0, 1), '')
          const batch = owners.toReversed().map((owner) => move(world, owner, 1n))
          const waiting = post(queryOn(poster), batch, NOW)
          waiting.catch(() => undefined)
          await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
          // The batch waits for the first, so it may hold none of the others yet.
          const free = await hold(owners.slice(1), 'skip locked')
          await world.owner.query('commit')
          await waiting
          assert.equal(free.rowCount, 7, 'a batch holds a later wallet while it waits for an earlier one')
        } finally {
          await world.owner.query('rollback')
          await poster.end()
        }
      }
    },
  },
  {
    name: 'afterwards the whole ledger reconciles',
    run: async (world) => assert.deepEqual(await breaksIn(world), []),
  },
]
