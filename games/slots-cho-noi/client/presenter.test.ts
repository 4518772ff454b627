import assert from 'node:assert/strict'
import { afterEach, beforeEach, test, vi } from 'vitest'
import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Sounds } from '../../engine/canvas/sound.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Phase } from '../../engine/session/state.ts'
import { choNoi, type Beat } from '../rules/index.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { FIRST_GRID } from './first-grid.ts'
import { Presenter } from './presenter.ts'
import type { Scene } from './scene.ts'
import type { View } from './view.ts'

const STAKE = amount(10_000n)

/** The first round, seed by seed, with a step such as this; the step with it. */
function roundWith(wanted: (beat: Beat) => boolean): { round: Round; beats: readonly Beat[]; step: number } {
  for (let seed = 0; seed < 50_000; seed++) {
    const { draws, steps, payout } = choNoi.play(sampleDraws(seed), STAKE)
    const beats = choNoi.beats(draws, STAKE)
    const step = beats.findIndex(wanted)
    if (step < 0) continue
    const round = { id: 'r', stake: STAKE.toString(), payout: payout.toString(), draws, steps } as unknown as Round
    return { round, beats, step }
  }
  throw new Error('no such round')
}

const scene = new Proxy({}, { get: () => () => Promise.resolve() }) as Scene

/** Shows one step; every view on the way, and what was heard. */
async function shown(round: Round, step: number): Promise<{ views: readonly View[]; heard: readonly string[] }> {
  const phase: Phase = { at: 'showing', round, step, resumed: false }
  const session = {
    state: { phase },
    subscribe: () => () => undefined,
    dispatch: () => undefined,
  } as unknown as GameSession
  const heard: string[] = []
  const sounds = { play: ({ name }: { name: string }) => heard.push(name), end: () => undefined } as unknown as Sounds
  const presenter = new Presenter(scene, session, {
    calm: () => true,
    quickStop: true,
    turbo: () => false,
    minCycleMs: 0,
    sounds,
  })
  const views: View[] = [presenter.view]
  presenter.subscribe(() => views.push(presenter.view))
  await vi.advanceTimersByTimeAsync(20_000)
  presenter.destroy()
  return { views, heard }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the counter goes up with every drop, and ends at what the spin paid', async () => {
  const { round, beats, step } = roundWith(({ type, drops }) => type === 'baseSpin' && drops.length > 2)
  const { views } = await shown(round, step)
  const counted = [...new Set(views.map((view) => view.counted))]
  const units = beats[0]!.drops.map(({ units }) => units)
  const sums = units.map((_, nth) => units.slice(0, nth + 1).reduce((sum, drop) => sum + drop, 0))
  assert.deepEqual(counted, [0n, ...sums.map((sum) => (BigInt(sum) * STAKE) / 100n)])
  assert.equal(counted.at(-1), beats[0]!.won)
  assert.deepEqual(views.at(-1)!.grid, beats[0]!.end)
})

test('multipliers are pointed at after the last drop, and the counter then takes all of them', async () => {
  const { round, beats, step } = roundWith(({ times, drops }) => times > 1 && drops.length > 0)
  const beat = beats[step]!
  const { views } = await shown(round, step)
  const pointed = views.map(({ pointedAt }) => pointedAt?.kind)
  assert.ok(pointed.lastIndexOf('wins') < pointed.indexOf('times'))
  const at = views.find(({ pointedAt }) => pointedAt?.kind === 'times')!
  assert.deepEqual(at.pointedAt, { kind: 'times', times: beat.times })
  assert.ok(at.counted < beat.total)
  assert.equal(views.at(-1)!.counted, beat.total)
})

test('a return that is no more than the stake is not celebrated', async () => {
  const { round, step } = roundWith(
    ({ type, won, freeSpinsWon }) => type === 'baseSpin' && won > 0n && won <= STAKE && freeSpinsWon === 0,
  )
  const { views, heard } = await shown(round, step)
  assert.ok(heard.includes('neutral'))
  for (const name of ['win', 'tumble', 'count']) assert.ok(!heard.includes(name), name)
  assert.ok(views.every(({ sign }) => sign === undefined))
})

test('four scatters announce the free spins', async () => {
  const { round, step } = roundWith(({ type, freeSpinsWon }) => type === 'baseSpin' && freeSpinsWon > 0)
  const { views } = await shown(round, step)
  assert.deepEqual(views.find(({ sign }) => sign?.kind === 'feature')?.sign, { kind: 'feature', spins: 10 })
  assert.ok(views.some(({ pointedAt }) => pointedAt?.kind === 'scatters'))
})

test('the board before the first spin holds no win, and neither the dearest symbol nor enough scatters', () => {
  const symbols = FIRST_GRID.flat().map(({ symbol }) => symbol)
  assert.equal(symbols.length, 30)
  const count = (wanted: string) => symbols.filter((symbol) => symbol === wanted).length
  assert.equal(count('H1'), 0)
  for (const symbol of new Set(symbols)) assert.ok(count(symbol) < (symbol === 'S' ? 4 : 8), symbol)
})
