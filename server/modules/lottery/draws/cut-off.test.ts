import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, test } from 'vitest'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { payoutOf } from '@senluna/games/lottery/rules/money/payout.ts'
import { amount } from '@senluna/kit/money.ts'
import { later, SECOND } from '@senluna/kit/time.ts'
import { breaksIn } from '@senluna/ledger/testing/world.ts'
import { openDrawWorld, type DrawWorld } from '../testing/draw-world.ts'

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

const BETS = [
  { betType: 'K3_BS', selection: ['BIG'] },
  { betType: 'K3_BS', selection: ['SMALL'] },
  { betType: 'K3_SUM', selection: [10] },
  { betType: 'K3_SUM', selection: [11] },
]

/**
 * What a draw looks like when the process died there: its state, and whether some of its tickets
 * are settled.
 */
const LEFT: Readonly<Record<string, { state: number; settled: 'none' | 'some' | 'any' | 'all' }>> = {
  sealed: { state: 1, settled: 'none' },
  drawing: { state: 1, settled: 'none' },
  drawn: { state: 2, settled: 'none' },
  settling: { state: 2, settled: 'any' },
  'partly settled': { state: 2, settled: 'some' },
  'before the end': { state: 2, settled: 'all' },
}

for (const [step, left] of Object.entries(LEFT))
  test(
    `a process killed at the step "${step}": the next one goes on, every ticket is settled once`,
    { timeout: 90_000 },
    async () => {
      const draw = await world.draw({ game: 'K3_1M' })
      const owners = await Promise.all(Array.from({ length: 22 }, () => world.member(1_000_000n)))
      const tickets = new Map<string, string[]>()
      for (const owner of owners) {
        const bets = Array.from({ length: 50 }, (_, n) => ({
          draw: draw.no,
          unit: 1_000n,
          stake: 1_000n,
          ...BETS[n % BETS.length]!,
        }))
        const { ids, status } = await world.bet(owner, bets)
        assert.equal(status, 'placed')
        tickets.set(owner, ids)
      }
      world.clock.pass(61 * SECOND)
      const at = world.clock.now()
      const script = new URL('../testing/draw-child.ts', import.meta.url).pathname
      const child = spawn(process.execPath, [script, world.url, String(at), step], {
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      assert.equal(await new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal))), 'SIGKILL')

      // The database ends what the dead process had begun.
      const settled = async () =>
        (
          await world.world.owner.query<{ n: number; most: number }>(
            `select count(*)::integer as n, coalesce(max(coalesce(s.revision, 1)), 0)::integer as most from lottery.ticket t
           join wagers.wager w on w.owner_id = t.owner_id and w.id = t.id and w.status <> 0
           left join lottery.settlement s on s.owner_id = t.owner_id and s.ticket_id = t.id where t.draw_no = $1`,
            [draw.no],
          )
        ).rows[0]!
      const before = await world.look(draw.no)
      assert.deepEqual([before.state, before.settled_at], [left.state, null])
      const { n } = await settled()
      if (left.settled === 'none') assert.equal(n, 0)
      if (left.settled === 'all') assert.equal(n, 1_100)
      if (left.settled === 'some') assert.ok(n > 0)

      for (let turns = 0; turns < 20 && !(await world.look(draw.no)).settled_at; turns++) {
        world.clock.at = later(at, (turns + 1) * 250)
        await world.turn()
      }
      assert.ok((await world.look(draw.no)).settled_at)
      assert.deepEqual(await settled(), { n: 1_100, most: 1 })

      const { rows } = await world.world.owner.query<{ result: unknown; count: number }>(
        'select result, count(*) over ()::integer as count from lottery.result where draw_no = $1',
        [draw.no],
      )
      assert.equal(rows[0]!.count, 1)
      const game = GAMES.get('K3_1M')!
      const structure = structureOf(game)
      const result = structure.readResult(rows[0]!.result)
      const paid = Array.from({ length: 50 }, (_, index) => {
        const { betType, selection } = BETS[index % BETS.length]!
        const type = structure.betTypes.get(betType)!
        return payoutOf(
          type,
          game.prices[betType]!,
          amount(1_000n),
          type.pick(selection).outcome({ result, facts: {} }),
        )
      }).reduce((sum, stake) => sum + stake, 0n)
      for (const owner of owners) assert.equal(await world.balance(owner), 1_000_000n - 50_000n + paid)
      assert.deepEqual(await breaksIn(world.world), [])
    },
  )
