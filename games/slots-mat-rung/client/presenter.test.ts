import assert from 'node:assert/strict'
import { afterEach, beforeEach, test, vi } from 'vitest'
import type { Round } from '@senluna/contract/play/house.ts'
import { at } from '@senluna/kit/assert.ts'
import { costOf } from '@senluna/kit/games/modes.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Sounds } from '../../engine/canvas/sound.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Phase } from '../../engine/session/state.ts'
import { MAT_RUNG, matRung, SYMBOLS } from '../rules/index.ts'
import { jarOf } from './captions.ts'
import { FIRST_GRID } from './first-grid.ts'
import { beatsOfRound, Presenter } from './presenter.ts'
import type { Scene } from './scene.ts'
import type { View } from './view.ts'

const STAKE = costOf(amount(10_000n), at(MAT_RUNG.modes, 2))
const { draws, steps, payout } = matRung.play(sampleDraws(5), STAKE, 'buy')
const round = {
  id: 'r',
  stake: STAKE.toString(),
  payout: payout.toString(),
  choice: 'buy',
  draws,
  steps,
} as unknown as Round
const beats = beatsOfRound(round)
const scene = new Proxy({}, { get: () => () => Promise.resolve() }) as Scene

/** Shows one step; every view on the way. */
async function shown(step: number): Promise<readonly View[]> {
  const phase: Phase = { at: 'showing', round, step, resumed: false }
  const session = { state: { phase }, subscribe: () => () => undefined, dispatch: () => undefined }
  const presenter = new Presenter(scene, session as unknown as GameSession, {
    calm: () => true,
    quickStop: true,
    turbo: () => false,
    minCycleMs: 0,
    sounds: { play: () => undefined, end: () => undefined } as unknown as Sounds,
  })
  const views: View[] = [presenter.view]
  presenter.subscribe(() => views.push(presenter.view))
  await vi.advanceTimersByTimeAsync(60_000)
  presenter.destroy()
  return views
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the jar fills drop by drop, and then the free spins are announced', async () => {
  const views = await shown(0)
  const filled = views.map(jarOf).filter((now) => now !== undefined)
  assert.ok(filled.every((now, nth) => nth === 0 || now >= filled[nth - 1]!))
  assert.equal(Math.max(...filled), MAT_RUNG.jar)
  assert.deepEqual(views.find(({ sign }) => sign?.kind === 'feature')?.sign, {
    kind: 'feature',
    spins: MAT_RUNG.freeSpins,
  })
})

test('the counter goes by the bet and not by the price, and ends at what the spin paid', async () => {
  const views = await shown(0)
  const first = at(beats, 0)
  const [drop] = first.drops
  assert.ok(views.some(({ counted }) => counted === (BigInt(drop!.units) * first.bet) / 100n))
  assert.equal(views.at(-1)!.counted, first.won)
  assert.deepEqual(views.at(-1)!.grid, first.end)
})

test('among free spins there is no jar, and the last of them counts to the payout', async () => {
  const views = await shown(steps - 1)
  assert.ok(views.some((view) => view.freeSpins && jarOf(view) === undefined))
  assert.equal(views.at(-1)!.counted, payout)
})

test('the board before the first spin holds no cluster that wins, and no queen', () => {
  const cells = FIRST_GRID.flatMap((column) => column.map(({ symbol }) => symbol))
  assert.equal(cells.length, 36)
  assert.ok(cells.every((symbol) => SYMBOLS.includes(symbol) && symbol !== 'H1'))
})
