import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import {
  entomb,
  KIND,
  post,
  release,
  reserve,
  reverse,
  setAccountState,
  SOURCE,
  WALLET,
  walletsOf,
  type Posting,
  type Source,
  type Status,
  type WalletNo,
} from '../index.ts'
import { capture } from '../holds.ts'
import { Model, type ModelPosting } from './model.ts'
import { HOUSES, NOW, openMember, type House, type World } from './world.ts'

/** What is done to one member. Keys are numbers of a small set, so that they meet again. */
export type Command =
  | { do: 'post'; posting: Drawn }
  | { do: 'reserve'; account: WalletNo; key: number; source: Source; amount: bigint }
  | { do: 'capture' | 'release'; hold: number; key: number; source: Source; amount: bigint; house: House }
  | { do: 'reverse'; key: number; source: Source; reversal: number }
  | { do: 'entomb'; account: WalletNo; key: number; source: Source }
  | { do: 'state'; account: WalletNo; state: 'open' | 'frozen' | 'closed' }

interface Drawn extends Omit<ModelPosting, 'key'> {
  key: number
}

const KEYS = 6
const key = fc.nat(KEYS - 1)
const source = fc.constantFrom(SOURCE.GRANT, SOURCE.GRANT, SOURCE.GRANT, SOURCE.DESK)
// The fourth wallet does not exist.
const account = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(WALLET.MAIN, WALLET.MAIN, WALLET.MAIN, WALLET.TRIAL, WALLET.POINTS) },
  { weight: 1, arbitrary: fc.constant(WALLET.LOCKED) },
)
const LARGE = 2n ** 53n
// 2^53 + 1 and more are no whole numbers to a float.
const size = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(1n, 40n) },
  { weight: 1, arbitrary: fc.bigInt(LARGE + 1n, LARGE + 99n) },
)
const house = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<House>('GAME', 'LANE', 'GIFT') },
  { weight: 1, arbitrary: fc.constantFrom(...HOUSES) },
)
const leg = fc.record({
  kind: fc.constantFrom(KIND.ACTIVITY_REWARD, KIND.MANUAL_CREDIT, KIND.MANUAL_DEBIT),
  amount: fc.tuple(size, fc.boolean()).map(([units, credit]) => (credit ? units : -units)),
  house,
})
const credit = fc.record({ kind: fc.constant(KIND.MANUAL_CREDIT), amount: fc.bigInt(1n, 60n), house })

/** An event of one to three legs; more credits than debits, so that there is something to spend. */
const drawnPosting: fc.Arbitrary<Drawn> = fc.record({
  account,
  key,
  source,
  legs: fc.oneof(fc.array(leg, { minLength: 1, maxLength: 3 }), fc.tuple(credit)),
})

export const commands = (most: number): fc.Arbitrary<Command[]> =>
  fc.array(
    fc.oneof(
      { weight: 9, arbitrary: fc.record({ do: fc.constant('post' as const), posting: drawnPosting }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('reserve' as const), account, key, source, amount: size }) },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constantFrom('capture' as const, 'release' as const),
          hold: key,
          key,
          source,
          amount: size,
          house,
        }),
      },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), key, source, reversal: key }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('entomb' as const), account, key, source }) },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant('state' as const),
          account,
          state: fc.constantFrom('open' as const, 'open' as const, 'frozen' as const, 'closed' as const),
        }),
      },
    ),
    { minLength: 1, maxLength: most },
  )

/** Postings for several members at once, by place. */
export const batches = (members: number, most: number): fc.Arbitrary<{ member: number; posting: Drawn }[][]> =>
  fc.array(
    fc.uniqueArray(fc.record({ member: fc.nat(members - 1), posting: drawnPosting }), {
      minLength: 1,
      maxLength: 8,
      // One event a wallet in a batch, and no key of a member twice.
      comparator: (a, b) =>
        a.member === b.member && (a.posting.account === b.posting.account || a.posting.key === b.posting.key),
    }),
    { minLength: 1, maxLength: most },
  )

/** A member beside its model. */
export interface Subject {
  owner: Id<'member'>
  keys: readonly string[]
  model: Model
}

export async function newSubject(world: World): Promise<Subject> {
  return { owner: await openMember(world), keys: Array.from({ length: KEYS }, () => randomUUID()), model: new Model() }
}

/** What was drawn, in smallest units; the large sizes are drawn in them already. */
const smallest = (world: World, drawn: bigint): bigint => (drawn < LARGE && drawn > -LARGE ? drawn * world.unit : drawn)

const inUnits = (world: World, posting: Drawn, keys: readonly string[]): ModelPosting => ({
  ...posting,
  key: keys[posting.key]!,
  legs: posting.legs.map((leg) => ({ ...leg, amount: smallest(world, leg.amount) })),
})

/** A drawn event as the ledger takes it. */
export function postingOf(world: World, subject: Subject, drawn: Drawn): { posting: Posting; modelled: ModelPosting } {
  const modelled = inUnits(world, drawn, subject.keys)
  const { account: no, key: name, source: from, legs } = modelled
  return {
    modelled,
    posting: {
      owner: subject.owner,
      account: no,
      key: name,
      source: from,
      at: NOW,
      legs: legs.map((leg) => ({ kind: leg.kind, amount: amount(leg.amount), contra: world.houses[leg.house] })),
    },
  }
}

/** Carries a command out in the ledger; answers what came of it. */
export async function run(query: Query, world: World, subject: Subject, command: Command): Promise<Status | boolean> {
  const { owner, keys } = subject
  switch (command.do) {
    case 'post':
      return (await post(query, [postingOf(world, subject, command.posting).posting], NOW))[0]!.status
    case 'reserve':
      return reserve(query, {
        owner,
        account: command.account,
        key: keys[command.key]!,
        source: command.source,
        amount: amount(smallest(world, command.amount)),
        at: NOW,
      })
    case 'release':
      return release(
        query,
        { owner, hold: keys[command.hold]!, source: command.source },
        keys[command.key]!,
        amount(smallest(world, command.amount)),
        NOW,
      )
    case 'capture':
      return capture(
        query,
        { owner, hold: keys[command.hold]!, source: command.source },
        {
          key: keys[command.key]!,
          amount: amount(smallest(world, command.amount)),
          kind: KIND.MANUAL_DEBIT,
          contra: world.houses[command.house],
          at: NOW,
        },
      )
    case 'reverse':
      return reverse(query, { owner, key: keys[command.key]!, source: command.source }, keys[command.reversal]!, NOW)
    case 'entomb':
      return entomb(query, {
        owner,
        account: command.account,
        key: keys[command.key]!,
        source: command.source,
        reason: 'test',
        at: NOW,
      })
    case 'state':
      return setAccountState(query, owner, command.account, command.state)
  }
}

/** What must come of a command. */
export function expected(world: World, { model, keys }: Subject, command: Command): Status | boolean {
  switch (command.do) {
    case 'post':
      return model.post(inUnits(world, command.posting, keys))
    case 'reserve':
      return model.reserve({ ...command, key: keys[command.key]!, amount: smallest(world, command.amount) })
    case 'capture':
    case 'release':
      return model.resolve(
        command.do,
        { hold: keys[command.hold]!, source: command.source },
        {
          key: keys[command.key]!,
          amount: smallest(world, command.amount),
          house: command.house,
          kind: KIND.MANUAL_DEBIT,
        },
      )
    case 'reverse':
      return model.reverse({ key: keys[command.key]!, source: command.source }, keys[command.reversal]!)
    case 'entomb':
      return model.entomb({ ...command, key: keys[command.key]! })
    case 'state': {
      const wallet = model.wallets.get(command.account)
      if (!wallet) return false
      wallet.state = command.state
      return true
    }
  }
}

/** Fails unless the member's wallets are what the model says. */
export async function assertSame(world: World, { owner, model }: Subject): Promise<void> {
  const found = (await walletsOf(world.query, owner)).map(({ account: no, balance, held, version }) => ({
    no,
    balance,
    held,
    version,
  }))
  const wanted = [...model.wallets].map(([no, { balance, held, version }]) => ({ no, balance, held, version }))
  assert.deepEqual(found, wanted)
}
