import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { setAccountState, WALLET } from '@senluna/ledger/index.ts'
import { queryOn, type World } from '@senluna/ledger/testing/world.ts'
import type { WagerAnswer } from '../index.ts'
import { WagerModel, type TestStep, type TestOutcome, type Wagering } from './operations-model.ts'
import { Player } from './player.ts'

const START = 50n
const ROUNDS = 2

const name = (index: number): string => `k${index}`
const stake = fc.bigInt(1n, 45n)
const units = fc.bigInt(1n, 70n)
const often = <T>(common: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, weight = 9): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: common }, { weight: 1, arbitrary: rare })
const round = often(
  fc.constant('r0'),
  fc.nat(ROUNDS - 1).map((no) => `r${no}`),
  6,
)

/** What the first keys are asked; the others may be anything. */
const KINDS = [
  'bet',
  'bet',
  'bet',
  'win',
  'win',
  'win',
  'rollback',
  'rollback',
  'rollback',
  'adjust',
  'adjust',
] as const
const KEYS = KINDS.length + 2
const anyKey = fc.nat(KEYS - 1).map(name)
const someBet = often(fc.nat(2).map(name), anyKey, 6)
const maybeBet = fc.oneof(someBet, fc.constant(undefined))
const betOrWin = often(fc.nat(5).map(name), anyKey, 6)

const drawn = {
  bet: (key: string): fc.Arbitrary<TestStep> =>
    fc.record({
      do: fc.constant('bet' as const),
      key: fc.constant(key),
      round,
      amount: stake,
      denied: often(fc.constant<string | undefined>(undefined), fc.constant('LIMIT_STAKE'), 15),
    }),
  win: (key: string): fc.Arbitrary<TestStep> =>
    fc.record({
      do: fc.constant('win' as const),
      key: fc.constant(key),
      round,
      bet: maybeBet,
      amount: often(units, fc.constant(0n), 4),
      closes: often(fc.constant(false), fc.constant(true), 12),
    }),
  rollback: (key: string): fc.Arbitrary<TestStep> =>
    fc.record({ do: fc.constant('rollback' as const), key: fc.constant(key), round, of: betOrWin }),
  adjust: (key: string): fc.Arbitrary<TestStep> =>
    fc.record({
      do: fc.constant('adjust' as const),
      key: fc.constant(key),
      round,
      bet: maybeBet,
      amount: fc.tuple(units, fc.boolean()).map(([size, up]) => (up ? size : -size / 2n - 1n)),
    }),
  cancel: (key: string): fc.Arbitrary<TestStep> =>
    fc.record({ do: fc.constant('cancel' as const), key: fc.constant(key), round }),
}

const anything = (key: string): fc.Arbitrary<TestStep> => fc.oneof(...Object.values(drawn).map((draw) => draw(key)))

/**
 * What is asked under each key, and the order it comes in: late, twice, and now and then with other
 * content.
 */
interface Run {
  templates: TestStep[]
  schedule: TestStep[]
}

const templateOf = (no: number): fc.Arbitrary<TestStep> => {
  const kind = KINDS[no]
  return kind ? often(drawn[kind](name(no)), anything(name(no)), 15) : anything(name(no))
}

const runs = (most: number): fc.Arbitrary<Run> =>
  fc.tuple(...Array.from({ length: KEYS }, (_, no) => templateOf(no))).chain((templates) => {
    const common = fc.nat(KEYS - 1).map((no) => templates[no]!)
    const changed = common.map((asked): TestStep =>
      'amount' in asked ? { ...asked, amount: asked.amount + 1n } : asked,
    )
    const step = fc.oneof(
      { weight: 40, arbitrary: common },
      { weight: 2, arbitrary: changed },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), round }) },
      { weight: 4, arbitrary: fc.constant({ do: 'spend' as const }) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('state' as const),
          state: fc.constantFrom('open', 'open', 'open', 'frozen', 'closed'),
        }),
      },
    )
    // Most lists begin as a game does; what comes late or never is in the rest.
    const begin = fc.subarray([templates[0]!, templates[3]!, templates[1]!, templates[4]!, templates[2]!])
    return fc
      .tuple(often(begin, fc.constant<TestStep[]>([]), 3), fc.array(step, { minLength: 4, maxLength: most }))
      .map(([first, rest]) => ({ templates: [...templates], schedule: [...first, ...rest] }))
  })

/** One member of the database beside one of the model. */
class Pair {
  readonly model = new WagerModel(START)
  readonly player: Player
  readonly #ids = new Map<string, string>()

  constructor(player: Player) {
    this.player = player
  }

  id(plain: string): string {
    const known = this.#ids.get(plain) ?? randomUUID()
    this.#ids.set(plain, known)
    return known
  }

  async ask(player: Player, asked: TestStep): Promise<TestOutcome | undefined> {
    if (asked.do === 'spend') {
      if (this.model.state === 'open') await player.fund(-this.model.balance)
      return undefined
    }
    if (asked.do === 'state') {
      await setAccountState(player.query, player.owner, WALLET.MAIN, asked.state)
      return undefined
    }
    return outcomeOf(await this.#answer(player, asked))
  }

  #answer(player: Player, asked: Wagering): Promise<WagerAnswer> {
    const game = this.id(asked.round)
    if (asked.do === 'close') return player.close(game)
    const key = this.id(asked.key)
    const optional = (plain: string | undefined) => (plain === undefined ? undefined : this.id(plain))
    if (asked.do === 'bet') return player.bet(game, key, asked.amount, { denied: asked.denied })
    if (asked.do === 'win')
      return player.win(game, key, asked.amount, { bet: optional(asked.bet), closes: asked.closes })
    if (asked.do === 'rollback') return player.rollback(game, this.id(asked.of), key)
    if (asked.do === 'adjust') return player.adjust(game, key, asked.amount, { bet: optional(asked.bet) })
    return player.cancel(game, key)
  }

  /** Is asked of the model after the same was asked of the database. */
  foretold(asked: TestStep): TestOutcome | undefined {
    if (asked.do === 'spend') this.model.spend()
    else if (asked.do === 'state') this.model.state = asked.state
    else return this.model.ask(asked)
    return undefined
  }

  /** The wallet, the debt, every wager and every event are what the model has. */
  async same(): Promise<void> {
    const { model, player } = this
    assert.deepEqual(await player.holds(), { main: model.balance, debt: model.debt })
    const { rows } = await player.world.owner.query<{
      id: string
      stake: bigint
      payout: bigint
      valid: bigint
      status: number
    }>('select id, stake, payout, valid_bet as valid, status from wagers.wager where owner_id = $1', [player.owner])
    const plain = new Map([...this.#ids].map(([known, uuid]) => [uuid, known]))
    const status = { 0: 'OPEN', 1: 'WON', 2: 'LOST', 5: 'PUSH', 7: 'CANCELLED' }
    const stored = rows.map((row) => ({
      key: plain.get(row.id),
      stake: row.stake,
      payout: row.payout,
      status: status[row.status as keyof typeof status],
    }))
    const byKey = (a: { key: string | undefined }, b: { key: string | undefined }) => (a.key! < b.key! ? -1 : 1)
    assert.deepEqual(stored.sort(byKey), [...model.wagers].map(([key, wager]) => ({ key, ...wager })).sort(byKey))
    const counted = await player.counted()
    for (const row of rows) {
      const stake = row.status === 7 ? 0n : row.stake
      assert.deepEqual(
        counted.get(row.id),
        { stake, valid: row.valid, payout: row.payout },
        'events add up to the wager',
      )
    }
    assert.equal(counted.size, rows.length)
  }
}

const outcomeOf = ({ status, replayed, balance, moved, debt, round: state }: WagerAnswer): TestOutcome => ({
  status,
  replayed,
  balance,
  moved,
  debt,
  round: state,
})

/** Random lists, one after another: every answer is the model's. */
export async function inOrder(world: World, times: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(runs(40), async ({ schedule }) => {
      const pair = new Pair(await new Player(world).sit(START))
      for (const [step, asked] of schedule.entries()) {
        const outcome = await pair.ask(pair.player, asked)
        assert.deepEqual(outcome, pair.foretold(asked), `step ${step}: ${asked.do}`)
      }
      await pair.same()
    }),
    { numRuns: times },
  )
}

const LINES = 4

/**
 * Random lists over several connections at once. The wallet's lock puts them in some order; a
 * number drawn while it is held says which, and in that order every answer is the model's.
 */
export async function atOnce(world: World, times: number): Promise<void> {
  await world.owner.query('create sequence if not exists public.turn')
  await world.owner.query('grant usage on sequence public.turn to senluna_app')
  const clients = await Promise.all(Array.from({ length: LINES }, () => world.connect()))
  const lines = clients.map((client) => ({ client, query: queryOn(client) }))
  try {
    await fc.assert(
      fc.asyncProperty(runs(32), async ({ schedule }) => {
        const pair = new Pair(await new Player(world).sit(START))
        const waiting = schedule.filter((asked) => asked.do !== 'state' && asked.do !== 'spend')
        const done: { turn: bigint; asked: TestStep; outcome: TestOutcome | undefined }[] = []
        await Promise.all(
          lines.map(async ({ client, query }) => {
            const player = pair.player.over(query)
            for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
              await client.query('begin')
              const outcome = await pair.ask(player, asked)
              const [row] = await query<{ turn: bigint }>(`select nextval('public.turn') as turn`, [])
              await client.query('commit')
              done.push({ turn: row!.turn, asked, outcome })
            }
          }),
        )
        done.sort((a, b) => (a.turn < b.turn ? -1 : 1))
        for (const { asked, outcome } of done) assert.deepEqual(outcome, pair.foretold(asked), asked.do)
        await pair.same()
      }),
      { numRuns: times },
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
