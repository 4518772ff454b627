import assert from 'node:assert/strict'
import pg from 'pg'
import { amount } from '@senluna/kit/money.ts'
import { DAY, HOUR, instant, iso, later, MINUTE } from '@senluna/kit/time.ts'
import type { PlayItem, PlayOutcome } from '../../rounds/posting/play-statement.ts'
import { after, newPlayer, playOn, type Postings } from '../../rounds/testing/posting-suite.ts'
import { cap, counted, guard, playerWithStates } from './guarded.ts'

/** Postings whose database others may join. */
export interface GuardedTable extends Postings {
  url: string
}

/** One promise of the money path to a member with limits. Throws when it is broken. */
export interface GuardCheck {
  name: string
  /** Many clients of its own: a batch adds nothing to it. */
  crowd?: true
  run(postings: GuardedTable): Promise<void>
}

const playOne = async (postings: Postings, item: PlayItem): Promise<PlayOutcome> =>
  (await playOn(postings.app, postings, [item]))[0]!

/** What the money path promises a member with limits. A wrong build of it breaks at least one. */
export const GUARD_CHECKS: readonly GuardCheck[] = [
  {
    name: 'a stake limit holds for each stake, to the unit',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      await guard(postings, first.owner, { stake: 1_000n }, first.at)
      assert.equal(await status({ ...first, stake: amount(1_001n) }), 'over_stake_limit')
      assert.equal(await status(first), 'posted')
      await counted(postings, first.owner)
    },
  },
  {
    name: 'a cap holds for each stake until its moment, to the unit, and its products alone are open',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      const until = later(first.at, 1)
      await cap(postings, first.owner, { most: 1_000n, products: ['RNG', 'LOTT'], until })
      assert.equal(await status({ ...first, stake: amount(1_001n) }), 'over_stake_cap')
      assert.equal(await status({ ...first, product: 'LIVE' }), 'product_locked')
      assert.equal(await status(first), 'posted')
      const { rows } = await postings.owner.query('select from protection.bucket where owner_id = $1', [first.owner])
      assert.equal(rows.length, 0, 'a cap alone counts nothing')
      const second = after(first, { stake: amount(1_001n), payout: amount(2_000n) })
      assert.equal(await status({ ...second, at: until }), 'posted', 'its time is over')
      await cap(postings, first.owner, { most: 1_000n, products: null, until: later(until, 10) })
      const third = after({ ...second, at: until }, { stake: amount(1_001n) })
      assert.equal(await status(third), 'over_stake_cap')
      await cap(postings, first.owner, { most: null, products: null, until: null })
      assert.equal(await status(third), 'posted', 'it was taken away')
      const state = await postings.owner.query('select guarded from rounds.play_state where owner_id = $1', [
        first.owner,
      ])
      assert.deepEqual(state.rows, [{ guarded: false }], 'the fast way is open again')
    },
  },
  {
    name: 'own limits hold beside a cap, and stay when it goes',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      const until = later(first.at, DAY)
      await cap(postings, first.owner, { most: 900n, products: null, until })
      await guard(postings, first.owner, { stake: 500n }, first.at)
      assert.equal(await status({ ...first, stake: amount(501n) }), 'over_stake_limit')
      assert.equal(await status({ ...first, stake: amount(901n) }), 'over_stake_cap')
      await cap(postings, first.owner, { most: null, products: null, until: null })
      assert.equal(await status({ ...first, stake: amount(501n) }), 'over_stake_limit')
      assert.equal(await status({ ...first, stake: amount(500n) }), 'posted')
      await counted(postings, first.owner)
    },
  },
  {
    name: 'a cap that is set while sixteen clients play holds for every stake after it',
    crowd: true,
    run: async (postings) => {
      const states = await playerWithStates(postings, 16)
      const { owner, at } = states[0]!
      const clients = states.map(
        () => new pg.Client({ connectionString: postings.url, options: '-c role=senluna_app -c lock_timeout=10000' }),
      )
      await Promise.all(clients.map((client) => client.connect()))
      try {
        // Once the cap is committed no stake above it is taken.
        const playing = Promise.all(clients.map((client, index) => playOut(postings, client, states[index]!, 12)))
        await new Promise((resolve) => setTimeout(resolve, 30))
        await cap(postings, owner, { most: 49n, products: null, until: later(at, DAY) })
        const count = `select count(*)::int as large from wagers.wager where owner_id = $1 and stake > 49`
        const before = await postings.owner.query(count, [owner])
        const seen = await playing
        const after = await postings.owner.query(count, [owner])
        assert.deepEqual(after.rows, before.rows, 'nothing above the cap came after it')
        assert.ok(seen.flat().includes('over_stake_cap'))
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
    },
  },
  {
    name: 'a loss limit counts what is lost, with what was lost before it was set',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings) // 1,000 staked, 400 paid
      assert.equal(await status(first), 'posted')
      await guard(postings, first.owner, { lossDay: 1_600n }, first.at)
      assert.deepEqual(await counted(postings, first.owner), { staked: 1_000n, won: 400n })
      const second = after(first, { stake: amount(1_001n) })
      assert.equal(await status(second), 'over_loss_limit')
      const fits = after(first, { stake: amount(1_000n), payout: amount(0n) })
      assert.equal(await status(fits), 'posted')
      assert.equal(await status(after(fits, { stake: amount(1n) })), 'over_loss_limit')
      assert.equal(await status(fits), 'replayed', 'what was played before is answered all the same')
      assert.deepEqual(await counted(postings, first.owner), { staked: 2_000n, won: 400n })
    },
  },
  {
    name: 'a window frees the hour when its last minute has left it; the week still counts it',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      await guard(postings, first.owner, { lossDay: 1_000n, lossWeek: 1_500n }, first.at)
      assert.equal(await status({ ...first, payout: amount(0n) }), 'posted')
      const hour = instant(Math.floor(first.at / HOUR) * HOUR)
      await postings.owner.query('update rounds.play_state set session_expires_at = $2 where owner_id = $1', [
        first.owner,
        iso(later(first.at, 30 * DAY)),
      ])
      const at = (ms: number, stake: bigint): PlayItem => after(first, { at: later(hour, ms), stake: amount(stake) })
      assert.equal(await status(at(25 * HOUR - 1, 1n)), 'over_loss_limit')
      assert.equal(await status(at(25 * HOUR, 501n)), 'over_loss_limit', 'the week has 500 left')
      assert.equal(await status(at(25 * HOUR, 500n)), 'posted')
    },
  },
  {
    name: 'what was won makes room',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      await guard(postings, first.owner, { lossDay: 1_000n }, first.at)
      assert.equal(await status({ ...first, payout: amount(5_000n) }), 'posted')
      const second = after(first, { stake: amount(5_000n), payout: amount(0n) })
      assert.equal(await status(second), 'posted')
      assert.equal(await status(after(second, { stake: amount(1n) })), 'over_loss_limit')
    },
  },
  {
    name: 'a break lets no stake through, a check only once it is acknowledged, minutes only while there are some',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      await guard(postings, first.owner, {}, first.at)
      const set = (change: string, ...values: unknown[]) =>
        postings.owner.query(`update protection.guard set ${change} where owner_id = $1`, [first.owner, ...values])
      await set('cooling_until = $2', iso(later(first.at, 1)))
      assert.equal(await status(first), 'excluded')
      await set('cooling_until = $2', iso(first.at))
      await set('excluded = true')
      assert.equal(await status(first), 'excluded')
      await set('excluded = false, session_ends_at = $2', iso(first.at))
      assert.equal(await status(first), 'session_limit')
      await set('session_ends_at = $2', iso(later(first.at, 1)))
      await postings.owner.query(
        `insert into protection.reality_check (owner_id, minutes, session_id, since, due_at) values ($1, 60, $2, $3, $4)`,
        [first.owner, first.gameSession, iso(later(first.at, -60 * MINUTE)), iso(first.at)],
      )
      assert.equal(await status(first), 'check_due')
      await postings.owner.query('update protection.reality_check set due_at = $2 where owner_id = $1', [
        first.owner,
        iso(later(first.at, 1)),
      ])
      assert.equal(await status(first), 'posted')
    },
  },
  {
    name: 'who has no limit needs no guard: only a due check stops the play state, and only from its moment',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      const due = (ms: number) =>
        postings.owner.query('select wagers.set_check($1, $2)', [first.owner, iso(later(first.at, ms))])
      await due(0)
      assert.equal(await status(first), 'check_due')
      await due(1)
      assert.equal(await status(first), 'posted')
      const { rows } = await postings.owner.query('select from protection.bucket where owner_id = $1', [first.owner])
      assert.equal(rows.length, 0, 'nothing is counted')
    },
  },
  {
    name: 'free play is limited by nothing but the check',
    run: async (postings) => {
      const status = async (item: PlayItem): Promise<string> => (await playOne(postings, item)).status
      const first = await newPlayer(postings)
      await guard(postings, first.owner, { stake: 1n, lossDay: 1n, session: 10n }, first.at)
      await postings.owner.query('update protection.guard set session_ends_at = $2 where owner_id = $1', [
        first.owner,
        iso(first.at),
      ])
      await postings.owner.query('update rounds.play_state set book = 1 where owner_id = $1', [first.owner])
      assert.equal(await status({ ...first, mode: 'TRIAL' }), 'posted')
      const { rows } = await postings.owner.query('select from protection.bucket where owner_id = $1', [first.owner])
      assert.equal(rows.length, 0)
    },
  },
  {
    name: 'sixteen clients against one loss limit: it holds to the unit',
    crowd: true,
    run: async (postings) => {
      const LIMIT = 23_457n
      const states = await playerWithStates(postings, 16)
      const { owner, at } = states[0]!
      await guard(postings, owner, { lossDay: LIMIT, lossMonth: 10n ** 12n }, at)
      const clients = states.map(
        () => new pg.Client({ connectionString: postings.url, options: '-c role=senluna_app -c lock_timeout=10000' }),
      )
      await Promise.all(clients.map((client) => client.connect()))
      try {
        const seen = await Promise.all(clients.map((client, index) => playOut(postings, client, states[index]!)))
        assert.ok(
          seen.every((statuses) => statuses.includes('over_loss_limit')),
          'each client met the limit',
        )
        const { staked, won } = await counted(postings, owner)
        assert.equal(staked - won, LIMIT)
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
    },
  },
  {
    name: 'a limit that is set while sixteen clients play counts every stake of theirs',
    crowd: true,
    run: async (postings) => {
      const states = await playerWithStates(postings, 16)
      const { owner, at } = states[0]!
      const clients = states.map(
        () => new pg.Client({ connectionString: postings.url, options: '-c role=senluna_app -c lock_timeout=10000' }),
      )
      await Promise.all(clients.map((client) => client.connect()))
      try {
        const playing = Promise.all(clients.map((client, index) => playOut(postings, client, states[index]!, 12)))
        await new Promise((resolve) => setTimeout(resolve, 30))
        await guard(postings, owner, { lossDay: 10n ** 9n }, at)
        await playing
        await counted(postings, owner)
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
    },
  },
]

/**
 * Plays one play state with smaller and smaller stakes until not even one unit fits, or so many
 * rounds; what was answered.
 */
async function playOut(postings: Postings, client: pg.Client, from: PlayItem, most = Infinity): Promise<string[]> {
  const statuses: string[] = []
  let item = from
  for (const stake of [1_000n, 50n, 7n, 1n]) {
    for (;;) {
      if (statuses.length >= most) return statuses
      const asked = { ...item, stake: amount(stake), payout: amount(statuses.length % 5 === 4 ? stake / 2n : 0n) }
      const [outcome] = await playOn(client, postings, [asked])
      statuses.push(outcome!.status)
      if (outcome!.status !== 'posted') break
      item = after(asked)
    }
  }
  return statuses
}
