import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { AgentReportRow } from '@senluna/contract/desk/agent-report.ts'
import type { Dashboard } from '@senluna/contract/desk/dashboard.ts'
import { NOT_ALLOCATED, PLAY_BY, type PlayRow } from '@senluna/contract/desk/reports.ts'
import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { PlayReply, RunReply } from '@senluna/contract/play/house.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { JackpotTerms } from '@senluna/kit/games/jackpot.ts'
import { businessDate, DAY } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { openDatabase } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { verifyDays } from '../../facts/index.ts'
import { collect } from '../../jackpots/collect.ts'
import { openPots } from '../../jackpots/index.ts'
import { atGame, newSomebody, openHouse, sit, spun, type House, type Seated } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { cancelRound } from '../../wagers/index.ts'
import { give, putBelow, readReport } from '../testing/reporting.ts'

// What pots take of stakes, and their seeds, as a cost of the brand: every report and the ledger
// say the same.

let house: House
beforeAll(async () => {
  house = await openHouse()
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, g, '1', vassalage, 'MINI', g, g, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game cross join unnest(array['dice', 'video-poker']) g where game_id = 'sen-vang'`.execute(owner.db)
  await owner.close()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const db = () => house.parts.database.db
const today = () => businessDate(now(), ZONE)
const tend = () =>
  db()
    .transaction()
    .execute((tx) => collect(tx, merchantCode('senluna'), now()))

/** 1.5 % of stakes, in pot and reserve. */
const GROWS: JackpotTerms = {
  level: 'GRAND',
  kind: 'MUST_HIT',
  seed: 1_000n,
  cap: 900_000_000n,
  mainPpm: 10_000,
  reservePpm: 5_000,
}
/** Every stake of 1,000 or more wins it. */
const SURE: JackpotTerms = { level: 'MAJOR', kind: 'RANDOM', seed: 500n, oneIn: 1_000n, mainPpm: 0, reservePpm: 0 }

async function open(games: readonly string[], ...levels: JackpotTerms[]): Promise<void> {
  const brand = house.parts.settings.brands.byHost('localhost')!
  await openPots(house.parts.rounds.jackpots, { ...brand, jackpots: { games, levels } }, now())
}

/** One throw of the dice. */
async function played(who: Seated, stake: string): Promise<PlayReply['round']> {
  house.advance(6_000)
  const body = { stake, choice: 'under-5000', ...(who.last ? { seen: who.last.id } : {}) }
  const path = '/wps/house/dice/play'
  const { value, errorCode } = await atGame<PlayReply>(house, who, 'POST', path, body, {
    'idempotency-key': randomUUID(),
  })
  assert.ok(value, errorCode)
  who.last = value.round
  return value.round
}

async function atPoker(who: Seated, path: string, body: unknown): Promise<RunReply> {
  house.advance(6_000)
  const key = { 'idempotency-key': randomUUID() }
  const { value, errorCode } = await atGame<RunReply>(house, who, 'POST', `/wps/house/video-poker/${path}`, body, key)
  assert.ok(value, errorCode)
  return value
}

/** What the ledger says pots cost. */
async function byLedger(): Promise<bigint> {
  const { rows } = await sql<{ cost: string }>`select (-coalesce(sum(balance), 0))::text as cost from ledger.for_house
    where merchant_id = 'senluna' and code = 'EXP:JACKPOT'`.execute(db())
  return BigInt(rows[0]!.cost)
}

async function costs(path: string): Promise<Record<string, string>> {
  const list = await readReport<PlayRow>(house, path)
  return Object.fromEntries(
    list.filter(({ given }) => given !== '0').map(({ key, total, given }) => [total ? 'total' : key, given]),
  )
}

async function comesToLedger(from: string): Promise<void> {
  const cost = await byLedger()
  for (const by of PLAY_BY) {
    const list = await readReport<PlayRow>(house, `play?by=${by}&from=${from}&to=${today()}`)
    const rows = list.filter(({ total }) => !total)
    const total = list.find((row) => row.total)!
    assert.equal(BigInt(total.given), cost, `by ${by}`)
    assert.equal(BigInt(total.ngr), BigInt(total.ggr) - cost, `by ${by}`)
    assert.equal(
      rows.reduce((sum, { given }) => sum + BigInt(given), 0n),
      cost,
      `rows by ${by}`,
    )
  }
}

test('shares of stakes are laid to the games that made pots grow, seeds to none, to the unit of the ledger', async () => {
  await open(['sen-vang', 'dice'], GROWS, SURE)
  const first = today()
  const [slot, agent] = [await sit(house, await newSomebody(house)), await newSomebody(house)]
  const dice = await sit(house, await newSomebody(house), { gameId: 'dice' })
  const poker = await sit(house, await newSomebody(house), { gameId: 'video-poker' })
  await putBelow(house, agent, slot)
  for (let nth = 0; nth < 3; nth++) await spun(house, slot)
  const voided = await played(dice, '2000')
  // Grows no pot, and bears no cost.
  const run = await atPoker(poker, 'runs', { stake: '50000', opening: 'deal' })
  assert.ok((await atPoker(poker, `runs/${run.run!.id}/moves`, { move: 'a', after: 0 })).round)
  await tend()
  const day = (by: string) => `play?by=${by}&from=${first}&to=${first}`
  // Two seeds, and one for each of four pots that were won: nothing was put by for them.
  const seeds = '3500'
  assert.deepEqual(await costs(day('game')), { 'sen-vang': '45', dice: '30', [NOT_ALLOCATED]: seeds, total: '3575' })
  assert.deepEqual(await costs(day('day')), { [first]: '3575', total: '3575' })
  assert.deepEqual(await costs(day('vendor')), { SENLUNA: '75', [NOT_ALLOCATED]: seeds, total: '3575' })
  assert.deepEqual(await costs(day('line')), { [NOT_ALLOCATED]: '3575', total: '3575' })
  await comesToLedger(first)
  // What agents are paid by has no pots in it: GGR less what members were given.
  const agents = await readReport<AgentReportRow>(house, `agents?from=${first}&to=${first}`)
  const total = agents.find(({ kind }) => kind === 'TOTAL')!
  assert.equal(total.ngr, total.ggr)

  // A stake that is cancelled has grown the pot; its share goes to those that stand.
  const order = {
    owner: dice.member.id,
    source: SOURCE.PLAY,
    key: randomUUID(),
    round: voided.id,
    wallet: WALLET.MAIN,
    currency: voided.currency,
    vendor: 'SENLUNA',
    reason: 'VOIDED',
    at: now(),
  }
  await db()
    .transaction()
    .execute((tx) => cancelRound(queryOf(tx), order, now()))
  assert.deepEqual(await costs(day('game')), { 'sen-vang': '75', [NOT_ALLOCATED]: seeds, total: '3575' })
  await comesToLedger(first)
})

test('a game that left bears the cost of its days and no more; the first page and the night agree', async () => {
  // Of two days of one month, neither the first: months are read, too.
  while (!/-(?:0[2-9]|1\d|2[0-7])$/.test(today())) house.advance(DAY)
  const before = await byLedger()
  const first = today()
  const dice = await sit(house, await newSomebody(house), { gameId: 'dice' })
  await open(['sen-vang', 'dice'], GROWS, { ...SURE, level: 'MINOR', oneIn: 2n ** 52n, seed: 7n })
  await sql`update jackpots.pot set state = 'SUSPENDED' where level = 'MAJOR'`.execute(db())
  await played(dice, '10000')
  await tend()
  await open(['sen-vang'], GROWS)
  house.advance(DAY)
  const who = await sit(house, await newSomebody(house))
  await spun(house, who, { stake: '20000' })
  const second = today()
  const back = await sit(house, await newSomebody(house), { gameId: 'dice' })
  await played(back, '10000')
  await tend()
  await give(house, back, 11n)
  assert.deepEqual(await costs(`play?by=game&from=${first}&to=${first}`), {
    dice: '150',
    [NOT_ALLOCATED]: '7',
    total: '157',
  })
  assert.deepEqual(await costs(`play?by=game&from=${second}&to=${second}`), {
    'sen-vang': '300',
    dice: '11',
    total: '311',
  })
  assert.equal((await byLedger()) - before, 457n)
  const reader = await newPerson(house, ['FINANCE_MAKER'])
  const shown = (await askDesk<Dashboard>(house, reader, 'GET', '/bo/v1/dashboard')).value!
  assert.equal(BigInt(shown.today.ggr) - BigInt(shown.today.ngr), 311n)
  assert.equal(BigInt(shown.yesterday.ggr) - BigInt(shown.yesterday.ngr), 157n)
  // Nothing differs in the night, and what was broken meanwhile is made whole.
  const faults = () => house.log.filter((line) => line.includes('facts differed')).length
  house.advance(DAY)
  await verifyDays({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
  assert.equal(faults(), 0)
  await sql`update facts.money set amount = amount + 5 where code = 'EXP:JACKPOT' and day = ${second}::date`.execute(
    db(),
  )
  await verifyDays({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
  assert.ok(faults() > 0)
  assert.equal((await costs(`play?by=game&from=${second}&to=${second}`)).total, '311')
})

test('gambled wins are a line of their own in the report by game, without a valid bet, and grow no pot', async () => {
  while (!/-(?:0[2-9]|1\d|2[0-7])$/.test(today())) house.advance(DAY)
  house.advance(DAY)
  const who = await sit(house, await newSomebody(house))
  const grown = async () => {
    const { rows } = await sql<{ bets: string }>`select sum(bets)::text as bets from jackpots.lane`.execute(db())
    return BigInt(rows[0]!.bets)
  }
  const before = await grown()
  let spins = 1n
  let played = await spun(house, who)
  for (; !played.gamble; spins++) played = await spun(house, who)
  house.advance(2_000)
  const path = `/wps/house/sen-vang/rounds/${played.round.id}/gamble`
  const body = { choice: 'red', after: 0 }
  const { value } = await atGame<GambleReply>(house, who, 'POST', path, body, { 'idempotency-key': randomUUID() })
  const list = await readReport<PlayRow>(house, `play?by=game&from=${today()}&to=${today()}`)
  const line = list.find(({ key }) => key === 'double-up')!
  assert.deepEqual(
    [line.bets, line.stake, line.validBet, line.payout, line.given],
    [1, played.gamble.standing, '0', value!.round.payout, '0'],
  )
  assert.equal((await grown()) - before, spins)
})
