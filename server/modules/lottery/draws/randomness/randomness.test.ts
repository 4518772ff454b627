import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { later, DAY } from '@senluna/kit/time.ts'
import { NOW } from '@senluna/ledger/testing/world.ts'
import { Metrics } from '../../../../platform/figures/metrics.ts'
import { openDrawWorld, type DrawWorld } from '../../testing/draw-world.ts'
import { checkDraws, randomnessFigure } from '../nightly-check.ts'
import { chiSquareTail, examine, normalTails } from './randomness.ts'
import { drawStream } from './vdraw.ts'

test('chances as the tables have them', () => {
  const near = (value: number, table: number) =>
    assert.ok(Math.abs(value - table) < table * 1e-3, `${value}, the table has ${table}`)
  for (const [chi, freedom, p] of [
    [16.919, 9, 0.05],
    [33.7199, 9, 0.0001],
    [3.8415, 1, 0.05],
    [5.991, 2, 0.05],
    [2.7, 5, 0.7461],
    [101.879, 80, 0.05],
    [124.839, 80, 0.001],
  ] as const)
    near(chiSquareTail(chi, freedom), p)
  near(normalTails(1.959964), 0.05)
  near(normalTails(-3.8906), 0.0001)
  assert.equal(chiSquareTail(0, 9), 1)
})

const streamOf = (game: string) =>
  drawStream({ serverSeed: Buffer.alloc(32, 5), game, drawNumber: '1', beacon: Buffer.alloc(0) })

test('fair draws of every kind look fair; with too few of them nothing is said', { timeout: 60_000 }, () => {
  const kinds = new Map(
    [...GAMES.values()].filter(({ source }) => source === 'SELF').map((game) => [game.profile, game]),
  )
  for (const game of kinds.values()) {
    const structure = structureOf(game)
    const examined = examine(game.profile)
    assert.ok(examined, game.code)
    const stream = streamOf(game.code)
    examined.add(structure.draw!(stream))
    assert.equal(examined.verdict().p, undefined)
    for (let n = 0; n < 450; n++) examined.add(structure.draw!(stream))
    const { p, tests, where } = examined.verdict()
    assert.ok(tests >= 6, game.code)
    assert.ok(p !== undefined && p > 0.0001, `${game.code}: ${p} ${where}`)
  }
  assert.equal(examine('TH'), undefined)
})

test('a loaded die, and one that remembers, are found at their place', () => {
  const loaded = examine('K3')!
  const remembers = examine('K3')!
  const stream = streamOf('K3_1M')
  const die = () => stream.uint(6) + 1
  let last = 1
  for (let n = 0; n < 4_000; n++) {
    loaded.add([die(), stream.uint(12) === 0 ? 6 : die(), die()])
    last = stream.uint(5) === 0 ? last : die()
    remembers.add([die(), die(), last])
  }
  const uneven = loaded.verdict()
  assert.equal(uneven.where, 'uneven 2')
  assert.ok(uneven.p! < 0.0001, String(uneven.p))
  const follows = remembers.verdict()
  assert.equal(follows.where, 'follows 3')
  assert.ok(follows.p! < 0.0001, String(follows.p))
  assert.throws(() => loaded.add([7, 1, 1]), RangeError)
})

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

test(
  'at night every game drawn by us is looked at over thirty days, and what does not look random is told',
  { timeout: 60_000 },
  async () => {
    const draws = async (game: string, result: string, at = NOW) =>
      world.world.owner.query(
        `with made as (insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, state, result_version)
         select $1, $3 || n, $1, 'SELF', t, t, t, 2, 1 from generate_series(1, 6000) n, lateral (select $2::timestamptz - n * interval '1 minute' as t) x
         returning no)
       insert into lottery.result (draw_no, version, result, origin, at) select no, 1, ${result}, 'VDRAW-1', $2 from made`,
        [game, new Date(at), String(at)],
      )
    await world.world.owner.query('select setseed(0.5)')
    const fair = 'to_jsonb(array[1 + no % 6, 1 + no / 6 % 6, 1 + (no * 7919 + 13) % 6])'
    await draws('K3_1M', 'to_jsonb(array[1 + (random() * 5.9)::integer % 6, 1 + floor(random() * 6)::integer, 6])')
    await draws('K3_3M', 'to_jsonb(array[1 + floor(random() * 6), 1 + floor(random() * 6), 1 + floor(random() * 6)])')
    await draws('K3_5M', fair, later(NOW, -40 * DAY))
    const alarms: string[] = []
    const log = { error: (what: { game: string }) => void alarms.push(what.game) }
    const metrics = new Metrics('jobs')
    const verdicts = await checkDraws(
      { db: world.lottery.db, log: Object.assign(Object.create(world.lottery.log), log) },
      randomnessFigure(metrics.registry),
      NOW,
    )
    assert.deepEqual(alarms, ['K3_1M'])
    assert.deepEqual([...verdicts.keys()].sort(), ['K3_1M', 'K3_3M'])
    assert.equal(verdicts.get('K3_3M')!.draws, 6_000)
    const figures = await metrics.figures()
    assert.match(figures, /senluna_lottery_randomness_p\{game="K3_1M",role="jobs"\} 0/)
    assert.match(figures, /senluna_lottery_randomness_p\{game="K3_3M"/)
  },
)
