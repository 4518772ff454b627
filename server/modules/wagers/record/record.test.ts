import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { BetRow as OurBetRow, TransRow } from '@senluna/contract/money/records.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import { amount } from '@senluna/kit/money.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import {
  askAs,
  holds,
  leave,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import type { OutboxRow } from '../../../platform/live/outbox-store.ts'
import { handled } from '../../../testing/relayed.ts'
import { adjust, bet, cancelRound, rollback, roundOf, win, type Operation } from '../index.ts'

type BetRow = OnWire<OurBetRow>

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const query = () => queryOf(house.parts.database.db)
const order = (who: Somebody, round: string, key: string, more: Partial<Operation> = {}): Operation => ({
  owner: who.member.id,
  source: SOURCE.VENDOR,
  key,
  round,
  wallet: WALLET.MAIN,
  currency: 'XVD',
  vendor: 'OTHER',
  at: house.parts.clock.now(),
  ...more,
})
const place = (who: Somebody, round: string, key: string, units: bigint) =>
  bet(
    query(),
    {
      ...order(who, round, key),
      mode: 'REAL',
      product: 'LIVE',
      game: 'other-game',
      merchant: merchantCode('senluna'),
      amount: amount(units),
    },
    house.parts.clock.now(),
  )
const ofHouse = (who: Somebody, round: string, key: string = randomUUID()) => ({
  ...order(who, round, key, { source: SOURCE.PLAY, vendor: 'SENLUNA' }),
  reason: 'the game was wrong',
})

const bets = async (who: Somebody, more = '') =>
  (await askAs<{ list: BetRow[] }>(house, who, 'GET', `/wps/v2/bets${more}`)).value!.list
const receipt = async (who: Somebody, no: string) =>
  (await askAs<BetRow>(house, who, 'GET', `/wps/v2/bets/${no}`)).value!
const movements = async (who: Somebody) =>
  (await askAs<{ list: TransRow[] }>(house, who, 'GET', '/wps/relay/ODSFE2_MemTransDet?pageSize=100')).value!.list

test('the betting record shows a wager as its steps leave it', async () => {
  const who = await newSomebody(house)
  const [round, first, paid] = [randomUUID(), randomUUID(), randomUUID()]
  const figures = ({
    status,
    stake,
    payout,
    pnl,
    validBet,
    balanceBefore,
    balanceAfter,
    adjustment,
    settledAt,
  }: BetRow) => [
    status,
    [stake, payout, pnl, validBet, balanceBefore, balanceAfter],
    adjustment,
    settledAt !== undefined,
  ]
  await place(who, round, first, 3_000n)
  const open = await receipt(who, first)
  assert.deepEqual([open.game, open.product, open.vassalage, open.mode], ['Other Game', 'LIVE', 'OTHER', 'REAL'])
  assert.deepEqual(figures(open), ['OPEN', ['3000', '0', '-3000', '0', '10000000', '9997000'], undefined, false])
  await win(query(), { ...order(who, round, paid), amount: amount(5_000n) }, house.parts.clock.now())
  const won = ['WON', ['3000', '5000', '2000', '2000', '10000000', '10002000'], undefined, true]
  assert.deepEqual(figures((await bets(who))[0]!), won)
  const fix = { ...order(who, round, randomUUID()), amount: amount(-4_000n), reason: 'dealer error' }
  await adjust(query(), fix, house.parts.clock.now())
  const corrected = ['LOST', ['3000', '1000', '-2000', '2000', '10000000', '9998000'], '-4000', true]
  assert.deepEqual(figures(await receipt(who, first)), corrected)
  assert.deepEqual(figures(await receipt(who, fix.key)), corrected, 'also by the key of what changed it')
  assert.equal((await bets(who, '?status=LOST')).length, 1)
  await cancelRound(query(), { ...order(who, round, randomUUID()), reason: 'test' }, house.parts.clock.now())
  const cancelled = ['CANCELLED', ['3000', '0', '0', '0', '10000000', '10000000'], undefined, true]
  assert.deepEqual(figures(await receipt(who, first)), cancelled)
  assert.deepEqual(
    (await bets(who, '?status=CANCELLED')).map((row) => row.betNo),
    [first],
  )
  assert.equal((await askAs(house, await newSomebody(house), 'GET', `/wps/v2/bets/${paid}`)).errorCode, 'SYS_NOT_FOUND')
})

const playsOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ plays: bigint }>`select plays from catalog.game
    where merchant_id = 'senluna' and game_id = 'other-game'`.execute(tx)
  return Number(rows[0]!.plays)
}

test('every page of the member is told the last balance; a play is counted once', async () => {
  const who = await newSomebody(house)
  const [round, first] = [randomUUID(), randomUUID()]
  await place(who, round, first, 3_000n)
  await win(query(), { ...order(who, round, randomUUID()), amount: amount(5_000n) }, house.parts.clock.now())
  const last = await cancelRound(
    query(),
    { ...order(who, round, randomUUID()), reason: 'test' },
    house.parts.clock.now(),
  )
  const { db } = house.parts.database
  const { messages, counted } = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<OutboxRow>`select * from platform.outbox
      where topic = 'wagerMoved' and audience = ${who.member.id} order by id`.execute(tx)
    const before = await playsOf(tx)
    const messages = await handled(house.parts, tx, rows)
    return { messages, counted: (await playsOf(tx)) - before }
  })
  assert.deepEqual(
    messages.map(({ audience, data }) => [audience, data]),
    [
      [
        who.member.id,
        {
          type: 'balance',
          value: { wallet: 'MAIN', balance: '10000000', version: Number(last.version), roundId: round },
        },
      ],
    ],
  )
  assert.equal(counted, 1)
})

test('the account record shows each movement with the bet it belongs to', async () => {
  const who = await newSomebody(house)
  const [round, first, paid] = [randomUUID(), randomUUID(), randomUUID()]
  await place(who, round, first, 3_000n)
  await win(query(), { ...order(who, round, paid), amount: amount(5_000n) }, house.parts.clock.now())
  await leave(house, who, 1_000n)
  await rollback(query(), { ...order(who, round, randomUUID()), undoes: paid, reason: 'test' }, house.parts.clock.now())
  await rollback(
    query(),
    { ...order(who, round, randomUUID()), undoes: first, reason: 'test' },
    house.parts.clock.now(),
  )
  const rows = (await movements(who)).reverse().slice(1)
  assert.deepEqual(
    rows.map(({ type, amount: moved, before, balance }) => [type, moved, before, balance]),
    [
      [200, '-3000', '10000000', '9997000'],
      [201, '5000', '9997000', '10002000'],
      [401, '-10001000', '10002000', '1000'],
      [411, '4000', '1000', '5000'],
      [203, '-5000', '5000', '0'],
      [202, '3000', '0', '3000'],
      [410, '-3000', '3000', '0'],
    ],
  )
  for (const row of rows) assert.doesNotMatch(row.typeName, /^\d+$/)
  for (const row of rows.filter(({ ref }) => ref?.kind === 'BET'))
    assert.equal((await receipt(who, row.ref!.id)).betNo, first, `movement ${row.type}`)
  assert.equal(rows.filter(({ ref }) => ref).length, 4)
})

test('a round of a house game is cancelled whole: bet and payout together, once', async () => {
  const who = await sit(house, await newSomebody(house))
  // Until one has paid something: a round without a payout has one leg only.
  let played = await spun(house, who)
  for (let more = 0; played.round.payout === '0' && more < 60; more++) played = await spun(house, who)
  assert.notEqual(played.round.payout, '0')
  const { id, stake, payout } = played.round
  const before = await holds(house, who)
  assert.equal(await roundOf(query(), { owner: who.member.id, source: SOURCE.PLAY, round: id }), undefined)
  const asked = ofHouse(who, id)
  const done = await cancelRound(query(), asked, house.parts.clock.now())
  assert.deepEqual([done.status, done.moved, done.round], ['posted', BigInt(stake) - BigInt(payout), 'cancelled'])
  assert.equal(await holds(house, who), before + BigInt(stake) - BigInt(payout))
  assert.deepEqual([(await cancelRound(query(), asked, house.parts.clock.now())).replayed], [true])
  assert.deepEqual((await cancelRound(query(), ofHouse(who, id), house.parts.clock.now())).moved, 0n)
  const row = await receipt(who, id)
  assert.deepEqual([row.status, row.stake, row.payout, row.pnl, row.validBet], ['CANCELLED', stake, '0', '0', '0'])
  const [back, taken] = await movements(who)
  assert.deepEqual(
    [back, taken].map((entry) => [entry!.type, entry!.amount, entry!.ref?.id]),
    [
      [202, stake, id],
      [203, `-${payout}`, id],
    ],
  )
  const next = await spun(house, who)
  assert.equal(BigInt(next.balance), before + BigInt(stake) - BigInt(payout) - 1_000n + BigInt(next.round.payout))
})

test('a round of a house game is corrected, but never bet on, won or rolled back in parts', async () => {
  const who = await sit(house, await newSomebody(house))
  const { round } = await spun(house, who)
  const now = house.parts.clock.now()
  const shop = {
    mode: 'REAL',
    product: 'RNG',
    game: 'sen-vang',
    merchant: merchantCode('senluna'),
    amount: amount(1_000n),
  } as const
  assert.equal(
    (await rollback(query(), { ...ofHouse(who, round.id), undoes: round.id }, now)).status,
    'already_settled',
  )
  assert.equal((await bet(query(), { ...ofHouse(who, round.id), ...shop }, now)).status, 'round_closed')
  assert.equal((await win(query(), { ...ofHouse(who, round.id), amount: amount(5n) }, now)).status, 'bet_not_found')
  const up = await adjust(query(), { ...ofHouse(who, round.id), amount: amount(7n) }, now)
  assert.deepEqual([up.status, up.moved, up.round, up.wager], ['posted', 7n, 'closed', round.id])
  assert.equal((await receipt(who, round.id)).adjustment, '7')
  assert.equal((await receipt(who, round.id)).payout, String(BigInt(round.payout) + 7n))
  const known = await roundOf(query(), { owner: who.member.id, source: SOURCE.PLAY, round: round.id })
  assert.deepEqual(known, { state: 'closed', bets: 1, wins: 0, closed: true })
  const done = await cancelRound(query(), ofHouse(who, round.id), now)
  assert.equal(done.moved, BigInt(round.stake) - BigInt(round.payout) - 7n)
  assert.equal(await holds(house, who), 10_000_000n)
})
