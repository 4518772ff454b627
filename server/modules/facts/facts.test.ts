import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, HOUR } from '@senluna/kit/time.ts'
import {
  houseAccount,
  KIND,
  post,
  reconcile,
  SOURCE,
  WALLET,
  type HouseCode,
  type Kind,
} from '@senluna/ledger/index.ts'
import { queryOf, queryOn } from '../../platform/database/query.ts'
import type { OutboxRow } from '../../platform/live/outbox-store.ts'
import { handled, relayed } from '../../testing/relayed.ts'
import { newSession, newSomebody, openHouse, sit, spun, type House, type Somebody } from '../rounds/testing/house.ts'
import { adjust, bet, cancelRound, rollback, win, type Operation } from '../wagers/index.ts'
import { buildFacts, mendedDays, verifyDays } from './index.ts'
import { FACT_CHECKS } from './reconcile.ts'
import { takeMarks } from './store/mark-store.ts'
import { kept, recomputed } from './testing/recomputed.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const db = () => house.parts.database.db
const query = () => queryOf(db())
const build = (sweep = false) => buildFacts({ db: db(), brands: house.parts.brands }, { sweep })

const order = (who: Somebody, round: string): Operation => ({
  owner: who.member.id,
  source: SOURCE.VENDOR,
  key: randomUUID(),
  round,
  wallet: WALLET.MAIN,
  currency: 'XVD',
  vendor: 'OTHER',
  at: now(),
})
async function place(who: Somebody, units: bigint): Promise<string> {
  const round = randomUUID()
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query(), { ...order(who, round), ...game, amount: amount(units) }, now())
  return round
}
async function pays(who: Somebody, round: string, units: bigint): Promise<string> {
  const paid = { ...order(who, round), amount: amount(units) }
  await win(query(), paid, now())
  return paid.key
}
async function moved(who: Somebody, kind: Kind, units: bigint): Promise<void> {
  const merchant = merchantCode('senluna')
  const contra = await houseAccount(query(), { merchant, code: 'TEST' as HouseCode, currency: 'XVD', lane: 0 }, now())
  const legs = [{ kind, amount: amount(units), contra }]
  const posting = { owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DEPOSIT, at: now() }
  const [posted] = await post(query(), [{ ...posting, legs }], now())
  assert.equal(posted?.status, 'posted')
}

async function assertEqual(players: readonly Somebody[], why: string): Promise<void> {
  const members = players.map(({ member }) => member.id)
  assert.deepEqual(await kept(query(), members), await recomputed(query(), members, ZONE), why)
}

/** Random numbers of a seed, the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

/** Delivers half of what waits in one transaction that fails, then once more as it should. */
async function deliveredTwice(): Promise<void> {
  const failing = db()
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<OutboxRow>`delete from platform.outbox returning *`.execute(tx)
      await handled(house.parts, tx, rows)
      throw new Error('the process dies')
    })
  await assert.rejects(failing, /dies/)
  await relayed(house.parts)
}

for (const seed of [7, 40, 500])
  test(`a random history, ${seed}: facts equal wagers and postings, whoever makes them and whatever comes again`, async () => {
    const players = [await newSomebody(house), await newSomebody(house)]
    const below = sequence(seed)
    const rounds: [Somebody, string][] = []
    for (let step = 0; step < 90; step++) {
      house.advance(HOUR * below(below(5) === 0 ? 50 : 4))
      const who = players[below(2)]!
      const [owner, round] = rounds[below(Math.max(1, rounds.length))] ?? []
      const what = below(12)
      if (what === 0) await moved(who, KIND.DEPOSIT, BigInt(1_000 + below(50_000)))
      else if (what === 1) await moved(who, KIND.ACTIVITY_REWARD, 500n)
      else if (what < 5) rounds.push([who, await place(who, BigInt(100 + below(900)))])
      else if (what < 8 && owner && round) {
        const paid = await pays(owner, round, BigInt(below(3) * 700))
        if (below(4) === 0) await rollback(query(), { ...order(owner, round), undoes: paid, reason: 'test' }, now())
      } else if (what === 8 && owner && round)
        await cancelRound(query(), { ...order(owner, round), reason: 'test' }, now())
      else if (what === 9 && owner && round)
        await adjust(
          query(),
          { ...order(owner, round), amount: amount(BigInt(below(900) - 400)), reason: 'test' },
          now(),
        )
      else if (what === 10) {
        Object.assign(who, await newSession(house, who.member))
        await spun(house, await sit(house, who))
      }
      const then = below(8)
      if (then === 0) await deliveredTwice()
      if (then === 1) await relayed(house.parts)
      if (then === 2) await Promise.all([build(), build(), relayed(house.parts)])
      // A process that took the days and died leaves them to the next.
      if (then === 3) await db().transaction().execute(takeMarks)
    }
    await relayed(house.parts)
    await Promise.all([build(), build()])
    await build(true)
    await assertEqual(players, 'after everything')
    await build(true)
    await assertEqual(players, 'made again')
  })

test('a bet counts on the day it was settled on; what corrects it later changes that day', async () => {
  const who = await newSomebody(house)
  const at = async () =>
    (
      await query()<{ day: string; bets: bigint; stake: bigint; payout: bigint }>(
        `select to_char(day, 'YYYY-MM-DD') as day, bets, stake, payout from facts.play where member_id = $1 order by day`,
        [who.member.id],
      )
    ).map(({ day, bets, stake, payout }) => [day, bets, stake, payout])
  const made = async () => {
    await relayed(house.parts)
    await build()
    return at()
  }
  const round = await place(who, 1_000n)
  assert.deepEqual(await made(), [], 'what is open counts nowhere')
  house.advance(DAY)
  const day = businessDate(now(), ZONE)
  await pays(who, round, 400n)
  assert.deepEqual(await made(), [[day, 1n, 1_000n, 400n]])
  house.advance(2 * DAY)
  const more = { ...order(who, round), amount: amount(300n), reason: 'test' }
  await adjust(query(), more, now())
  assert.deepEqual(await made(), [[day, 1n, 1_000n, 700n]], 'a correction changes the day of the settlement')
  await pays(who, round, 50n)
  assert.deepEqual(await made(), [[day, 1n, 1_000n, 750n]], 'so does a later win')
  await cancelRound(query(), { ...order(who, round), reason: 'test' }, now())
  assert.deepEqual(await made(), [], 'a void bet is none')
})

test('each night compares the days that are over: what differs is made anew, logged and an alarm', async () => {
  const who = await newSomebody(house)
  await moved(who, KIND.DEPOSIT, 9_000n)
  await pays(who, await place(who, 1_000n), 300n)
  await relayed(house.parts)
  const verify = () => verifyDays({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
  house.advance(DAY)
  await verify()
  await assertEqual([who], 'the first night')
  const clean = house.log.filter((line) => line.includes('facts differed'))
  assert.deepEqual(clean, [], 'nothing differed')
  const damages = [
    'update facts.play set stake = stake + 1 where member_id = $1',
    'delete from facts.play where member_id = $1',
    `insert into facts.play select merchant_id, day, member_id, 'no-game', currency, product, vendor, 1, 0, 5, 5, 0 from facts.play where member_id = $1`,
    'update facts.money set amount = amount - 1 where member_id = $1 and kind = 100',
    'delete from facts.money where member_id = $1 and kind = 200',
  ]
  for (const [n, damage] of damages.entries()) {
    await query()(damage, [who.member.id])
    await verify()
    await assertEqual([who], damage)
    assert.equal(house.log.filter((line) => line.includes('facts differed')).length, n + 1, damage)
  }
  await query()('update facts.money set amount = amount + 1 where member_id = $1 and kind = 100', [who.member.id])
  assert.deepEqual(
    (await house.breaks()).map(({ check }) => check).filter((check) => check.includes('facts')),
    ['the facts of each day equal its postings'],
  )
  const alarm = async () => (await mendedDays(db(), merchantCode('senluna'))).length > 0
  await verify()
  assert.equal(await alarm(), true)
  await verify()
  assert.equal(await alarm(), false, 'until it is right when it is compared again')
})

test('what a server of the version before wrote is worked out again at night, and read right until then', async () => {
  const who = await newSomebody(house)
  await pays(who, await place(who, 1_000n), 5_500n)
  await relayed(house.parts)
  await build()
  const day = businessDate(now(), ZONE)
  const halves = async () => {
    const rows = await query()<{ half: bigint; known: boolean }>(
      `select v.first_half as half, k.first_half is not null as known from facts.for_months v
       join facts.months k using (merchant_id, month, member_id, product, currency) where v.member_id = $1 and k.bets > 0`,
      [who.member.id],
    )
    return rows.map(({ half, known }) => [half, known])
  }
  const best = async () =>
    (
      await query()<{ best: bigint | null }>('select best_x100 as best from facts.play where member_id = $1', [
        who.member.id,
      ])
    ).map((row) => row.best)
  const half = Number(day.slice(-2)) <= 15 ? 1_000n : 0n
  assert.deepEqual([await halves(), await best()], [[[half, true]], [550n]])
  // As it writes a month: without the column.
  await query()(
    `with old as (delete from facts.months where member_id = $1 returning *)
     insert into facts.months (merchant_id, month, member_id, currency, product, game_id, vendor, bets, wins, stake, valid_bet, payout, given, deposited,
       withdrawn, last_played)
     select merchant_id, month, member_id, currency, product, game_id, vendor, bets, wins, stake, valid_bet, payout, given, deposited, withdrawn, last_played
     from old`,
    [who.member.id],
  )
  // As it writes a day: whether the multiple still is the best, nobody knows.
  await query()('update facts.play set bets = bets where member_id = $1', [who.member.id])
  assert.deepEqual([await halves(), await best()], [[[half, false]], [null]])
  assert.deepEqual(
    (await house.breaks()).filter(({ check }) => check.includes('months')),
    [],
  )
  const faults = () => house.log.filter((line) => line.includes('facts differed')).length
  const before = faults()
  house.advance(DAY)
  await verifyDays({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
  assert.deepEqual([await halves(), await best()], [[[half, true]], [550n]])
  assert.equal(faults(), before, 'it is nobody’s fault')
})

test('whatever is changed in sums of a day, or in play of a day that is over, is found', async () => {
  const who = await newSomebody(house)
  await pays(who, await place(who, 1_000n), 300n)
  const day = businessDate(now(), ZONE)
  house.advance(2 * DAY)
  await pays(who, await place(who, 500n), 700n)
  await relayed(house.parts)
  await build()
  const [SUMS, PLAY] = [
    'the days of facts are the sums of their members',
    'the play of each closed day equals its wagers',
  ]
  const owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
  const all = `where day = '${day}'`
  const own = `${all} and member_id = '${who.member.id}'`
  for (const [damage, found] of [
    ['select 1', []],
    [`update facts.days set stake = stake + 1 ${all} and product = 'LIVE'`, [SUMS]],
    [`update facts.days set players = players + 1 ${all} and product = ''`, [SUMS]],
    [`update facts.days set given = given - 1 ${all} and product = ''`, [SUMS]],
    [`delete from facts.days ${all} and product = ''`, [SUMS]],
    [`update facts.days set product = 'PVP' ${all} and product = 'LIVE'`, [SUMS]],
    [`update facts.play set valid_bet = valid_bet + 1 ${own}`, [PLAY, SUMS]],
    [`delete from facts.play ${own}`, [PLAY, SUMS]],
  ] as const) {
    await owner.query('begin')
    await owner.query(damage)
    const breaks = await reconcile(queryOn(owner), FACT_CHECKS)
    await owner.query('rollback')
    const names = new Set(breaks.map(({ check }) => check))
    assert.deepEqual(
      [PLAY, SUMS].filter((check) => names.has(check)),
      found,
      damage,
    )
  }
  await owner.end()
})

test('postings that no event told of are found by looking at every wallet', async () => {
  const who = await newSomebody(house)
  await moved(who, KIND.MANUAL_CREDIT, 77n)
  await build()
  assert.deepEqual(await kept(query(), [who.member.id]), {})
  await build(true)
  await assertEqual([who], 'swept')
})
