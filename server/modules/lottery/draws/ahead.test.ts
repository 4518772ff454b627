import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, test } from 'vitest'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { openWorld, NOW, type World } from '@senluna/ledger/testing/world.ts'
import { commitmentOf } from '../../fairness/index.ts'
import { HandClock, openLottery } from '../testing/draw-world.ts'
import { AHEAD, makeAhead, seedName } from './ahead.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
})
afterAll(() => world.close())

const none = () => ({})
const rowsOf = async (game: string) =>
  (
    await world.owner.query<{
      no: number
      numero: string
      commitment: string
      sealed: Buffer | null
      open_at: Date
      lock_at: Date
      draw_at: Date
    }>(
      'select d.*, s.sealed from lottery.draw d left join lottery.seed s on s.draw_no = d.no where game = $1 order by draw_at',
      [game],
    )
  ).rows

test('a game with an interval has its next draws ahead, each committed to a seed of its own, made once by two at once', async () => {
  const clock = new HandClock(NOW)
  const [first, second] = [openLottery(world.url, clock), openLottery(world.url, clock)]
  const game = GAMES.get('K3_1M')!
  const ask = ({ lottery }: typeof first) =>
    makeAhead({ ...lottery, pool: lottery.drawPool! }, game, 'SELF', lottery.games.drawsOf(game), none, clock.now())
  const made = await Promise.all([ask(first), ask(second), ask(first), ask(second)])
  assert.equal(
    made.reduce((sum, n) => sum + n, 0),
    AHEAD,
  )
  const rows = await rowsOf('K3_1M')
  assert.equal(rows.length, AHEAD)
  assert.equal(new Set(rows.map(({ commitment }) => commitment)).size, AHEAD)
  for (const [index, row] of rows.entries()) {
    const seed = first.lottery.vault.open(row.sealed!, seedName('K3_1M', row.numero))
    assert.equal(commitmentOf(seed), row.commitment)
    if (index > 0) assert.equal(row.open_at.getTime(), rows[index - 1]!.draw_at.getTime(), 'they follow each other')
    assert.throws(
      () => first.lottery.vault.open(row.sealed!, seedName('K3_3M', row.numero)),
      'sealed for this draw alone',
    )
  }
  clock.pass(10 * 60_000)
  assert.equal(await ask(first), 10)
  assert.equal((await rowsOf('K3_1M')).length, AHEAD + 10)
  await Promise.all([first.close(), second.close()])
})

test('a draw whose lock has passed is not made up afterwards', async () => {
  const clock = new HandClock(later(NOW, 57_000))
  const { lottery, close } = openLottery(world.url, clock)
  const game = GAMES.get('K3_3M')!
  clock.pass(2 * 60_000)
  await makeAhead({ ...lottery, pool: lottery.drawPool! }, game, 'SELF', lottery.games.drawsOf(game), none, clock.now())
  const [first] = await rowsOf('K3_3M')
  assert.ok(first!.lock_at.getTime() > clock.now())
  await close()
})

test('a game of the calendar has a week ahead; official draws have no seed, a demonstration is committed to like ours', async () => {
  const clock = new HandClock(NOW)
  const { lottery, close } = openLottery(world.url, clock)
  for (const [code, origin] of [
    ['VN_N', 'DEMONSTRATION'],
    ['VN_S_HCM', 'OFFICIAL'],
  ] as const) {
    const game = GAMES.get(code)!
    await makeAhead(
      { ...lottery, pool: lottery.drawPool! },
      game,
      origin,
      lottery.games.drawsOf(game),
      none,
      clock.now(),
    )
    const rows = await rowsOf(code)
    assert.ok(rows.length >= (code === 'VN_N' ? 8 : 3), `${code}: ${rows.length}`)
    assert.ok(rows.at(-1)!.draw_at.getTime() > clock.now() + 7 * DAY)
    for (const row of rows)
      assert.deepEqual([row.commitment !== null, row.sealed !== null], Array(2).fill(origin === 'DEMONSTRATION'))
  }
  await close()
})

test(
  'the clock makes draws of all games that are offered, one that was killed is gone on with, and disabled ones have none',
  {
    timeout: 90_000,
  },
  async () => {
    const url = await createTestDatabase()
    const own = await openWorld(url)
    const child = spawn(
      process.execPath,
      [new URL('../testing/draw-child.ts', import.meta.url).pathname, url, String(NOW), 'ahead'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    const code = await new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))
    assert.equal(code, 'SIGKILL')
    const count = async () =>
      (
        await own.owner.query<{ game: string; n: number }>(
          'select game, count(*)::integer as n from lottery.draw group by 1 order by 1',
        )
      ).rows
    assert.ok((await count()).length > 0, 'some were made before it was killed')
    const { clockOfDraws, close } = openLottery(url, new HandClock(NOW))
    await clockOfDraws.makeAhead()
    const made = new Map((await count()).map(({ game, n }) => [game, n]))
    for (const game of GAMES.values())
      if (game.disabled) assert.equal(made.get(game.code), undefined, game.code)
      else if (game.clock.kind === 'INTERVAL') assert.equal(made.get(game.code), AHEAD, game.code)
      else assert.ok((made.get(game.code) ?? 0) > 0 || game.code === 'TH_GOV', game.code)
    const { rows } = await own.owner.query(
      `select no from lottery.draw d where (source <> 'OFFICIAL' and profile <> 'VN_S2') <> exists (select from lottery.seed s where s.draw_no = d.no)`,
    )
    assert.deepEqual(rows, [], 'no draw of ours without its seed, and none of a pair with one')
    await close()
    await own.close()
  },
)
