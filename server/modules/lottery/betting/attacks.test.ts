import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import { at } from '@senluna/kit/assert.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { askAs, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { openRounds } from '../../wagers/index.ts'
import { openLotteryHouse, place, type LotteryHouse } from '../testing/lottery-house.ts'

// What somebody tries who means it: crowds at one moment, games that rest, much for little money.

const log = pino({ level: 'silent' })
const FIVE = 'VN_FAST_N_300'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
  house = lottery.house
}, 120_000)
afterAll(() => house.close())

const numeroIn = async (ahead: number) => at(await lottery.numeros(FIVE), ahead).numero
const ordered = (numero: string, more: object = {}) => ({
  tickets: [{ gameCode: FIVE, numero, betType: 'DE_DB', selection: ['58'], unit: '1000', ...more }],
  clientTotal: '1000',
})

test(
  'a crowd that orders at one moment, when all that is remembered is old, is served',
  { timeout: 60_000 },
  async () => {
    const numero = await numeroIn(10)
    const crowd: Somebody[] = []
    // Twice as many as there are connections.
    for (let nth = 0; nth < 24; nth++) crowd.push(await newSomebody(house))
    house.advance(30_000)
    const replies = await Promise.all(crowd.map((who) => place(house, who, ordered(numero))))
    assert.deepEqual([...new Set(replies.map(({ errorCode }) => errorCode))], [undefined])
    assert.deepEqual(await house.breaks(), [])
  },
)

test('a game takes no bet while it, or its vendor, rests in the brand’s catalogue', async () => {
  const who = await newSomebody(house)
  const numero = await numeroIn(10)
  const owner = openDatabase(house.url, { max: 2, log, as: 'owner', name: 'seed', statementMs: 60_000 })
  const { db } = owner
  const vendor = { merchant_id: 'senluna', vassalage: 'TCG_LOTTO_VN' }
  await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette)
    values ('senluna', 'TCG_LOTTO_VN', 20, 'VN Lotto', 'GAME', 'SEAMLESS', false, 'violet') on conflict do nothing`.execute(
    db,
  )
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    values ('senluna', ${FIVE}, '1', 'TCG_LOTTO_VN', 'VNLOTT', 'x', 'x', to_tsvector('simple', 'x'), 'lotus', '{}', 'HIGH', false, true, false, false,
      '2026-11-01', 'lotus', 'violet', 'pond', 1)`.execute(db)
  const codeWhen = async (rest: () => Promise<unknown>, back: () => Promise<unknown>) => {
    await rest()
    house.advance(6_000)
    const { errorCode } = await place(house, who, ordered(numero))
    await back()
    house.advance(6_000)
    return errorCode
  }
  const setVendor = (set: { maintenance?: boolean; enabled?: boolean }) => () =>
    db
      .updateTable('catalog.vendor')
      .set(set)
      .where((eb) => eb.and(vendor))
      .execute()
  const setGame = (set: { maintenance?: boolean; enabled?: boolean }) => () =>
    db.updateTable('catalog.game').set(set).where('game_id', '=', FIVE).execute()
  assert.equal((await place(house, who, ordered(numero))).errorCode, undefined)
  for (const setOf of [setVendor, setGame]) {
    assert.equal(await codeWhen(setOf({ maintenance: true }), setOf({ maintenance: false })), 'GAME_MAINTENANCE')
    assert.equal(await codeWhen(setOf({ enabled: false }), setOf({ enabled: true })), 'GAME_MAINTENANCE')
  }
  assert.equal((await place(house, who, ordered(numero))).errorCode, undefined)
  await owner.close()
})

test('who waits for a draw can not close the account: a closed wallet is paid nothing', async () => {
  const who = await newSomebody(house)
  const query = queryOf(house.parts.database.db)
  const open = () => openRounds(query, who.member.id)
  assert.equal(await open(), 0)
  const [numero, other] = [await numeroIn(0), await numeroIn(12)]
  const two = (where: string) => [ordered(where).tickets[0]!, { ...ordered(where).tickets[0]!, selection: ['59'] }]
  assert.equal((await place(house, who, { tickets: two(numero), clientTotal: '2000' })).errorCode, undefined)
  const later = await place(house, who, ordered(other))
  assert.equal(await open(), 2)
  await lottery.pass(FIVE, numero)
  assert.equal(await open(), 1)
  await askAs(house, who, 'POST', `/lgw/tickets/${later.value!.tickets[0]!.ticketNo}/cancel`, undefined, {
    'idempotency-key': randomUUID(),
  })
  assert.equal(await open(), 0)
  assert.deepEqual(await house.breaks(), [])
})

test('what a player’s earlier tickets may bring counts for the next order, whether their lines are of one kind or of several', async () => {
  const who = await newSomebody(house)
  const numero = await numeroIn(14)
  await lottery.terms(FIVE, '', { perPlayerPayout: '490000' })
  let taken = 0n
  const left = async () => {
    house.advance(2_000)
    const { value, errorCode } = await place(house, who, {
      tickets: [{ gameCode: FIVE, numero, betType: 'C3_DB', selection: ['123'], unit: '1000' }],
      clientTotal: '1000',
    })
    assert.equal(errorCode, 'LOT_E_LIMIT_PAYOUT')
    assert.deepEqual(value, { ticket: 0, left: (490_000n - taken).toString() })
  }
  await left()
  for (const [betType, selection, lines] of [
    ['DE_DB', ['11'], 1],
    ['TONG_DB', ['0', '9'], 2],
    ['XIEN2', ['11', '12', '13'], 3],
  ] as const) {
    house.advance(2_000)
    const reply = await place(house, who, {
      tickets: [{ gameCode: FIVE, numero, betType, selection, unit: '1000' }],
      clientTotal: String(1_000 * lines),
    })
    assert.equal(reply.errorCode, undefined, betType)
    const { rows } = await sql<{
      payout: bigint
    }>`select e.payout from lottery.exposure e join lottery.draw d on d.no = e.draw_no
      where d.game = ${FIVE} and d.numero = ${numero} and e.bet_type = ${betType} and e.key = ''`.execute(
      house.parts.database.db,
    )
    assert.ok(rows[0]!.payout > 0n)
    taken += rows[0]!.payout
    await left()
  }
  await lottery.terms(FIVE, '', undefined)
})
