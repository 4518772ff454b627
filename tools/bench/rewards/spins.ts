import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import { houseAccount, KIND, post, SOURCE, WALLET, type HouseCode } from '@senluna/ledger/index.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { deliveryOf, SUBSCRIBERS } from '@senluna/server/events.ts'
import { consumers as points } from '@senluna/server/modules/points/index.ts'
import { consumers as promotions, savePromotion } from '@senluna/server/modules/promotions/index.ts'
import { newSomebody, sit, spin, type House, type Seated } from '@senluna/server/modules/rounds/testing/house.ts'
import { queryOf } from '@senluna/server/platform/database/query.ts'
import type { OutboxRow } from '@senluna/server/platform/live/outbox-store.ts'
import { readRows } from '@senluna/server/platform/live/relay.ts'
import { pagesAlone } from '@senluna/server/platform/words/own-links.ts'
import { cpuSeconds, endedSeconds, withChildren } from '../cpu.ts'

// What rewards add to a spin: the same spins and their events, handed to every module or to all but
// rewards, in pairs of one run. Processor time of this process, which also asks, and of the
// database; that of the spins apart from that of their events.

const SENLUNA = merchantCode('senluna')
const PLAYERS = 16
/** Of one cell. */
const SPINS = Number(process.env.BENCH_SPINS ?? 1_600)
const PAIRS = Number(process.env.BENCH_PAIRS ?? 6)
/** As many as the relay takes at once. */
const BATCH = 500
const GOAL_PERCENT = 5
const WITHOUT = SUBSCRIBERS.filter((module) => module !== promotions && module !== points)

const RULES: readonly PromotionRules[] = [
  {
    kind: 'LEADERBOARD',
    period: 'DAY',
    products: ['RNG'],
    perPoint: '1000',
    minScore: '0',
    prizes: [{ from: 1, to: 3, amount: '1000' }],
    claimHours: 24,
    turnoverX100: 0,
  },
  { kind: 'MISSION', every: 'DAY', metric: 'BETS', products: ['RNG'], target: '10', amount: '1000', turnoverX100: 0 },
  {
    kind: 'REFERRAL',
    minDeposit: '1',
    minValidBet: '999999999999999',
    days: 365,
    ratePpm: 100_000,
    cap: '588000',
    ladder: [],
    claimHours: 72,
    turnoverX100: 100,
  },
]

/** Measures and prints; answers 1 when rewards add more than they may. */
export async function spinCost(house: House, pid: number): Promise<number> {
  const seats: Seated[] = []
  for (let n = 0; n < PLAYERS; n++) seats.push(await seated(house))
  await offered(house, seats)
  const cells: { without: Cost; with: Cost }[] = []
  await cell(house, seats, pid, true)
  for (let pair = 0; pair < PAIRS; pair++) {
    const isFirst = pair % 2 === 0
    const first = await cell(house, seats, pid, !isFirst)
    const second = await cell(house, seats, pid, isFirst)
    cells.push(isFirst ? { without: first, with: second } : { without: second, with: first })
  }
  // Rewards follow the events: the spins are the same, so all of them tell what one costs.
  const spin = median(cells.flatMap((pair) => [pair.without.spin, pair.with.spin]))
  const bare = spin + median(cells.map((pair) => pair.without.events))
  const added = sorted(cells.map((pair) => pair.with.events - pair.without.events))
  const percent = (us: number) => ((us / bare) * 100).toFixed(1)
  console.log(
    `Spins: ${bare.toFixed(0)} µs of processor time each without rewards; all rewards add ${median(added).toFixed(0)} µs: ` +
      `${percent(median(added))} % (median of ${PAIRS} pairs of ${SPINS}; half of them from ${percent(quartile(added, 1))} to ${percent(quartile(added, 3))}). Goal ${GOAL_PERCENT} %.`,
  )
  return (median(added) / bare) * 100 > GOAL_PERCENT ? 1 : 0
}

/** Microseconds of processor time of one spin, and of its events. */
interface Cost {
  spin: number
  events: number
}

const sorted = (figures: readonly number[]): number[] => figures.toSorted((a, b) => a - b)
const median = (figures: readonly number[]): number => sorted(figures)[Math.floor(figures.length / 2)]!
/** A quarter, or three, of the sorted figures are below it. */
const quartile = (figures: readonly number[], nth: number): number => figures[Math.floor((figures.length * nth) / 4)]!

async function seated(house: House): Promise<Seated> {
  const who = await newSomebody(house)
  const query = queryOf(house.parts.database.db)
  const { merchantCode: merchant, currency } = who.member
  const now = house.parts.clock.now()
  const contra = await houseAccount(query, { merchant, code: 'TEST' as HouseCode, currency, lane: 0 }, now)
  const legs = [{ kind: KIND.DEPOSIT, amount: amount(1_000_000_000n), contra }]
  await post(
    query,
    [{ owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DEPOSIT, at: now, legs }],
    now,
  )
  return sit(house, who)
}

/** Rewards that follow play, each player a friend whose bets are counted. */
async function offered(house: House, seats: readonly Seated[]): Promise<void> {
  const { db } = house.parts.database
  const now = house.parts.clock.now()
  for (const rules of RULES)
    await db.transaction().execute((tx) =>
      savePromotion(
        tx,
        pagesAlone(SENLUNA),
        {
          id: `spins-${rules.kind.toLowerCase()}`,
          category: 'EVENT',
          titles: { EN: 'Bench' },
          summaries: { EN: 'Bench' },
          facts: {},
          terms: { EN: '<p>Terms</p>' },
          imageUrl: '/art/b-gift.svg',
          sort: 1,
          startAt: instant(0),
          enabled: true,
          rules,
        },
        now,
      ),
    )
  const brings = await newSomebody(house)
  await sql`insert into promotions.friend (id, merchant_id, promotion_id, referrer_id, friend_id, state, terms_version, rules, currency,
      deposit, registered_at, until, created_at, changed_at)
    select gen_random_uuid(), 'senluna', p.id, ${brings.member.id}, f.id, 'WAITING', 1, p.rules, 'XVD', 500000, ${new Date(now)},
      ${new Date(now + 1e10)}, ${new Date(now)}, ${new Date(now)}
    from promotions.promotion p, unnest(${seats.map(({ member }) => member.id)}::uuid[]) as f (id) where p.id = 'spins-referral'`.execute(
    db,
  )
}

/** So many spins and then all their events. */
async function cell(house: House, seats: readonly Seated[], pid: number, rewards: boolean): Promise<Cost> {
  // Ended backends too, or one that closes between two looks would count as time given back.
  const used = () => {
    const { user, system } = process.cpuUsage()
    return user + system + (cpuSeconds(withChildren(pid)) + endedSeconds(pid)) * 1e6
  }
  const began = used()
  await Promise.all(
    seats.map(async (who) => {
      for (let n = 0; n < SPINS / PLAYERS; n++) {
        const reply = await spin(house, who, { stake: '1000', ...(who.last ? { seen: who.last.id } : {}) })
        if (!reply.value) throw new Error(`the spin was refused: ${reply.errorCode}`)
        who.last = reply.value.round
      }
    }),
  )
  const spun = used()
  await relay(house, rewards)
  return { spin: (spun - began) / SPINS, events: (used() - spun) / SPINS }
}

/** Hands the events on as the relay does, a batch at a time. */
async function relay(house: House, rewards: boolean): Promise<void> {
  const { parts } = house
  const delivery = deliveryOf(parts, undefined, rewards ? SUBSCRIBERS : WITHOUT)
  for (;;) {
    const taken = await parts.database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<OutboxRow>`delete from platform.outbox where id in
        (select id from platform.outbox order by id limit ${BATCH}) returning *`.execute(tx)
      if (rows.length > 0) await delivery.handle(tx, readRows(rows).events)
      return rows.length
    })
    if (taken === 0) return
  }
}
