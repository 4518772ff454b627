import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { problemIn } from '@senluna/contract/events/read.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { later, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { breaksIn } from '@senluna/ledger/testing/world.ts'
import { correctResult, voidDraw } from '../official/index.ts'
import { settleDraw } from './settle-draw.ts'
import { openDrawWorld, type BetTicket, type DrawState, type DrawWorld } from '../testing/draw-world.ts'

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

const ONE = id<'staff'>('00000000-0000-7000-8000-00000000000a')
const TWO = id<'staff'>('00000000-0000-7000-8000-00000000000b')

/** The result of a draw of the test's, as if it had been drawn. */
async function decide(no: number, result: unknown): Promise<void> {
  await world.world.owner.query(
    `insert into lottery.result (draw_no, version, result, origin, at) values ($1, 1, $2, 'test', now())`,
    [no, JSON.stringify(result)],
  )
  // Not by the seed: a result that is set is nobody's draw.
  await world.world.owner.query(
    `update lottery.draw set state = 2, result_version = 1, commitment = null,
       source = case source when 'SELF' then 'OFFICIAL' else source end where no = $1`,
    [no],
  )
}

const dice = (
  draw: number,
  betType: string,
  selection: BetTicket['selection'],
  stake = 1_000n,
  lines = 1,
): BetTicket => ({
  draw,
  betType,
  selection,
  unit: stake / BigInt(lines),
  stake,
  lines,
})

const clean = async () => assert.deepEqual(await breaksIn(world.world), [])

test('many players: wins, losses, what pushes, rebates of series and what counts as played', async () => {
  const [k3, ssc] = [await world.draw({ game: 'K3_1M' }), await world.draw({ game: 'SSC_1M' })]
  const players = await Promise.all(Array.from({ length: 12 }, () => world.member(1_000_000n)))
  const bets: { owner: Id<'member'>; ids: string[] }[] = []
  for (const owner of players) {
    const { ids, status } = await world.bet(owner, [
      dice(k3.no, 'K3_SUM', [9, 10], 20_000n, 2),
      dice(k3.no, 'K3_BS', ['BIG'], 10_000n),
    ])
    assert.equal(status, 'placed')
    const series = await world.bet(owner, [
      {
        ...dice(ssc.no, 'SSC_B3_ZU3', [1, 5, 8], 12_000n, 6),
        price: { by: 'SERIES', series: 1960, maxSeries: 1980 },
      },
    ])
    bets.push({ owner, ids: [...ids, ...series.ids] })
  }
  await decide(k3.no, [2, 2, 5])
  await decide(ssc.no, [7, 0, 5, 5, 8])
  await world.turn()
  for (const { owner, ids } of bets) {
    const [sum, big, series] = await Promise.all(ids.map((ticket) => world.standing(ticket)))
    assert.deepEqual([sum!.status, sum!.payout, sum!.valid], [1, 84_000n, 20_000n])
    assert.deepEqual([big!.status, big!.payout, big!.valid], [2, 0n, 10_000n])
    assert.deepEqual([series!.status, series!.payout, series!.valid], [1, 653_333n, 12_000n])
    assert.equal(await world.balance(owner), 1_000_000n - 42_000n + 84_000n + 653_333n + 120n)
  }
  for (const { no } of [k3, ssc]) assert.ok((await world.look(no)).settled_at)
  const { rows } = await world.world.owner.query(
    `select topic, audience, payload from platform.outbox
     where topic = 'drawSettled' and (payload ->> 'draw')::integer = any ($1)`,
    [[k3.no, ssc.no]],
  )
  const at = world.clock.now()
  assert.deepEqual(
    rows.map((row) => problemIn({ ...row, traceId: undefined, at })),
    [undefined, undefined],
    'those who follow draws can read it',
  )
  await clean()
})

test('who bets on everything has played nothing, and the cap of a numero cuts the tickets in the order they came', async () => {
  const { no } = await world.draw({ game: 'K3_1M' })
  const [both, rich] = [await world.member(1_000_000n), await world.member(100_000_000n)]
  const hedged = await world.bet(both, [dice(no, 'K3_BS', ['BIG']), dice(no, 'K3_BS', ['SMALL'])])
  const first = await world.bet(rich, [dice(no, 'K3_SUM', [3], 20_000_000n)])
  world.clock.pass(SECOND)
  const second = await world.bet(rich, [dice(no, 'K3_SUM', [3], 10_000_000n)])
  await decide(no, [1, 1, 1])
  await world.turn()
  for (const ticket of hedged.ids) assert.equal((await world.standing(ticket)).valid, 0n)
  assert.equal((await world.standing(first.ids[0]!)).payout, 4_200_000_000n)
  assert.equal((await world.standing(second.ids[0]!)).payout, 800_000_000n, 'five milliards are the most')
  const { rows } = await world.world.owner.query('select capped_from from lottery.settlement where ticket_id = $1', [
    second.ids[0],
  ])
  assert.equal(rows[0].capped_from, 2_100_000_000n)
  await clean()
})

test('a chase ends with its win: what came before stays, what is locked runs, what is void is refunded, the rest returns', async () => {
  const draws: DrawState[] = []
  for (const minute of [1, 2, 3, 4, 5])
    draws.push(await world.draw({ game: 'K3_1M', lockAt: later(world.clock.now(), minute * MINUTE) }))
  const owner = await world.member(100_000n)
  const other = await world.member(100_000n)
  const stakes = () => draws.map(({ no }) => dice(no, 'K3_SUM', [10], 10_000n))
  const { ids } = await world.bet(owner, stakes(), { chaseStop: true })
  const runs = await world.bet(other, stakes(), { chaseStop: false })
  const statuses = async (tickets: readonly string[]) =>
    Promise.all(tickets.map(async (ticket) => (await world.standing(ticket)).status))
  await world.lottery.db
    .transaction()
    .execute((tx) => voidDraw(tx, { draw: draws[0]!.no, people: [], reason: 'a test', now: world.clock.now() }))
  await decide(draws[1]!.no, [2, 2, 6])
  await world.world.owner.query('update lottery.draw set state = 1 where no = $1', [draws[2]!.no])
  await world.turn()
  assert.deepEqual(await statuses(ids), [6, 1, 0, 7, 7])
  assert.deepEqual(await statuses(runs.ids), [6, 1, 0, 0, 0])
  assert.equal(await world.balance(owner), 100_000n - 20_000n + 78_000n)
  const { rows } = await world.world.owner.query(
    'select distinct reason from lottery.settlement where owner_id = $1 and status = 7',
    [owner],
  )
  assert.deepEqual(rows, [{ reason: 'STOP_ON_WIN' }])
  await decide(draws[2]!.no, [1, 1, 1])
  await world.turn()
  assert.deepEqual(await statuses(ids), [6, 1, 2, 7, 7])
  await clean()
})

test('a corrected result settles anew what it changes and leaves the rest; a void after it returns every stake', async () => {
  const { no } = await world.draw({ game: 'VN_N', source: 'OFFICIAL' })
  const owners = await Promise.all(Array.from({ length: 5 }, () => world.member(100_000n)))
  const [wins, loses, stays] = [['31'], ['58'], ['99']] as const
  const tickets = await Promise.all(
    owners.map((owner) =>
      world.bet(owner, [
        dice(no, 'DE_DB', wins, 1_000n),
        dice(no, 'DE_DB', loses, 2_000n),
        dice(no, 'DE_DB', stays, 3_000n),
      ]),
    ),
  )
  const result = (db: string) => ({
    db: [db],
    g1: ['70458'],
    g2: ['12058', '04481'],
    g3: ['28836', '97239', '58017', '36585', '97766', '26630'],
    g4: ['7171', '1258', '2370', '3277'],
    g5: ['8585', '6936', '0959', '5490', '6654', '5938'],
    g6: ['258', '374', '158'],
    g7: ['58', '67', '26', '62'],
  })
  await decide(no, result('31231'))
  await world.turn()
  for (const owner of owners) assert.equal(await world.balance(owner), 100_000n - 6_000n + 99_000n)
  const correct = (db: string) =>
    world.lottery.db.transaction().execute((tx) =>
      correctResult(tx, {
        draw: no,
        result: result(db),
        staffId: ONE,
        approvedBy: TWO,
        reason: 'read wrongly',
        now: world.clock.now(),
      }),
    )
  assert.equal((await correct('31231')).status, 'same_result')
  assert.equal((await correct('31258')).status, 'corrected')
  await world.turn()
  for (const [index, owner] of owners.entries()) {
    assert.equal(await world.balance(owner), 100_000n - 6_000n + 198_000n)
    const { rows } = await world.world.owner.query<{ kind: number; amount: bigint }>(
      'select kind, amount from ledger.transfer where owner_id = $1 and source = 9 order by version',
      [owner],
    )
    assert.deepEqual(
      rows
        .slice(4)
        .map(({ kind, amount: moved }) => `${kind} ${moved}`)
        .sort(),
      ['201 198000', '203 -99000'],
      'the whole old payout back, the whole new one paid',
    )
    const revisionsOf = async (nth: number) =>
      (
        await world.world.owner.query(
          'select revision, result_version, status, payout from lottery.settlement where ticket_id = $1 order by revision',
          [tickets[index]!.ids[nth]],
        )
      ).rows
    assert.deepEqual(await revisionsOf(2), [], 'what lost and loses stays as it is: its wager says it')
    assert.deepEqual(
      await revisionsOf(1),
      [
        { revision: 1, result_version: 1, status: 2, payout: 0n },
        { revision: 2, result_version: 2, status: 1, payout: 198_000n },
      ],
      'what lost and wins has both words',
    )
    const still = await world.standing(tickets[index]!.ids[2]!)
    assert.deepEqual([still.status, still.payout, still.valid], [2, 0n, 3_000n])
  }
  await clean()
  const done = await world.lottery.db
    .transaction()
    .execute((tx) => voidDraw(tx, { draw: no, people: [], reason: 'a test', now: world.clock.now() }))
  assert.equal(done.status, 'void')
  await world.turn()
  for (const owner of owners) assert.equal(await world.balance(owner), 100_000n)
  assert.ok((await world.look(no)).settled_at)
  await clean()
})

test(
  'a correction, or a void, in the middle of a settlement: it starts over and all of it is by the last word',
  {
    timeout: 90_000,
  },
  async () => {
    for (const how of ['correct', 'void'] as const) {
      const { no } = await world.draw({ game: 'K3_1M', source: 'OFFICIAL' })
      const owners = await Promise.all(Array.from({ length: 22 }, () => world.member(1_000_000n)))
      for (const owner of owners)
        await world.bet(owner, [...Array.from({ length: 49 }, () => dice(no, 'K3_SUM', [9])), dice(no, 'K3_SUM', [18])])
      await decide(no, [3, 3, 3])
      // The first piece is settled, then the result is another one.
      const half = await settleHalf(no)
      assert.ok(half > 0 && half < 22 * 50, `${half} were settled before it changed`)
      if (how === 'correct')
        await world.lottery.db.transaction().execute((tx) =>
          correctResult(tx, {
            draw: no,
            result: [6, 6, 6],
            staffId: ONE,
            approvedBy: TWO,
            reason: 'x',
            now: world.clock.now(),
          }),
        )
      else
        await world.lottery.db
          .transaction()
          .execute((tx) => voidDraw(tx, { draw: no, people: [], reason: 'a test', now: world.clock.now() }))
      await world.turn()
      for (const owner of owners)
        assert.equal(await world.balance(owner), how === 'void' ? 1_000_000n : 1_000_000n - 50_000n + 210_000n)
    }
    await clean()
  },
)

/** Settles one piece of a draw and stops there, as a process that is cut off does. */
async function settleHalf(no: number): Promise<number> {
  let pieces = 0
  await settleDraw(
    {
      db: world.lottery.db,
      query: async <Row>(text: string, values: readonly unknown[]) => {
        if (text.includes('lottery.settle_fresh(') && pieces++ === 1) throw new Error('cut off')
        return world.world.query<Row>(text, values)
      },
      gameOf: (code) => GAMES.get(code),
      mostPayout: async () => amount(5_000_000_000n),
      lanes: [0, 1],
      now: () => world.clock.now(),
      settled: async () => undefined,
    },
    no,
  ).catch((error: Error) => assert.equal(error.message, 'cut off'))
  const { rows } = await world.world.owner.query<{ n: number }>(
    'select count(*)::integer as n from lottery.settlement s join lottery.ticket t on t.id = s.ticket_id where t.draw_no = $1',
    [no],
  )
  return rows[0]!.n
}
