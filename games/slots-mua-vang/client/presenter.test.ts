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
import { ENOUGH, MUA_VANG, muaVang, type Position } from '../rules/index.ts'
import { FIRST_GRID } from './first-grid.ts'
import { beatsOfRound, Presenter } from './presenter.ts'
import type { Scene } from './scene.ts'
import type { View } from './view.ts'

const STAKE = costOf(amount(10_000n), at(MUA_VANG.modes, 2))
const { draws, steps, payout } = muaVang.play(sampleDraws(5), STAKE, 'buy')
const round = {
  id: 'r',
  stake: STAKE.toString(),
  payout: payout.toString(),
  choice: 'buy',
  draws,
  steps,
} as unknown as Round
const beats = beatsOfRound(round)

/** Shows one step; every view on the way, and what was held while the board moved. */
async function shown(step: number): Promise<{ views: readonly View[]; held: readonly (readonly Position[])[] }> {
  const held: (readonly Position[])[] = []
  const scene = new Proxy(
    {},
    {
      get: (_, name) => (_grid: unknown, how: { held?: readonly Position[] } | undefined) => {
        if (name === 'land') held.push(how?.held ?? [])
        return Promise.resolve()
      },
    },
  ) as Scene
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
  await vi.advanceTimersByTimeAsync(30_000)
  presenter.destroy()
  return { views, held }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('six baskets announce the harvest with its respins', async () => {
  const { views } = await shown(0)
  assert.deepEqual(views.find(({ sign }) => sign?.kind === 'feature')?.sign, { kind: 'feature', spins: 3 })
})

test('in a respin the baskets of before stay where they are, and what is left is told before it lands', async () => {
  const { views, held } = await shown(1)
  assert.deepEqual(held, [at(beats, 0).baskets])
  assert.equal(views.find(({ freeSpins }) => freeSpins)?.freeSpins?.left, 3)
  assert.deepEqual(views.at(-1)!.grid, at(beats, 1).grid)
})

test('the end of a harvest points at every basket and counts to what it paid', async () => {
  const { views } = await shown(steps - 1)
  assert.ok(views.some(({ pointedAt }) => pointedAt?.kind === 'harvest'))
  assert.deepEqual(views.findLast(({ sign }) => sign?.kind === 'total')?.sign, {
    kind: 'total',
    won: BigInt(payout) - at(beats, 0).won,
  })
  assert.equal(views.at(-1)!.counted, payout)
})

test('the field before the first spin holds too few baskets for a harvest', () => {
  const baskets = FIRST_GRID.flat().filter(({ symbol }) => symbol === 'C')
  assert.ok(baskets.length < ENOUGH)
})
