import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { PlayReply } from '@senluna/contract/play/house.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { longestStreak, resultsOf } from '@senluna/kit/promotions/streak.ts'
import { DAY, instant, later } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { queryOf } from '../../../../platform/database/query.ts'
import { pagesAlone } from '../../../../platform/words/own-links.ts'
import { relayed } from '../../../../testing/relayed.ts'
import { buildFacts } from '../../../facts/index.ts'
import { grantFreeRounds } from '../../../rounds/free/grant.ts'
import {
  askAs,
  atGame,
  GAME,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Seated,
} from '../../../rounds/testing/house.ts'
import { cancelRound } from '../../../wagers/index.ts'
import { savePromotion } from '../../index.ts'
import { settleBoards } from './settle-boards.ts'

// Races over the house's own games, from the rounds themselves: what a spin staked and won counts.
// A gambled win, a round of the house's stake and one that was cancelled don't.

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  // Free rounds are given without a reward: that is all that is missed.
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each reward of free rounds'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()

const RULES: RulesOf<'LEADERBOARD'> = {
  kind: 'LEADERBOARD',
  period: 'WEEK',
  products: ['RNG'],
  perPoint: '1000',
  minScore: '1',
  prizes: [{ from: 1, to: 1, amount: '500000' }],
  claimHours: 48,
  turnoverX100: 100,
}

async function opened(id: string, rules: Partial<typeof RULES>): Promise<string> {
  const promotion = {
    id,
    category: 'GAMES',
    titles: { EN: 'Race' },
    summaries: { EN: 'A race' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-gift.svg',
    sort: 1,
    startAt: instant(0),
    enabled: true,
    rules: { ...RULES, ...rules },
  } as const
  await db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(merchantCode('senluna')), promotion, now()))
  return id
}

/** Somebody's score in a race, as its page shows it once everything was worked out. */
async function scoreOf(who: Seated, id: string): Promise<string | undefined> {
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands }, { sweep: true })
  await settleBoards({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
  const board = await askAs<ReplyOf<typeof leaderboard>>(house, who, 'GET', `/wps/v2/leaderboards/${id}?period=NOW`)
  return board.value!.list.find(({ mine }) => mine)?.score
}

const multiple = ({ stake, payout }: PlayReply['round']) => (BigInt(payout) * 100n) / BigInt(stake)

async function cancelled(who: Seated, round: PlayReply['round']): Promise<void> {
  const order = {
    owner: who.member.id,
    source: SOURCE.PLAY,
    key: randomUUID(),
    round: round.id,
    wallet: WALLET.MAIN,
    currency: round.currency,
    vendor: 'SENLUNA',
    reason: 'VOIDED',
    at: now(),
  }
  await db()
    .transaction()
    .execute((tx) => cancelRound(queryOf(tx), order, now()))
}

/** Spins until a win of the last spin was gambled and doubled. */
async function gambled(who: Seated, spins: PlayReply['round'][]): Promise<void> {
  for (;;) {
    const { round, gamble } = await spun(house, who)
    spins.push(round)
    if (!gamble) continue
    house.advance(2_000)
    const path = `/wps/house/${GAME}/rounds/${round.id}/gamble`
    const body = { choice: 'hearts', after: 0 }
    const { value } = await atGame<GambleReply>(house, who, 'POST', path, body, { 'idempotency-key': randomUUID() })
    if (value!.round.payout !== '0') return
  }
}

test('stakes, the best multiple and the longest streak of spins make the places; gambles, free rounds and what was cancelled make none', async () => {
  const who = await sit(house, await newSomebody(house))
  const [byStake, byMultiple, byStreak] = [
    await opened('race-stake', {}),
    await opened('race-multiple', { by: 'MULTIPLE', minScore: '100' }),
    await opened('race-streak', { by: 'STREAK' }),
  ]
  const spins: PlayReply['round'][] = []
  await gambled(who, spins)
  const staked = () => (spins.reduce((sum, { stake }) => sum + BigInt(stake), 0n) / 1_000n).toString()
  const results = () =>
    resultsOf(
      spins.map(({ stake, payout }) => ({ stake: BigInt(stake), payout: BigInt(payout), validBet: BigInt(stake) })),
    )
  const streak = () => {
    const longest = longestStreak(results())
    return longest === 0 ? undefined : longest.toString()
  }
  // Until one row stands, and a round that was none lies between two wins.
  while (!/WW/.test(results()) || !/WLW/.test(results())) spins.push((await spun(house, who)).round)
  const best = () => spins.map(multiple).reduce((most, next) => (next > most ? next : most), 0n)
  assert.equal(await scoreOf(who, byStake), staked())
  assert.equal(await scoreOf(who, byMultiple), best().toString())
  assert.equal(await scoreOf(who, byStreak), streak())

  // Rounds whose stake the house pays, until one of them won more than any spin.
  const brand = house.parts.settings.brands.byHost('localhost')!
  const free = randomUUID()
  const given = {
    id: free,
    memberId: who.member.id,
    games: [GAME],
    stake: amount(1_000n),
    count: 100,
    keepsStake: true,
    mostTimes: 10_000,
    turnoverX100: 0,
    titles: { EN: 'Spins' },
    expiresAt: later(now(), DAY),
  }
  await db()
    .transaction()
    .execute((tx) => grantFreeRounds(tx, brand, given, now()))
  Object.assign(who, await sit(house, who))
  let luck = 0n
  for (let nth = 0; nth < 100 && luck <= best(); nth++) {
    house.advance(3_000)
    const { value, errorCode } = await spin(house, who, {
      stake: '1000',
      free,
      ...(who.last ? { seen: who.last.id } : {}),
    })
    assert.ok(value, errorCode)
    who.last = value.round
    if (multiple(value.round) > luck) luck = multiple(value.round)
  }
  assert.equal(await scoreOf(who, byStake), staked())
  assert.equal(await scoreOf(who, byMultiple), best().toString())
  assert.equal(await scoreOf(who, byStreak), streak())

  // The best spin is cancelled: its stake and its multiple are taken out.
  const top = spins.find((round) => multiple(round) === best())!
  await cancelled(who, top)
  spins.splice(spins.indexOf(top), 1)
  assert.equal(await scoreOf(who, byStake), spins.length === 0 ? undefined : staked())
  assert.equal(await scoreOf(who, byMultiple), best() === 0n ? undefined : best().toString())
  assert.equal(await scoreOf(who, byStreak), streak())

  // So is one between two wins: they stand in a row now.
  const between = results().search(/WLW/) + 1
  if (between === 0) return
  await cancelled(who, spins[between]!)
  spins.splice(between, 1)
  assert.match(results().slice(between - 1), /^WW/)
  assert.equal(await scoreOf(who, byStreak), streak())
}, 120_000)
