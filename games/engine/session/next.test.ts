import type { Round } from '@senluna/contract/play/house.ts'
import { assert, test } from 'vitest'
import type { GameEvent, Opened } from './events.ts'
import { backoffMs, next } from './next.ts'
import { closed, shownStake, type Ask, type Effect, type GameState } from './state.ts'

const ROUND_ID = '00000000-0000-7000-8000-000000000001'
const HEX = 'a'.repeat(64)

/** A round whose steps pay what `paid` says, one after the other. */
const roundOf = (paid: readonly number[], more: Partial<Round> = {}): Round => {
  const payout = paid.reduce((sum, item) => sum + item, 0)
  return {
    id: ROUND_ID,
    game: 'sen-vang',
    mode: 'TRIAL',
    stake: '1000',
    payout: String(payout),
    draws: paid.map(Number),
    steps: paid.length,
    seen: 0,
    nonce: 0,
    seedId: ROUND_ID,
    commitment: HEX,
    clientSeed: 'seed',
    configurationHash: HEX,
    balanceBefore: '10000',
    balanceAfter: String(9000 + payout),
    currency: 'TRL',
    at: '2026-11-21T00:00:00Z',
    ...more,
  }
}
const wonByStep = (round: Round) => round.draws.map(BigInt)

const session = (more: Partial<Opened> = {}): Opened => ({
  bearer: 'bearer',
  expiresAt: '2026-11-21T01:00:00Z',
  member: {
    mode: 'TRIAL',
    account: 'trial1',
    currency: { code: 'TRL', symbol: 'VND', exponent: 0, displayDecimals: 2 },
  },
  game: { code: 'sen-vang', name: 'Sen Vàng' },
  language: 'VI',
  timeZone: 'Asia/Ho_Chi_Minh',
  balance: '10000',
  stakes: ['1000', '2000', '5000'],
  profile: { minCycleMs: 1_000, autoplayRounds: 100, quickStop: true, bonusBuy: true, gamble: true },
  certificate: {
    rtp: '0.9599919',
    hitRate: '0.3488125',
    configurationHash: HEX,
    largestBaseWin: '162.5',
    featureEvery: '140.361',
    deviation: '4.43333',
  },
  seeds: { seedId: ROUND_ID, commitment: HEX, nextCommitment: HEX, clientSeed: 'seed', nonce: 0 },
  free: [],
  openRound: null,
  gamble: null,
  run: null,
  startedAt: '2026-11-21T00:00:00Z',
  ...more,
})

const NOW = 1_000_000
const pendingAsk: Ask = { key: 'key-1', stake: '1000', at: NOW - 5_000 }

/** Runs events one after the other; the effects are those of the last one. */
function run(...events: GameEvent[]): { state: GameState; effects: readonly Effect[] } {
  return events.reduce<{ state: GameState; effects: readonly Effect[] }>(
    ({ state }, event) => next(state, event, wonByStep),
    { state: closed(), effects: [] },
  )
}

const opens = (more: Partial<Opened> = {}, pending?: Ask): GameEvent => ({
  type: 'opened',
  session: session(more),
  pending,
  stake: undefined,
  now: NOW,
})
const spins = (now = NOW): GameEvent => ({ type: 'spin', key: 'key-1', now })
const answers = (
  round: Round,
  more: { replayed?: boolean; left?: number; lossLeft?: string; balance?: string } = {},
): GameEvent => ({
  type: 'answered',
  reply: {
    round,
    balance: more.balance ?? round.balanceAfter,
    version: 7,
    nonce: 1,
    replayed: more.replayed ?? false,
    ...(more.left === undefined
      ? {}
      : { autoplay: { id: 'auto-1', left: more.left, lossLeft: more.lossLeft ?? '9000' } }),
  },
  now: NOW + 100,
})
const shown: GameEvent = { type: 'stepShown', now: NOW + 3_000 }
const starts = (more: { winLimit?: bigint; stopOnFeature?: boolean } = {}): GameEvent => ({
  type: 'autoplayStarted',
  autoplay: {
    id: 'auto-1',
    left: 10,
    lossLeft: 10_000n,
    winLimit: more.winLimit,
    stopOnFeature: more.stopOnFeature ?? false,
  },
})
const names = (effects: readonly Effect[]) => effects.map((effect) => effect.do)

test('a pot that was won ends an autoplay, is shown with the round’s end, and is gone with the next spin', () => {
  const answer = answers(roundOf([500]), { left: 5, balance: '109500' })
  assert.equal(answer.type, 'answered')
  const won: GameEvent =
    answer.type === 'answered'
      ? { ...answer, reply: { ...answer.reply, jackpots: [{ level: 'MINI', amount: '100000' }] } }
      : answer
  const { state, effects } = run(opens(), starts(), spins(), won)
  assert.deepEqual([state.autoplay, state.autoplayEnd, state.jackpots.length], [undefined, 'jackpot', 1])
  assert.include(names(effects), 'stopAutoplay')
  const ended = run(opens(), starts(), spins(), won, shown).state
  assert.deepEqual([ended.phase.at, ended.balance, ended.net], ['idle', 109_500n, 99_500n])
  assert.equal(next(ended, { type: 'jackpotRead' }, wonByStep).state.jackpots.length, 0)
  assert.equal(next(ended, spins(NOW + 9_000), wonByStep).state.jackpots.length, 0)
})

test('a pot won by a round of several moves counts in the net of play', () => {
  const jackpots = [{ level: 'MINI' as const, amount: '100000' }]
  const { state } = run(opens(), { type: 'runOver', round: roundOf([500]), jackpots })
  assert.deepEqual([state.net, state.jackpots], [99_500n, jackpots])
})

test('a spin keeps its key before it is sent, and shows the stake as gone', () => {
  const { state, effects } = run(opens(), spins())
  assert.equal(state.phase.at, 'asking')
  assert.equal(state.balance, 9_000n)
  assert.deepEqual(names(effects), ['keep', 'reportStarted', 'play'])
  assert.deepEqual(effects[0], { do: 'keep', ask: { key: 'key-1', stake: '1000', at: NOW } })
})

test('the site is told which round is asked for before any answer, and what its stake left', () => {
  const { effects } = run(opens(), spins())
  assert.deepEqual(effects[1], { do: 'reportStarted', roundId: 'key-1', balance: 9_000n })
})

test('a choice with a price is staked with its price, and what is bought once is bought once', () => {
  const dearer = run(opens(), { type: 'choiceMade', choice: 'ante', priceX100: 120 }, spins())
  assert.equal(dearer.state.balance, 8_800n)
  assert.deepEqual(dearer.effects[0], {
    do: 'keep',
    ask: { key: 'key-1', stake: '1200', choice: 'ante', at: NOW },
  })
  const once = { choice: 'buy', priceX100: 500 }
  const bought = run(opens(), { type: 'choiceMade', choice: 'base' }, { type: 'spin', key: 'key-1', now: NOW, once })
  assert.equal(bought.state.balance, 5_000n)
  assert.deepEqual([bought.state.choice, bought.state.priceX100], ['base', 100])
  // Ten times the balance's worth: nothing is asked.
  const short = run(opens(), { type: 'spin', key: 'key-1', now: NOW, once: { choice: 'buy', priceX100: 1_001 } })
  assert.equal(short.state.trouble, 'WAL_INSUFFICIENT')
  assert.equal(short.state.phase.at, 'idle')
})

test('an answered spin is forgotten and shown; the balance waits for what it pays', () => {
  const { state, effects } = run(opens(), spins(), answers(roundOf([2_500])))
  assert.equal(state.phase.at, 'showing')
  assert.equal(state.balance, 9_000n)
  assert.deepEqual(names(effects), ['forget', 'reportStarted'])
  const after = run(opens(), spins(), answers(roundOf([2_500])), shown)
  assert.equal(after.state.balance, 11_500n)
  assert.equal(after.state.won, 2_500n)
  assert.equal(after.state.net, 1_500n)
  assert.deepEqual(names(after.effects), ['reportShown', 'seenLater'])
})

test('a lost answer is asked for again under the same key, later and later', () => {
  const lost: GameEvent = { type: 'lost', now: NOW }
  const { state, effects } = run(opens(), spins(), lost, lost)
  assert.equal(state.trouble, 'OFFLINE')
  assert.deepEqual(effects, [{ do: 'play', ask: { key: 'key-1', stake: '1000', at: NOW }, afterMs: backoffMs(1) }])
  assert.deepEqual([0, 1, 2, 3, 4, 5, 50].map(backoffMs), [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
})

test('the answer after a loss is the same round, and the trouble is over', () => {
  const { state } = run(opens(), spins(), { type: 'lost', now: NOW }, answers(roundOf([0]), { replayed: true }))
  assert.equal(state.phase.at, 'showing')
  assert.isUndefined(state.trouble)
})

test('a second press while a spin is out asks for nothing', () => {
  const { effects } = run(opens(), spins(), { type: 'spin', key: 'key-2', now: NOW + 50_000 })
  assert.deepEqual(effects, [])
})

test('after a reload the unanswered spin is asked for again under its key', () => {
  const { state, effects } = run(opens({}, pendingAsk))
  assert.equal(state.phase.at, 'asking')
  assert.deepEqual(effects, [
    { do: 'reportStarted', roundId: 'key-1', balance: 10_000n },
    { do: 'play', ask: pendingAsk, afterMs: 0 },
  ])
})

test('after a reload what that spin paid is held back again, where the server names it', () => {
  const openRound = roundOf([2_500], { id: 'key-1' })
  const { state, effects } = run(opens({ openRound, balance: '11500' }, pendingAsk))
  assert.equal(state.balance, 9_000n)
  assert.deepEqual(effects[0], { do: 'reportStarted', roundId: 'key-1', balance: 9_000n })
})

test('a spin asked for long ago is not made by surprise', () => {
  const { state, effects } = run(opens({}, { ...pendingAsk, at: NOW - 60_001 }))
  assert.equal(state.phase.at, 'idle')
  assert.deepEqual(names(effects), ['forget'])
})

test('a repeat that brings a round shown to its end is not shown twice', () => {
  const { state, effects } = run(opens({}, pendingAsk), answers(roundOf([500], { seen: 1 }), { replayed: true }))
  assert.equal(state.phase.at, 'idle')
  assert.equal(state.balance, 9_500n)
  assert.deepEqual(effects, [{ do: 'forget' }, { do: 'reportShown', roundId: ROUND_ID, balance: 9_500n, version: 7 }])
})

for (const [seen, won, why] of [
  [0, 0n, 'from its first step'],
  [1, 300n, 'from its second step'],
  [2, 300n, 'from its last step'],
] as const) {
  test(`an open round goes on ${why}: the balance is what its stake left`, () => {
    const openRound = roundOf([300, 0, 700], { seen })
    const { state, effects } = run(opens({ openRound, balance: '10000' }))
    assert.deepInclude(state.phase, { at: 'showing', step: seen, resumed: true })
    assert.equal(state.balance, 9_000n)
    assert.equal(state.won, won)
    assert.deepInclude(effects[1], { do: 'reportStarted', balance: 9_000n })
  })
}

test('each free spin shown is stored, the last one with the next spin', () => {
  const round = roundOf([300, 0, 700])
  const first = run(opens(), spins(), answers(round), shown)
  assert.deepEqual(first.effects, [{ do: 'seen', roundId: ROUND_ID, step: 1 }])
  const all = run(opens(), spins(), answers(round), shown, shown, shown, {
    type: 'spin',
    key: 'key-2',
    now: NOW + 9_000,
  })
  assert.deepInclude(all.effects[0], { do: 'keep' })
  assert.deepEqual(all.effects[0], {
    do: 'keep',
    ask: { key: 'key-2', stake: '1000', seen: ROUND_ID, at: NOW + 9_000 },
  })
})

test('through free spins the balance stands at what the stake left, and the win counts; at the end it is the wallet’s', () => {
  const begun = [opens(), spins(), answers(roundOf([300, 0, 700]))]
  const figures = [[], [shown], [shown, shown], [shown, shown, shown]].map((steps) => {
    const { state } = run(...begun, ...steps)
    return [state.balance, state.won]
  })
  assert.deepEqual(figures, [
    [9_000n, 0n],
    [9_000n, 300n],
    [9_000n, 300n],
    [10_000n, 1_000n],
  ])
})

test('a step acknowledged by itself is not said again', () => {
  const { effects } = run(
    opens(),
    spins(),
    answers(roundOf([0])),
    shown,
    { type: 'acknowledged', roundId: ROUND_ID },
    { type: 'spin', key: 'key-2', now: NOW + 9_000 },
  )
  assert.deepEqual(effects[0], { do: 'keep', ask: { key: 'key-2', stake: '1000', at: NOW + 9_000 } })
})

test('a stake above the balance is refused here, before it is sent', () => {
  const { state, effects } = run(opens({ balance: '999' }), spins())
  assert.equal(state.trouble, 'WAL_INSUFFICIENT')
  assert.equal(state.phase.at, 'idle')
  assert.deepEqual(effects, [])
})

test('a refused spin gives the shown stake back and frees the button at once', () => {
  const { state, effects } = run(opens(), spins(), {
    type: 'refused',
    code: 'WAL_INSUFFICIENT',
    retryAfterMs: undefined,
    now: NOW + 50,
  })
  assert.equal(state.phase.at, 'idle')
  assert.equal(state.balance, 10_000n)
  assert.equal(state.readyAt, NOW + 50)
  assert.deepEqual(effects, [{ do: 'forget' }, { do: 'reportNone', roundId: 'key-1', balance: 10_000n }])
})

for (const [code, retryAfterMs, afterMs] of [
  ['SYS_BUSY', 1_000, 1_000],
  ['SYS_BUSY', undefined, 500],
  ['SYS_THROTTLED', 3_000, 3_000],
  ['ROUND_TOO_SOON', undefined, 250],
] as const) {
  test(`${code} is tried again after ${afterMs} ms under the same key`, () => {
    const { state, effects } = run(opens(), spins(), { type: 'refused', code, retryAfterMs, now: NOW })
    assert.equal(state.phase.at, 'asking')
    assert.deepEqual(effects, [{ do: 'play', ask: { key: 'key-1', stake: '1000', at: NOW }, afterMs }])
  })
}

test('a server that stays busy is not pressed for ever', () => {
  const busy: GameEvent = { type: 'refused', code: 'SYS_BUSY', retryAfterMs: undefined, now: NOW }
  const { state } = run(opens(), spins(), busy, busy, busy, busy, busy, busy)
  assert.equal(state.phase.at, 'idle')
  assert.equal(state.trouble, 'SYS_BUSY')
})

test('an open round that this tab does not know is fetched and shown', () => {
  const refused = run(opens(), spins(), { type: 'refused', code: 'ROUND_OPEN', retryAfterMs: undefined, now: NOW })
  assert.deepEqual(names(refused.effects), ['forget', 'reportNone', 'findOpen'])
  const found = next(refused.state, { type: 'openFound', round: roundOf([0, 50], { seen: 1 }) }, wonByStep)
  assert.deepInclude(found.state.phase, { at: 'showing', step: 1 })
})

for (const [code, tells] of [
  ['GAME_SESSION', true],
  ['AUTH_KICKED', true],
  ['GAME_MAINTENANCE', false],
  ['AUTH_EXCLUDED', false],
] as const) {
  test(`${code} closes the game${tells ? ' and tells the site' : ''}`, () => {
    const { state, effects } = run(opens(), spins(), { type: 'refused', code, retryAfterMs: undefined, now: NOW })
    assert.deepEqual(state.phase, { at: 'closed', why: code })
    assert.deepEqual(names(effects), tells ? ['reportNone', 'reportOver'] : ['reportNone'])
  })
}

test('a game that closes in the middle of a round holds its money back no longer', () => {
  const { effects } = run(opens(), spins(), answers(roundOf([2_500])), { type: 'sessionOver', code: 'GAME_SESSION' })
  assert.deepEqual(effects, [{ do: 'reportNone', roundId: ROUND_ID, balance: 11_500n }, { do: 'reportOver' }])
  assert.deepEqual(names(run(opens(), { type: 'sessionOver', code: 'GAME_SESSION' }).effects), ['reportOver'])
})

test('no spin begins before the shortest cycle is over', () => {
  const before = run(opens(), spins(), answers(roundOf([0])), { type: 'stepShown', now: NOW + 400 }, spins(NOW + 999))
  assert.equal(before.state.phase.at, 'idle')
  const after = run(opens(), spins(), answers(roundOf([0])), { type: 'stepShown', now: NOW + 400 }, spins(NOW + 1_000))
  assert.equal(after.state.phase.at, 'asking')
})

test('autoplay spins again when the cycle allows it, and carries its id', () => {
  const { effects } = run(opens(), starts(), spins(), answers(roundOf([0]), { left: 9 }), {
    type: 'stepShown',
    now: NOW + 400,
  })
  assert.deepInclude(effects.at(-1), { do: 'spinAgain', at: NOW + 1_000 })
  const asked = run(opens(), starts(), spins())
  assert.deepEqual(asked.effects[0], { do: 'keep', ask: { key: 'key-1', stake: '1000', autoplay: 'auto-1', at: NOW } })
})

for (const [why, limits, paid, left] of [
  ['rounds', {}, [0], 0],
  ['feature', { stopOnFeature: true }, [0, 0], 5],
  ['win', { winLimit: 5_000n }, [5_000], 5],
] as const) {
  test(`autoplay ends: ${why}`, () => {
    const { state, effects } = run(
      opens(),
      starts(limits),
      spins(),
      answers(roundOf(paid), { left }),
      ...paid.map(() => shown),
    )
    assert.isUndefined(state.autoplay)
    assert.equal(state.autoplayEnd, why)
    assert.notInclude(names(effects), 'spinAgain')
  })
}

test('a lost connection ends the autoplay, never the question about the spin', () => {
  const { state, effects } = run(opens(), starts(), spins(), { type: 'lost', now: NOW })
  assert.equal(state.autoplayEnd, 'connection')
  assert.deepEqual(names(effects), ['play', 'stopAutoplay'])
  assert.equal(state.phase.at, 'asking')
})

test('an autoplay ends once its limit on losses leaves no room for the next stake, price included', () => {
  const after = (lossLeft: string, ...before: GameEvent[]) =>
    run(opens(), ...before, starts(), spins(), answers(roundOf([0]), { left: 9, lossLeft }), shown)
  assert.equal(after('999').state.autoplayEnd, 'loss')
  assert.notInclude(names(after('999').effects), 'spinAgain')
  assert.include(names(after('1000').effects), 'spinAgain')
  assert.equal(after('1100', { type: 'choiceMade', choice: 'ante', priceX100: 120 }).state.autoplayEnd, 'loss')
})

const autoplayIsOver: GameEvent = { type: 'refused', code: 'AUTOPLAY_OVER', retryAfterMs: undefined, now: NOW }

test('an autoplay that the server knows no more was ended by another', () => {
  const { state } = run(opens(), starts(), spins(), autoplayIsOver)
  assert.deepEqual([state.phase.at, state.autoplayEnd, state.trouble], ['idle', 'elsewhere', undefined])
})

test('a spin of an autoplay that ended with a reload says that the line broke, not that a limit was reached', () => {
  const { state } = run(opens({}, { ...pendingAsk, autoplay: 'auto-1' }), autoplayIsOver)
  assert.deepEqual([state.phase.at, state.autoplayEnd, state.trouble], ['idle', 'connection', undefined])
  assert.equal(state.balance, 10_000n)
})

test('a wallet told during a round waits for its end, an older figure is not taken', () => {
  const report = (version: number): GameEvent => ({ type: 'walletReported', balance: 20_000n, version })
  const during = run(opens(), spins(), answers(roundOf([2_000])), report(8))
  assert.equal(during.state.balance, 9_000n)
  assert.equal(next(during.state, shown, wonByStep).state.balance, 20_000n)
  const older = run(opens(), spins(), answers(roundOf([2_000])), report(6), shown)
  assert.equal(older.state.balance, 11_000n)
})

test('a wallet told while a past round is shown again is taken at once', () => {
  const past = roundOf([300, 700], { seen: 2 })
  const report: GameEvent = { type: 'walletReported', balance: 20_000n, version: 8 }
  assert.equal(run(opens(), { type: 'recalled', round: past }, report).state.balance, 20_000n)
})

test('trouble beside a spin leaves the spin alone', () => {
  const { state } = run(opens(), spins(), { type: 'troubled', code: 'SYS_BUSY' })
  assert.equal(state.phase.at, 'asking')
  assert.isUndefined(state.trouble)
})

test('a limit that a run meets says which one, until the next trouble', () => {
  const reached = { limit: 'lossDay', value: '500000' } as const
  const met = run(opens(), { type: 'troubled', code: 'RG_LIMIT', reached }).state
  assert.deepEqual([met.trouble, met.reached], ['RG_LIMIT', reached])
  const other = next(met, { type: 'troubled', code: 'SYS_BUSY' }, () => []).state
  assert.deepEqual([other.trouble, other.reached], ['SYS_BUSY', undefined])
})

test('a past round is shown again without touching money', () => {
  const past = roundOf([300, 700], { seen: 2 })
  const begun = run(opens(), { type: 'recalled', round: past })
  assert.deepInclude(begun.state.phase, { at: 'recalling', step: 0 })
  const over = run(opens(), { type: 'recalled', round: past }, shown, shown)
  assert.equal(over.state.phase.at, 'idle')
  assert.equal(over.state.balance, 10_000n)
  assert.equal(over.state.net, 0n)
  assert.deepEqual(over.effects, [])
})

test('a stake off the ladder cannot be chosen, and none while a round is in view', () => {
  assert.equal(run(opens(), { type: 'stakeChosen', stake: 3_000n }).state.stake, 1_000n)
  assert.equal(run(opens(), { type: 'stakeChosen', stake: 5_000n }).state.stake, 5_000n)
  assert.equal(run(opens(), spins(), { type: 'stakeChosen', stake: 5_000n }).state.stake, 1_000n)
})

for (const [event, expected, why] of [
  [opens({}, { ...pendingAsk, stake: '5000' }), 5_000n, 'asked about again after a reload'],
  [opens({ openRound: roundOf([300, 700], { stake: '5000', seen: 1 }) }), 5_000n, 'resumed'],
] as const) {
  test(`the stake shown is the one the round was played with: ${why}`, () => {
    const { state } = run(event)
    assert.deepEqual([shownStake(state), state.stake], [expected, 1_000n])
  })
}

test('the stake of a round shown again stands until it is over; then the chosen one is back', () => {
  const recalled: GameEvent = { type: 'recalled', round: roundOf([300], { stake: '2000', seen: 1 }) }
  const chosen: GameEvent = { type: 'stakeChosen', stake: 5_000n }
  const stakes = [[chosen], [chosen, recalled], [chosen, recalled, shown]].map((events) =>
    shownStake(run(opens(), ...events).state),
  )
  assert.deepEqual(stakes, [5_000n, 2_000n, 5_000n])
})

test('a due reality check stops the autoplay and is told to the site; the pause holds until it is over', () => {
  const { state, effects } = run(opens(), starts(), spins(), {
    type: 'refused',
    code: 'RG_REALITY_CHECK',
    retryAfterMs: undefined,
    now: NOW,
  })
  assert.isUndefined(state.autoplay)
  assert.equal(state.balance, 10_000n)
  assert.deepEqual(names(effects), ['forget', 'reportNone', 'reportCheck', 'stopAutoplay'])
  const held = next(state, { type: 'paused', on: true }, wonByStep).state
  assert.equal(next(held, spins(NOW + 9_000), wonByStep).state.phase.at, 'idle')
  const over = next(held, { type: 'paused', on: false }, wonByStep).state
  assert.isUndefined(over.trouble)
  assert.equal(next(over, spins(NOW + 9_000), wonByStep).state.phase.at, 'asking')
})

test('a pause ends an autoplay that runs, after the round in view', () => {
  const { state, effects } = run(opens(), starts(), spins(), answers(roundOf([0]), { left: 9 }), {
    type: 'paused',
    on: true,
  })
  assert.deepEqual([state.phase.at, state.autoplayEnd, names(effects)], ['showing', 'check', ['stopAutoplay']])
  const shownOver = next(state, shown, wonByStep)
  assert.notInclude(names(shownOver.effects), 'spinAgain')
})

test('a limit that was reached is kept beside the refusal, and gone with the next spin', () => {
  const reached = { limit: 'stake', value: '500' } as const
  const { state } = run(opens(), spins(), {
    type: 'refused',
    code: 'RG_LIMIT',
    retryAfterMs: undefined,
    reached,
    now: NOW,
  })
  assert.deepEqual([state.phase.at, state.trouble, state.reached], ['idle', 'RG_LIMIT', reached])
  assert.isUndefined(next(state, spins(NOW + 2_000), wonByStep).state.trouble)
})

test('a break closes the game', () => {
  const { state } = run(opens(), spins(), {
    type: 'refused',
    code: 'RG_COOLING_OFF',
    retryAfterMs: undefined,
    now: NOW,
  })
  assert.deepEqual(state.phase, { at: 'closed', why: 'RG_COOLING_OFF' })
})

const FREE = {
  id: 'free-1',
  title: 'Spins',
  stake: '2000',
  count: 2,
  left: 2,
  keepsStake: true,
  won: '0',
  most: '40000',
  turnoverX100: 100,
  endsAt: '2026-12-01T00:00:00.000Z',
}

test('free rounds are played first: their stake is shown and costs nothing, what is not kept is no gain', () => {
  const opened = opens({ free: [FREE], balance: '500' })
  assert.equal(shownStake(run(opened).state), 2_000n)
  const asked = run(opened, spins())
  assert.deepInclude(asked.effects[0], {
    do: 'keep',
    ask: { key: 'key-1', stake: '2000', free: 'free-1', at: NOW },
  })
  assert.equal(asked.state.balance, 500n)
  const round = roundOf([3_000], { stake: '2000', balanceBefore: '2500', balanceAfter: '3500', free: true })
  const played = { id: 'free-1', left: 1, won: '1000', returned: '2000' }
  const answer = answers(round)
  if (answer.type !== 'answered') throw new Error('an answer is one')
  const reply = { ...answer.reply, balance: '1500', free: played }
  const over = run(opened, spins(), { ...answer, reply }, shown).state
  assert.deepEqual([over.balance, over.net, over.free[0]!.left], [1_500n, 1_000n, 1])
})

test('own money is played where free rounds are switched off; those that are over are gone', () => {
  const own = run(opens({ free: [FREE] }), { type: 'freeChosen', on: false }, spins())
  assert.deepInclude(own.effects[0], { do: 'keep', ask: { key: 'key-1', stake: '1000', at: NOW } })
  const over = run(opens({ free: [FREE] }), spins(), {
    type: 'refused',
    code: 'PROMO_CLOSED',
    retryAfterMs: undefined,
    now: NOW,
  })
  assert.deepEqual([over.state.free, over.state.trouble], [[], 'PROMO_CLOSED'])
})
