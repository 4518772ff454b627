import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { PlayReply, rotateSeeds, Round } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { timesX10000 } from '@senluna/games/side-double-up/rules/index.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { amount } from '@senluna/kit/money.ts'
import { HOUR, later } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { queryOf } from '../../../platform/database/query.ts'
import { capStakes } from '../../protection/index.ts'
import { grantFreeRounds } from '../free/grant.ts'
import { cancelRound } from '../../wagers/index.ts'
import {
  atGame,
  enter,
  GAME,
  holds,
  launch,
  launchTokenOf,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Reply,
  type Seated,
} from '../testing/house.ts'

// A slot's win that is gambled, as players reach it: to the last unit, refused, raced, cut off.

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(async () => {
  // Free rounds are given without a reward: that is all that is missed.
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each reward of free rounds'))
  assert.deepEqual(breaks, [])
})
afterAll(() => house.close())

const seated = async (): Promise<Seated> => sit(house, await newSomebody(house))

/** Spins until something is won. */
async function won(who: Seated, least = 1n): Promise<PlayReply & { gamble: NonNullable<PlayReply['gamble']> }> {
  for (;;) {
    const reply = await spun(house, who)
    if (BigInt(reply.round.payout) >= least) return { ...reply, gamble: reply.gamble! }
    if (reply.round.payout === '0') assert.equal(reply.gamble, undefined)
  }
}

function risk(who: Seated, of: string, after: number, choice = 'red', key: string = randomUUID()) {
  house.advance(1_500)
  const path = `/wps/house/${GAME}/rounds/${of}/gamble`
  return atGame<GambleReply>(house, who, 'POST', path, { choice, after }, { 'idempotency-key': key })
}

/** Takes steps by colour until one is lost or none is left. */
async function riskAll(who: Seated, of: string): Promise<GambleReply[]> {
  const steps: GambleReply[] = []
  for (let after = 0; ; after++) {
    const { value, errorCode } = await risk(who, of, after)
    assert.ok(value, errorCode)
    steps.push(value)
    if (!value.gamble) return steps
  }
}

async function wagerOf(id: string) {
  const { rows } = await sql<{ game_id: string; stake: bigint; payout: bigint; valid_bet: bigint }>`
    select game_id, stake, payout, valid_bet from wagers.wager where id = ${id}::uuid`.execute(house.parts.database.db)
  return rows[0]!
}

const outcomes = (replies: readonly Reply<GambleReply>[]) => replies.map(({ errorCode }) => errorCode ?? 'ok').sort()

test('a step stakes all that stands and pays what the card brings; it counts for nothing', async () => {
  const who = await seated()
  const { round, gamble } = await won(who)
  assert.deepEqual([gamble.of, gamble.steps, gamble.left, gamble.standing], [round.id, 0, 5, round.payout])
  const before = await holds(house, who)
  const { value } = await risk(who, round.id, 0, 'hearts')
  const step = value!.round
  const times = BigInt(timesX10000('hearts', step.draws[0]!)) / 10_000n
  assert.deepEqual([step.game, step.stake, step.choice], ['double-up', round.payout, 'hearts'])
  assert.equal(BigInt(step.payout), BigInt(round.payout) * times)
  assert.equal(await holds(house, who), before - BigInt(round.payout) + BigInt(step.payout))
  assert.equal(value!.balance, (await holds(house, who)).toString())
  assert.deepEqual(await wagerOf(step.id), {
    game_id: 'double-up',
    stake: BigInt(round.payout),
    payout: BigInt(step.payout),
    valid_bet: 0n,
  })
  assert.equal(step.nonce, round.nonce + 1)
  assert.equal((await spun(house, who)).round.nonce, round.nonce + 2)
})

test('steps go on to 32 times by colour and end there; each is proved once the pair is open', async () => {
  const who = await seated()
  const rounds: Round[] = []
  for (let longest = 0; longest < 5;) {
    const { round } = await won(who)
    const steps = await riskAll(who, round.id)
    rounds.push(round, ...steps.map((step) => step.round))
    longest = Math.max(longest, steps.length)
    const last = steps.at(-1)!.round
    if (steps.length === 5 && last.payout !== '0') assert.equal(BigInt(last.payout), BigInt(round.payout) * 32n)
    assert.equal((await risk(who, round.id, steps.length)).errorCode, 'ROUND_STATE')
  }
  const { last } = who
  await atGame(house, who, 'POST', `/wps/house/${GAME}/rounds/${last!.id}/seen`, { step: last!.steps })
  const rotated = await atGame<ReplyOf<typeof rotateSeeds>>(house, who, 'POST', `/wps/house/${GAME}/seeds`, {})
  const { serverSeed } = rotated.value!.revealed[0]!
  for (const round of rounds) {
    const streamCode = round.game === GAME ? 'slot5x3' : 'doubleup'
    const { clientSeed, nonce, stake, choice } = round
    const again = verifyRound({ serverSeed, streamCode, clientSeed, nonce, stake: BigInt(stake), choice })
    assert.deepEqual([again.payout.toString(), again.draws], [round.payout, round.draws])
  }
  // Nothing of the pair before can be risked.
  const before = rounds.findLast(({ game }) => game === GAME)!
  assert.equal((await risk(who, before.id, 0)).errorCode, 'ROUND_STATE')
}, 120_000)

test('a repeat answers the step that it was; the key is for nothing else', async () => {
  const who = await seated()
  const { round } = await won(who)
  const key = randomUUID()
  const first = await risk(who, round.id, 0, 'black', key)
  const held = await holds(house, who)
  const again = await Promise.all([1, 2, 3].map(() => risk(who, round.id, 0, 'black', key)))
  for (const { value } of again)
    assert.deepEqual([value!.replayed, value!.round, value!.gamble], [true, first.value!.round, first.value!.gamble])
  assert.equal(await holds(house, who), held)
  assert.equal((await risk(who, round.id, 0, 'red', key)).errorCode, 'SYS_KEY_REUSED')
  assert.equal((await risk(who, round.id, 1, 'black', key)).errorCode, 'SYS_KEY_REUSED')
  assert.equal((await risk(who, round.id, 0, 'red', round.id)).errorCode, 'ROUND_STATE')
  assert.equal(await holds(house, who), held)
})

test('of many at once one is taken, and the next spin ends it', async () => {
  const who = await seated()
  const { round } = await won(who)
  const before = await holds(house, who)
  const replies = await Promise.all(Array.from({ length: 8 }, () => risk(who, round.id, 0)))
  assert.deepEqual(outcomes(replies), [...Array.from({ length: 7 }, () => 'ROUND_STATE'), 'ok'].sort())
  const taken = replies.find(({ value }) => value)!.value!
  assert.equal(await holds(house, who), before - BigInt(round.payout) + BigInt(taken.round.payout))
  await spun(house, who)
  assert.equal((await risk(who, round.id, 1)).errorCode, 'ROUND_STATE')
})

test('a step and a spin at once: both or one, and the money is that of what was taken', async () => {
  for (let times = 0; times < 6; times++) {
    const who = await seated()
    const { round } = await won(who)
    house.advance(3_000)
    const before = await holds(house, who)
    const [step, next] = await Promise.all([
      risk(who, round.id, 0),
      spin(house, who, { stake: '1000', seen: round.id }),
    ])
    const gained = [step.value?.round, next.value?.round].reduce(
      (sum, played) => sum + BigInt(played?.payout ?? 0) - BigInt(played?.stake ?? 0),
      0n,
    )
    assert.ok(step.value ?? next.value)
    assert.equal(await holds(house, who), before + gained)
  }
})

test('a connection that is killed in the middle leaves the win; the same key takes the step whole', async () => {
  const who = await seated()
  const { round } = await won(who)
  const before = await holds(house, who)
  const [other, killer] = [1, 2].map(() => new pg.Client({ connectionString: house.url })) as [pg.Client, pg.Client]
  await Promise.all([other.connect(), killer.connect()])
  await other.query('begin')
  await other.query('select from ledger.account where owner_id = $1 and account_no = 1 for update', [who.member.id])
  const key = randomUUID()
  const cut = risk(who, round.id, 0, 'red', key).catch(() => undefined)
  for (let killed = 0, tries = 0; killed === 0; tries++) {
    assert.ok(tries < 400, 'nobody waited for the wallet')
    const { rows } = await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%rounds.play_gamble%'`)
    killed = rows.length
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await cut
  await other.query('rollback')
  await Promise.all([other.end(), killer.end()])
  assert.equal(await holds(house, who), before)
  const { value } = await risk(who, round.id, 0, 'red', key)
  assert.equal(value!.replayed, false)
  assert.equal(await holds(house, who), before - BigInt(round.payout) + BigInt(value!.round.payout))
})

test('who comes back finds what stands, in the step they left', async () => {
  const who = await seated()
  for (;;) {
    const { round } = await won(who)
    const { value } = await risk(who, round.id, 0)
    if (!value!.gamble) continue
    house.advance(60_000)
    const back = await sit(house, who)
    assert.deepEqual(back.opening.gamble, value!.gamble)
    assert.equal(back.opening.profile.gamble, true)
    // The session before plays no further; the new one goes on.
    assert.equal((await risk(who, round.id, 1)).errorCode, 'GAME_SESSION')
    assert.ok((await risk(back, round.id, 1)).value)
    break
  }
})

test('a profile without it, a round of somebody else and a win that was voided are refused', async () => {
  const strict = await sit(house, await newSomebody(house, 0, 'reference.localhost'))
  const { round: there } = await (async () => {
    for (;;) {
      house.advance(4_000)
      const reply = await spin(house, strict, { stake: '1000', ...(strict.last ? { seen: strict.last.id } : {}) })
      strict.last = reply.value!.round
      if (reply.value!.round.payout !== '0') return reply.value!
    }
  })()
  assert.equal((await risk(strict, there.id, 0)).errorCode, 'GAME_DISABLED')
  const [who, other] = [await seated(), await seated()]
  const { round } = await won(who)
  assert.equal((await risk(other, round.id, 0)).errorCode, 'ROUND_STATE')
  assert.equal((await risk(who, randomUUID(), 0)).errorCode, 'ROUND_STATE')
  const { db } = house.parts.database
  const now = house.parts.clock.now()
  const order = {
    owner: who.member.id,
    source: SOURCE.PLAY,
    key: randomUUID(),
    round: round.id,
    wallet: WALLET.MAIN,
    currency: round.currency,
    vendor: 'SENLUNA',
    reason: 'VOIDED',
    at: now,
  }
  await db.transaction().execute((tx) => cancelRound(queryOf(tx), order, now))
  assert.equal((await risk(who, round.id, 0)).errorCode, 'ROUND_STATE')
})

test('a free round’s win is offered to nobody and can’t be risked, also when the game is opened again', async () => {
  const somebody = await newSomebody(house)
  const free = randomUUID()
  const brand = house.parts.settings.brands.byHost('localhost')!
  const given = {
    id: free,
    memberId: somebody.member.id,
    games: [GAME],
    stake: amount(1_000n),
    count: 60,
    keepsStake: true,
    mostTimes: 100,
    turnoverX100: 0,
    titles: { EN: 'Spins' },
    expiresAt: later(house.parts.clock.now(), HOUR),
  }
  const { db } = house.parts.database
  await db.transaction().execute((tx) => grantFreeRounds(tx, brand, given, house.parts.clock.now()))
  const who = await sit(house, somebody)
  for (;;) {
    const reply = await spun(house, who, { free })
    assert.equal(reply.gamble, undefined)
    if (reply.round.payout === '0') continue
    const before = await holds(house, who)
    assert.equal((await risk(who, reply.round.id, 0)).errorCode, 'ROUND_STATE')
    assert.equal(await holds(house, who), before)
    assert.equal((await sit(house, who)).opening.gamble ?? null, null)
    break
  }
})

test('the cap of a bonus holds for a step as for any stake, and what stands stays', async () => {
  const who = await seated()
  const { round } = await won(who)
  await house.parts.database.db
    .transaction()
    .execute((tx) =>
      capStakes(
        tx,
        { memberId: who.member.id, merchantCode: who.member.merchantCode },
        { most: amount(1n), products: null, until: later(house.parts.clock.now(), HOUR) },
      ),
    )
  const before = await holds(house, who)
  assert.equal((await risk(who, round.id, 0)).errorCode, 'BET_BONUS_MAX')
  assert.equal(await holds(house, who), before)
})

test('what is no choice is refused', async () => {
  const who = await seated()
  const { round } = await won(who)
  for (const choice of ['', 'green', 'RED']) assert.equal((await risk(who, round.id, 0, choice)).errorCode, 'VAL_FIELD')
})

test('opening a game again by its launch offers nothing of a round before the last', async () => {
  const who = await seated()
  const { round } = await won(who)
  await spun(house, who)
  const opened = await enter(house, launchTokenOf(await launch(house, who)), {}, { host: 'play.localhost' })
  assert.notEqual(opened.value!.gamble?.of, round.id)
})
