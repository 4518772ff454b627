import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { GambleOffer } from '@senluna/contract/play/gamble-offer.ts'
import type { Round } from '@senluna/contract/play/house.ts'
import { assert, test } from 'vitest'
import type { GameEvent } from './events.ts'
import { next } from './next.ts'
import { closed, type GameState } from './state.ts'

const OFFER: GambleOffer = { of: 'spin', steps: 0, left: 5, standing: '800', most: '51200' }
const idle: GameState = {
  ...closed(),
  phase: { at: 'idle' },
  balance: 5_000n,
  wallet: { balance: 5_000n, version: 7 },
  stakes: [1_000n],
  stake: 1_000n,
  minCycleMs: 1_000,
  gamble: OFFER,
}
const went = (state: GameState, ...events: GameEvent[]) =>
  events.reduce(
    (before, event) => {
      const { state: after, effects } = next(before.state, event, () => [])
      return { state: after, effects: [...before.effects, ...effects.map((effect) => effect.do)] }
    },
    { state, effects: [] as string[] },
  )
const press: GameEvent = { type: 'gambled', key: 'step', choice: 'red', now: 10_000 }
const reply = (payout: string, gamble: GambleOffer | null): GambleReply => ({
  round: { id: 'step', stake: '800', payout, draws: [14] } as unknown as Round,
  gamble,
  balance: String(5_000 - 800 + Number(payout)),
  version: 9,
  nonce: 4,
  replayed: false,
})

test('the balance is without what is risked until the card was turned', () => {
  const asked = went(idle, press)
  assert.deepEqual([asked.state.phase.at, asked.state.balance], ['gambling', 4_200n])
  assert.deepEqual(asked.effects, ['reportStarted', 'gamble'])
  const more = { ...OFFER, steps: 1, left: 4, standing: '1600' }
  const known = went(asked.state, { type: 'cardKnown', reply: reply('1600', more) })
  assert.deepEqual([known.state.phase.at, known.state.balance], ['gambling', 4_200n])
  const shown = went(known.state, { type: 'cardShown' })
  assert.deepEqual(
    [shown.state.phase.at, shown.state.balance, shown.state.won, shown.state.net, shown.state.gamble],
    ['idle', 5_800n, 1_600n, 800n, more],
  )
  assert.deepEqual(shown.effects, ['reportShown'])
  const kept = went(shown.state, { type: 'winKept' })
  assert.equal(kept.state.gamble, undefined)
})

test('a lost step leaves nothing to risk, and a spin begins afresh', () => {
  const { state } = went(idle, press, { type: 'cardKnown', reply: reply('0', null) }, { type: 'cardShown' })
  assert.deepEqual([state.balance, state.gamble, state.turned?.payout], [4_200n, undefined, '0'])
  const spun = went({ ...state, readyAt: 0 }, { type: 'spin', key: 'next', now: 20_000 })
  assert.deepEqual([spun.state.phase.at, spun.state.turned], ['asking', undefined])
})

test('without an answer the same step is asked for again; a refusal gives back what stood', () => {
  const lost = went(idle, press, { type: 'lost', now: 11_000 })
  assert.deepEqual(lost.effects, ['reportStarted', 'gamble', 'gamble'])
  assert.ok(lost.state.phase.at === 'gambling' && lost.state.phase.ask.key === 'step')
  const busy = went(idle, press, { type: 'refused', code: 'ROUND_TOO_SOON', retryAfterMs: undefined, now: 11_000 })
  assert.equal(busy.state.phase.at, 'gambling')
  const over = went(idle, press, { type: 'refused', code: 'ROUND_STATE', retryAfterMs: undefined, now: 11_000 })
  assert.deepEqual([over.state.phase.at, over.state.balance, over.state.gamble], ['idle', 5_000n, undefined])
  const limit = went(idle, press, { type: 'refused', code: 'RG_LIMIT', retryAfterMs: undefined, now: 11_000 })
  assert.deepEqual([limit.state.balance, limit.state.gamble, limit.state.trouble], [5_000n, OFFER, 'RG_LIMIT'])
})

test('nothing is risked while an autoplay runs, a pause is on, or less is left', () => {
  for (const more of [
    { autoplay: { id: 'a', left: 3, lossLeft: 5_000n, winLimit: undefined, stopOnFeature: false } },
    { paused: true },
    { gamble: undefined },
    { balance: 799n },
  ])
    assert.equal(went({ ...idle, ...more }, press).state.phase.at, 'idle')
})
