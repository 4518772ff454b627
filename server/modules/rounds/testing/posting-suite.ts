import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant, iso, type Instant } from '@senluna/kit/time.ts'
import {
  gameAccount,
  KIND,
  houseAccount,
  openWallet,
  post,
  reconcile,
  release,
  reserve,
  WALLET,
  SOURCE,
  type HouseNo,
} from '@senluna/ledger/index.ts'
import type pg from 'pg'
// It reads 64-bit integers as whole numbers, for every connection.
import '../../../platform/database/db.ts'
import { queryOn } from '../../../platform/database/query.ts'
import { outcomeOf, playStatement, type PlayItem, type PlayOutcome, type PlayRow } from '../posting/play-statement.ts'
import { postRounds } from '../posting/post-rounds.ts'
import { CHECKS } from '../../../reconcile.ts'

const NOW = instant(Date.UTC(2026, 10, 21, 3))
const START = 100_000n

/** A database in which rounds are posted as the money path posts them. */
export interface Postings {
  /** With the owner's rights. */
  owner: pg.Client
  /** With the application's. */
  app: pg.Client
  contra: HouseNo
  /** A house account of another lane. */
  otherContra: HouseNo
  /** Whether each round travels in a batch beside another player's. */
  company: boolean
  /** Whether only the slow statement is asked, which answers every round by itself. */
  slow: boolean
}

/** Makes a migrated database ready. */
export async function openPostings(owner: pg.Client, app: pg.Client, company = false, slow = false): Promise<Postings> {
  await owner.query(
    `insert into ledger.currency (code, scale, kind, demonstration, symbol, display_decimals) values ('AAA', 0, 'cash', true, 'T', 2) on conflict do nothing`,
  )
  const contra = await houseAccount(
    queryOn(app),
    { merchant: merchantCode('test'), code: gameAccount('RNG'), currency: 'AAA', lane: 1 },
    NOW,
  )
  const otherContra = await houseAccount(
    queryOn(app),
    { merchant: merchantCode('test'), code: gameAccount('RNG'), currency: 'AAA', lane: 2 },
    NOW,
  )
  return { owner, app, contra, otherContra, company, slow }
}

/** A player with 100,000 in the wallet, a play state, and a game session that holds it. */
export async function newPlayer({ owner, app, contra }: Postings): Promise<PlayItem> {
  const [member, seed, session] = [id<'member'>(randomUUID()), randomUUID(), randomUUID()]
  await openWallet(queryOn(app), member, WALLET.MAIN, 'AAA', NOW)
  const grant = {
    owner: member,
    account: WALLET.MAIN,
    key: randomUUID(),
    source: SOURCE.GRANT,
    at: NOW,
    legs: [{ kind: KIND.MANUAL_CREDIT, amount: amount(START), contra }],
  }
  assert.equal((await post(queryOn(app), [grant], NOW))[0]!.status, 'posted')
  await owner.query(
    `insert into rounds.play_state (owner_id, game_id, book, seed_id, next_seed_id, session_id, session_expires_at) values ($1, 'test', 0, $2, $3, $4, $5)`,
    [member, seed, randomUUID(), session, iso(instant(NOW + 3_600_000))],
  )
  return {
    owner: id<'member'>(member),
    game: 'test',
    mode: 'REAL',
    gameSession: id<'game-session'>(session),
    key: id<'wager'>(randomUUID()),
    stake: amount(1_000n),
    payout: amount(400n),
    seed: id<'seed'>(seed),
    nonce: 0,
    steps: 1,
    record: [1, 2, 3],
    seen: undefined,
    autoplay: undefined,
    cycleMs: 0,
    wallet: 1,
    merchant: merchantCode('test'),
    currency: 'AAA',
    product: 'RNG',
    vendor: 'TEST',
    rules: 1,
    traceId: '0'.repeat(32),
    at: NOW,
  }
}

/** The round a player plays after another. */
export const after = (before: PlayItem, more: Partial<PlayItem> = {}): PlayItem => ({
  ...before,
  key: id<'wager'>(randomUUID()),
  nonce: before.nonce + 1,
  seen: before.key,
  ...more,
})

/** Posts a batch of rounds on a connection. */
export async function playOn(
  client: pg.Client,
  postings: Postings,
  items: readonly PlayItem[],
  at: Instant = NOW,
): Promise<PlayOutcome[]> {
  const batch = postings.company ? [...items, await newPlayer(postings)] : items
  const contras = batch.map(() => postings.contra)
  if (!postings.slow) return (await postRounds(client, batch, contras, at)).slice(0, items.length)
  const { rows } = await client.query<PlayRow>(playStatement('slow', batch, contras, at))
  return rows.slice(0, items.length).map(outcomeOf)
}

/** Until somebody waits for a row. */
async function untilWaiting({ owner }: Postings): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } = await owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nobody waited')
}

const statusesOf = async (postings: Postings, ...items: PlayItem[]) =>
  (await playOn(postings.app, postings, items)).map((outcome) => outcome.status)

/** One promise of the statement that posts rounds. Throws when it is broken. */
export interface PlayCheck {
  name: string
  run(postings: Postings): Promise<void>
}

/** What posting a round promises. A wrong build of it breaks at least one. */
export const PLAY_CHECKS: readonly PlayCheck[] = [
  {
    name: 'a round takes its stake, pays its payout and is recorded whole',
    run: async (postings) => {
      const spin = await newPlayer(postings)
      const [posted] = await playOn(postings.app, postings, [spin])
      assert.deepEqual(
        [posted!.status, posted!.balance, posted!.version, posted!.nonce],
        ['posted', START - 600n, 3n, 1],
      )
      const { rows } = await postings.owner.query(
        `select w.stake, w.payout, w.balance_before, w.balance_after, w.status, r.nonce, r.seed_id, r.draws, s.open_round, s.nonce as next
         from wagers.wager w join rounds.round r on r.owner_id = w.owner_id and r.id = w.round_id join rounds.play_state s on s.owner_id = w.owner_id
         where w.owner_id = $1`,
        [spin.owner],
      )
      const wanted = {
        stake: 1_000n,
        payout: 400n,
        balance_before: START,
        balance_after: START - 600n,
        status: 2,
        nonce: 0n,
        seed_id: spin.seed,
        draws: Buffer.from([1, 2, 3]),
        open_round: spin.key,
        next: 1n,
      }
      assert.deepEqual(rows, [wanted])
      const events = await postings.owner.query<{ balance: string }>(
        `select payload -> 'each' -> 'balance' ->> (place - 1)::integer as balance
         from platform.outbox, jsonb_array_elements_text(payload -> 'each' -> 'owner') with ordinality as told (owner, place)
         where topic = 'wagersSettled' and owner = $1`,
        [spin.owner],
      )
      assert.deepEqual(
        events.rows.map((row) => row.balance),
        [String(START - 600n)],
      )
    },
  },
  {
    name: 'what is held is in no balance that is answered, and stands beside the one that is kept',
    run: async (postings) => {
      const spin = await newPlayer(postings)
      const hold = {
        owner: spin.owner,
        account: WALLET.MAIN,
        key: randomUUID(),
        source: SOURCE.WITHDRAWAL,
        amount: amount(30_000n),
        at: NOW,
      }
      assert.equal(await reserve(queryOn(postings.app), hold), 'posted')
      const [posted] = await playOn(postings.app, postings, [spin])
      assert.deepEqual([posted!.status, posted!.balance], ['posted', START - 30_600n])
      const { rows } = await postings.owner.query(
        'select balance_before, held_before, balance_after, held_after from wagers.wager where owner_id = $1',
        [spin.owner],
      )
      const kept = { balance_before: START, held_before: 30_000n, balance_after: START - 600n, held_after: 30_000n }
      assert.deepEqual(rows, [kept])
      const rest = after(spin, { stake: amount(START - 30_599n) })
      assert.deepEqual(await statusesOf(postings, rest), ['insufficient'])
      const about = { owner: spin.owner, hold: hold.key, source: hold.source }
      assert.equal(await release(queryOn(postings.app), about, randomUUID(), hold.amount, NOW), 'posted')
    },
  },
  {
    name: 'a wallet that is emptied while its round waits for it pays nothing, and nothing is half done',
    run: async (postings) => {
      const spin = await newPlayer(postings)
      await postings.owner.query('begin')
      const taken = {
        owner: spin.owner,
        account: WALLET.MAIN,
        key: randomUUID(),
        source: SOURCE.GRANT,
        at: NOW,
        legs: [{ kind: KIND.MANUAL_CREDIT, amount: amount(-START), contra: postings.otherContra }],
      }
      assert.equal((await post(queryOn(postings.owner), [taken], NOW))[0]!.status, 'posted')
      const playing = statusesOf(postings, spin)
      // A wrong build may break it before anybody waits for it.
      playing.catch(() => undefined)
      await untilWaiting(postings)
      await postings.owner.query('commit')
      assert.deepEqual(await playing, ['insufficient'])
      const { rows } = await postings.owner.query(
        `select s.nonce, s.open_round, (select count(*) from wagers.wager w where w.owner_id = s.owner_id) as wagers
         from rounds.play_state s where s.owner_id = $1`,
        [spin.owner],
      )
      assert.deepEqual(rows, [{ nonce: 0n, open_round: null, wagers: 0n }])
    },
  },
  {
    name: 'a round worked out from a seed state that has moved on is refused, and told the state',
    run: async (postings) => {
      const spin = await newPlayer(postings)
      assert.deepEqual(await statusesOf(postings, spin), ['posted'])
      const [stale] = await playOn(postings.app, postings, [after(spin, { nonce: 0 })])
      assert.deepEqual([stale!.status, stale!.seed, stale!.nonce], ['stale', spin.seed, 1])
      const [rotated] = await playOn(postings.app, postings, [after(spin, { seed: id<'seed'>(randomUUID()) })])
      assert.equal(rotated!.status, 'stale')
      const other = await newPlayer(postings)
      const outcomes = await playOn(postings.app, postings, [after(spin, { nonce: 7 }), other])
      assert.deepEqual(
        outcomes.map((outcome) => outcome.status),
        ['stale', 'posted'],
      )
    },
  },
  {
    name: 'a repeat is a repeat, alone and in a batch; other content under its key is told',
    run: async (postings) => {
      const spin = await newPlayer(postings)
      const other = await newPlayer(postings)
      assert.deepEqual(await statusesOf(postings, spin), ['posted'])
      assert.deepEqual(await statusesOf(postings, spin), ['replayed'])
      assert.deepEqual(await statusesOf(postings, spin, other), ['replayed', 'posted'])
      assert.deepEqual(await statusesOf(postings, { ...spin, stake: amount(2_000n) }), ['key_conflict'])
      assert.deepEqual(
        await statusesOf(postings, { ...spin, gameSession: id<'game-session'>(randomUUID()) }),
        ['replayed'],
        'also from a session opened since',
      )
      const stranger = await newPlayer(postings)
      assert.deepEqual(
        await statusesOf(postings, { ...stranger, key: spin.key }),
        ['posted'],
        "another member's key is another key",
      )
    },
  },
  {
    name: 'no round without its play state: another session, one that is over, an open round, too soon, an autoplay that ended',
    run: async (postings) => {
      const spin = await newPlayer(postings)
      assert.deepEqual(await statusesOf(postings, { ...spin, gameSession: id<'game-session'>(randomUUID()) }), [
        'session_over',
      ])
      assert.deepEqual(await statusesOf(postings, { ...spin, at: instant(NOW + 3_600_000) }), ['session_over'])
      assert.deepEqual(await statusesOf(postings, { ...spin, game: 'unknown' }), ['session_over'])
      assert.deepEqual(await statusesOf(postings, { ...spin, autoplay: randomUUID() }), ['autoplay_over'])
      assert.deepEqual(await statusesOf(postings, spin), ['posted'])
      assert.deepEqual(await statusesOf(postings, after(spin, { seen: undefined })), ['round_open'])
      assert.deepEqual(await statusesOf(postings, after(spin, { cycleMs: 1_000, at: instant(NOW + 999) })), [
        'too_soon',
      ])
      assert.deepEqual(await statusesOf(postings, after(spin, { cycleMs: 1_000, at: instant(NOW + 1_000) })), [
        'posted',
      ])
    },
  },
  {
    name: 'who cannot pay does not play, and leaves nothing behind',
    run: async (postings) => {
      const rich = await newPlayer(postings)
      const poor = await newPlayer(postings)
      const outcomes = await playOn(postings.app, postings, [
        rich,
        { ...poor, stake: amount(START + 1n), payout: amount(10n * START) },
      ])
      assert.deepEqual(
        outcomes.map((outcome) => outcome.status),
        ['posted', 'insufficient'],
      )
      assert.deepEqual(await statusesOf(postings, { ...poor, stake: amount(START + 1n), payout: amount(0n) }), [
        'insufficient',
      ])
      const { rows } = await postings.owner.query(
        `select (select count(*)::int from wagers.wager where owner_id = $1) + (select count(*)::int from rounds.round where owner_id = $1)
           + (select count(*)::int from platform.outbox where audience = $1::text) as rows, nonce from rounds.play_state where owner_id = $1`,
        [poor.owner],
      )
      assert.deepEqual(rows, [{ rows: 0, nonce: 0n }])
      assert.deepEqual(await statusesOf(postings, poor), ['posted'], 'and plays on with what there is')
    },
  },
  {
    name: 'an autoplay ends by its count, its loss, its win and its feature',
    run: async (postings) => {
      const cases = [
        ['count', { left: 2, loss: 99_999n }, {}, [1, 0], 'autoplay_over'],
        ['loss', { left: 9, loss: 1_200n }, {}, [8], 'autoplay_over'],
        [
          'a win at the limit',
          { left: 9, loss: 99_999n, win: 5_000n },
          { payout: amount(5_000n) },
          [0],
          'autoplay_over',
        ],
        [
          'a win below the limit goes on',
          { left: 9, loss: 99_999n, win: 5_001n },
          { payout: amount(5_000n) },
          [8],
          'posted',
        ],
        ['feature', { left: 9, loss: 99_999n, feature: true }, { steps: 11 }, [0], 'autoplay_over'],
        ['no feature goes on', { left: 9, loss: 99_999n, feature: true }, { steps: 1 }, [8], 'posted'],
      ] as const
      for (const [why, limits, more, left, next] of cases) {
        const first = await newPlayer(postings)
        const autoplay = randomUUID()
        await postings.owner.query(
          `update rounds.play_state set auto_id = $2, auto_left = $3, auto_loss_left = $4, auto_win_limit = $5, auto_stop_on_feature = $6 where owner_id = $1`,
          [first.owner, autoplay, limits.left, limits.loss, 'win' in limits ? limits.win : null, 'feature' in limits],
        )
        let spin: PlayItem = { ...first, ...more, autoplay }
        for (const expected of left) {
          const [outcome] = await playOn(postings.app, postings, [spin])
          assert.deepEqual([outcome!.status, outcome!.autoLeft], ['posted', expected], why)
          assert.equal(
            outcome!.autoLossLeft,
            limits.loss - BigInt(left.indexOf(expected as never) + 1) * (spin.stake - spin.payout),
            why,
          )
          spin = after(spin)
        }
        assert.deepEqual(await statusesOf(postings, spin), [next], why)
      }
    },
  },
  {
    name: 'two at once on one play state: one round, whatever they send',
    run: async (postings) => {
      for (const same of [true, false]) {
        const spin = await newPlayer(postings)
        const other = same ? spin : { ...spin, key: id<'wager'>(randomUUID()) }
        const lane = await houseAccount(
          queryOn(postings.app),
          { merchant: merchantCode('test'), code: gameAccount('RNG'), currency: 'AAA', lane: 2 },
          NOW,
        )
        await postings.app.query('begin')
        const [first] = await playOn(postings.app, postings, [spin])
        // On another lane and with the owner's rights: they meet at the play state only.
        const second = playOn(postings.owner, { ...postings, contra: lane, app: postings.owner }, [other])
        second.catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, 60))
        await postings.app.query('commit')
        assert.deepEqual([first!.status, (await second)[0]!.status], ['posted', same ? 'replayed' : 'round_open'])
      }
    },
  },
  {
    name: 'afterwards everything reconciles',
    run: async (postings) => assert.deepEqual(await reconcile(queryOn(postings.owner), CHECKS), []),
  },
]
