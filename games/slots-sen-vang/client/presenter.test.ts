import assert from 'node:assert/strict'
import { vi, afterEach, beforeEach, test } from 'vitest'
import type { Round } from '@senluna/contract/play/house.ts'
import { assert as certain } from '@senluna/kit/assert.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Sounds } from '../../engine/canvas/sound.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Phase } from '../../engine/session/state.ts'
import { senVang, type Beat } from '../rules/index.ts'
import { featureWon } from '../../engine/slot/presenter.ts'
import { Presenter } from './presenter.ts'
import type { Scene } from './scene.ts'
import type { View } from './view.ts'

const STAKE = amount(10_000n)

/** A stream of numbers that any seed begins anew. */
function numbersFrom(seed: number) {
  let state = seed
  return {
    uint: (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return (state >>> 8) % below
    },
  }
}

/** A round whose base spin pays and whose free spins pay too. */
function featureRound(): { round: Round; beats: readonly Beat[] } {
  for (let seed = 0; seed < 20_000; seed++) {
    const { draws, steps, payout } = senVang.play(numbersFrom(seed), STAKE)
    if (steps === 1) continue
    const beats = senVang.beats(draws, STAKE)
    if (beats[0]!.won === 0n || payout === beats[0]!.won) continue
    const round = { roundId: 'r', stake: STAKE.toString(), payout: payout.toString(), draws, steps } as unknown as Round
    return { round, beats }
  }
  throw new Error('no such round')
}

const scene = new Proxy({}, { get: () => () => Promise.resolve() }) as Scene
const silent = { play: () => undefined, end: () => undefined } as unknown as Sounds

/** Shows the last free spin of a round and answers every sign that came up. */
async function signsAtTheEnd(round: Round): Promise<View['sign'][]> {
  const phase: Phase = { at: 'showing', round, step: round.steps - 1, resumed: false }
  const session = {
    state: { phase },
    subscribe: () => () => undefined,
    dispatch: () => undefined,
  } as unknown as GameSession
  const presenter = new Presenter(scene, session, {
    calm: () => true,
    quickStop: true,
    turbo: () => false,
    minCycleMs: 0,
    sounds: silent,
  })
  const signs: View['sign'][] = [presenter.view.sign]
  presenter.subscribe(() => {
    if (presenter.view.sign !== signs.at(-1)) signs.push(presenter.view.sign)
  })
  await vi.advanceTimersByTimeAsync(20_000)
  presenter.destroy()
  return signs.filter((sign) => sign !== undefined)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the card at the end of free spins leaves out what the paid spin had won', async () => {
  const { round, beats } = featureRound()
  const paid = beats[0]!.won
  certain(paid > 0n, 'the paid spin won')
  const total = (await signsAtTheEnd(round)).find((sign) => sign?.kind === 'total')
  assert.deepEqual(total, { kind: 'total', won: BigInt(round.payout) - paid })
  assert.equal(featureWon(beats), BigInt(round.payout) - paid)
})
