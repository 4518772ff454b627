import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { odds } from '@senluna/kit/money.ts'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { at } from '@senluna/kit/assert.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { COMPLETE } from '@senluna/text/index.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import { seedOwnGames } from '@senluna/tools/seed/catalog.ts'
import { pino } from 'pino'
import { openDatabase } from '../../../platform/database/db.ts'
import { randomUUID } from 'node:crypto'
import { ask, askAs, launch, newSomebody, type House } from '../../rounds/testing/house.ts'
import { openLotteryHouse, placed, type LotteryHouse } from '../testing/lottery-house.ts'
import { statsOf } from './stats.ts'

// What pages read of the lottery, and how its games are opened.

const FIVE = 'VN_FAST_N_300'
const ONE = 'K3_1M'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE, ONE])
  house = lottery.house
  const log = pino({ level: 'silent' })
  const owner = openDatabase(house.url, { max: 2, log, as: 'owner', name: 'seed', statementMs: 60_000 })
  await seedOwnGames(owner.db, merchantCode('senluna'))
  await owner.close()
}, 60_000)
afterAll(() => house.close())

const get = async <Value>(url: string): Promise<Value> => {
  const reply = await ask<Value>(house, 'GET', url)
  assert.equal(reply.success, true, `${url}: ${reply.errorCode}`)
  return reply.value!
}

type Menus = OnWire<ReplyOf<typeof contract.lotteryMenus>>
type VnMenus = OnWire<ReplyOf<typeof contract.vnMenu>>
type Games = OnWire<ReplyOf<typeof contract.popularGames>>
type View = OnWire<ReplyOf<typeof contract.lotteryGame>>
type Evidence = OnWire<ReplyOf<typeof contract.drawEvidence>>
type Opened = OnWire<ReplyOf<typeof contract.vnOpened>>
type Stats = OnWire<ReplyOf<typeof contract.lotteryStats>>
type Sets = OnWire<ReplyOf<typeof contract.savedSets>>

/** Has some draws of a game made. */
async function drawn(code: string, count: number): Promise<string[]> {
  const numeros: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const next = at(await lottery.numeros(code), 0).numero
    await lottery.pass(code, next)
    numeros.unshift(next)
  }
  return numeros
}

test('menus name every game once, in the reader’s language, with its next draw; closed ones say why', async () => {
  const { groups } = await get<Menus>('/lgw/games/game_menus?language=EN')
  const { regions } = await get<VnMenus>('/lgw/vn/games/game_menu?language=VI')
  const codes = groups.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
  assert.equal(new Set(codes).size, codes.length)
  assert.ok(!codes.some((code) => code.startsWith('VN_')))
  const sea = groups.find(({ code }) => code === 'SEA')!
  assert.equal(sea.name, 'Southeast Asia')
  const lao = sea.games.find(({ gameCode }) => gameCode === 'LAO')!
  assert.equal(lao.maintenance, 1)
  assert.equal(lao.reason, TEXTS.EN['lottery.shut.LAO'])
  const vietnamese = regions.find(({ code }) => code === 'SEA')!.games.find(({ gameCode }) => gameCode === 'LAO')!
  assert.equal(vietnamese.reason, TEXTS.VI['lottery.shut.LAO'])
  assert.equal(lao.nextNumero, undefined)
  assert.deepEqual(
    regions.map(({ code, games }) => [code, games.length]),
    [
      ['N', 1],
      ['C', 14],
      ['S', 21],
      ['FAST', 6],
      ['SEA', 8],
    ],
  )
  const [north] = regions[0]!.games
  assert.equal(north!.name, 'Miền Bắc')
  assert.match(north!.nextNumero!, /^20\d{6}$/)
  assert.ok(Date.parse(north!.nextLockAt!) > house.parts.clock.now())
  const modes = await get<Menus>('/lgw/games/game_menus?prizeMode=SEA')
  assert.deepEqual(
    modes.groups.map(({ code }) => code),
    ['SEA'],
  )
})

for (const { code, disabled } of GAMES.values()) {
  if (disabled === undefined) continue
  test(`${code} is not offered, and says why in every complete language`, () => {
    for (const language of COMPLETE) assert.ok(`lottery.shut.${code}` in WRITTEN[language], language)
  })
}

test('a game comes with prices, returns, limits and the draws around now', async () => {
  const view = await get<View>(`/lgw/games/${FIVE}`)
  const lo2 = view.betTypes.find(({ code }) => code === 'LO2')!
  assert.deepEqual([lo2.units, lo2.rtpX100, lo2.price], [27, 9_900, { by: 'ODDS', milli: { '': 99_000 } }])
  assert.equal(view.betTypes.find(({ code }) => code === 'TONG_DB')!.rtpX100, 7_000, 'the least of its sums')
  assert.ok(view.betTypes.every(({ rtpX100 }) => rtpX100 > 4_000 && rtpX100 <= 9_900))
  assert.equal(view.source, 'SELF')
  assert.equal(view.cancel, true)
  assert.match(view.current!.commitment!, /^[0-9a-f]{64}$/)
  assert.ok(view.current!.numero < view.next!.numero)
  const official = await get<View>('/lgw/games/VN_N')
  assert.equal(official.source, 'DEMONSTRATION', 'a demonstration says so')
  for (const [code, refusal] of [
    ['LAO', 'GAME_DISABLED'],
    ['NO', 'GAME_DISABLED'],
    ["'--", 'GAME_DISABLED'],
  ] as const)
    assert.equal((await ask(house, 'GET', `/lgw/games/${encodeURIComponent(code)}`)).errorCode, refusal)
  assert.equal((await ask(house, 'GET', '/lgw/numeros/near?gameCode=NO')).errorCode, 'GAME_DISABLED')
})

test('what a number still takes is told before the bet', async () => {
  const who = await newSomebody(house)
  await lottery.terms(FIVE, 'DE_DB', {
    perTicketMaxUnit: '2000',
    perDrawMaxUnit: '3000',
    tiers: [{ fromUnit: '2000', milli: { '': odds(95_000) } }],
    blocked: ['13'],
  })
  const { numero } = at(await lottery.numeros(FIVE), 0)
  const ticket = { gameCode: FIVE, numero, betType: 'DE_DB', selection: ['77'], unit: '2000' }
  await placed(house, who, { tickets: [ticket], clientTotal: '2000' })
  house.advance(1_100)
  const view = await get<View>(`/lgw/games/${FIVE}`)
  const terms = view.betTypes.find(({ code }) => code === 'DE_DB')!
  assert.deepEqual(terms.blocked, ['13'])
  assert.deepEqual(terms.tight, [{ key: '77', availableUnit: '1000', milli: { '': 95_000 } }])
  await lottery.terms(FIVE, 'DE_DB', undefined)
})

test('the seed of a draw is shown once it is drawn, and is the one that was committed to', async () => {
  const { numero } = at(await lottery.numeros(ONE), 0)
  const path = `/lgw/draws/${ONE}/${numero}`
  const before = await ask<Evidence>(house, 'GET', path)
  assert.equal(before.value!.state, 'OPEN')
  assert.equal(before.value!.serverSeed, undefined)
  assert.deepEqual(before.value!.versions, [])
  assert.match(String(before.headers['cache-control']), /max-age=1\b/)
  house.advance(Date.parse(before.value!.lockAt) - house.parts.clock.now())
  assert.equal((await get<Evidence>(path)).state, 'LOCKED')
  assert.equal((await get<Evidence>(path)).serverSeed, undefined)
  await lottery.pass(ONE, numero)
  house.advance(1_100)
  const after = await get<Evidence>(path)
  assert.equal(after.state, 'OPENED')
  assert.equal(
    createHash('sha256').update(Buffer.from(after.serverSeed!, 'hex')).digest('hex'),
    before.value!.commitment,
  )
  assert.deepEqual([after.versions.length, after.versions[0]!.version, after.versions[0]!.origin], [1, 1, 'VDRAW-1'])
  assert.equal(after.voids, 0)
  for (const [game, drawNumber] of [
    [ONE, '999999999999'],
    ['NO_GAME', numero],
    [ONE, "'; --"],
    [ONE, '1'.repeat(40)],
  ] as const)
    assert.equal(
      (await ask(house, 'GET', `/lgw/draws/${game}/${encodeURIComponent(drawNumber)}`)).errorCode,
      'SYS_NOT_FOUND',
    )
})

test('results come newest first, as many as asked and no more than a hundred', async () => {
  const who = await newSomebody(house)
  const [newest, older] = await drawn(ONE, 2)
  const member = (query: string) =>
    askAs<Opened>(house, who, 'GET', `/lotto/lgw/games/opened/numero?gameCode=${ONE}${query}`)
  house.advance(1_100)
  const list = (await member('&count=2')).value!
  assert.deepEqual(
    list.map((draw) => draw.numero),
    [newest, older],
  )
  assert.ok(list.every(({ result, status, version }) => Array.isArray(result) && status === 'OPENED' && version === 1))
  assert.equal((await member('&count=0')).value!.length, 1)
  assert.ok((await member('&count=100000')).value!.length <= 100)
  assert.equal((await ask(house, 'GET', `/lotto/lgw/games/opened/numero?gameCode=${ONE}`)).errorCode, 'AUTH_REQUIRED')
  assert.equal((await ask(house, 'GET', `/lgw/vn/numeros/opened/game?gameCode=${ONE}`)).errorCode, 'VAL_FIELD')
  assert.equal((await member('&count=x')).errorCode, 'VAL_FIELD')
  await drawn(FIVE, 1)
  house.advance(1_100)
  const [vn] = await get<Opened>('/lgw/vn/numeros/opened/game?count=20&prizeMode=Lott&device=web&language=VI')
  assert.deepEqual([vn!.gameCode, vn!.region], [FIVE, 'N'])
  assert.deepEqual(await get<Opened>('/lgw/vn/numeros/opened/game?prizeMode=Elott'), [])
})

test('statistics count what fell, and change only with the next draw', async () => {
  await drawn(ONE, 3)
  house.advance(1_100)
  const stats = await get<Stats>(`/lgw/stats/${ONE}?count=3`)
  assert.equal(stats.draws, 3)
  assert.equal(
    stats.numbers.reduce((sum, { hits }) => sum + hits, 0),
    9,
  )
  const list = stats.trend.find(({ place }) => place === 'sum')!
  assert.equal(list.values.length, 3)
  for (const code of ['NO', 'LAO'])
    assert.equal((await ask(house, 'GET', `/lgw/stats/${code}`)).errorCode, 'GAME_DISABLED', code)
  const north = statsOf('VN_N', [
    { db: ['31258'], g7: ['58', '67'] },
    { db: ['00007'], g7: ['58', '11'] },
  ])
  const row = (key: string) => north.numbers.find((row) => row.key === key)
  assert.deepEqual(row('58'), { key: '58', hits: 3, draws: 2, absent: 0 })
  assert.deepEqual(row('07'), { key: '07', hits: 1, draws: 1, absent: 1 })
  assert.deepEqual(row('99'), { key: '99', hits: 0, draws: 0, absent: 2 })
  assert.equal(north.hot[0], '58')
  assert.deepEqual(north.trend, [{ place: 'first', values: ['58', '07'] }])
  const five = statsOf('D5', [
    [9, 9, 9, 9, 9],
    [8, 8, 8, 8, 8],
  ])
  assert.ok(five.runs.some(({ place, side, length }) => place === '1' && side === 'BIG' && length === 2))
  assert.ok(!five.runs.some(({ place, side }) => place === '1' && side === 'ODD'))
  assert.deepEqual(statsOf('K3', []).trend, [])
})

test('popular games are those bet on, recent ones the member’s own', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  const { numero } = at(await lottery.numeros(ONE), 1)
  const dice = { gameCode: ONE, numero, betType: 'K3_SUM', selection: [10], unit: '1000' }
  await placed(house, who, { tickets: [dice, dice], clientTotal: '2000' })
  const five = at(await lottery.numeros(FIVE), 0).numero
  const tails = { gameCode: FIVE, numero: five, betType: 'DE_DB', selection: ['12'], unit: '1000' }
  await placed(house, who, { tickets: [tails], clientTotal: '1000' })
  house.advance(61_000)
  const popular = await get<Games>('/lgw/games/popular?count=20&prizeMode=Lott&device=web&language=VI')
  assert.equal(new Set(popular.map(({ gameCode }) => gameCode)).size, popular.length)
  assert.ok(popular.some(({ gameCode }) => gameCode === ONE) && popular.length <= 2)
  assert.equal((await get<Games>('/lgw/games/popular?count=1')).length, 1)
  const recent = async (by: typeof who) =>
    (await askAs<Games>(house, by, 'GET', '/lgw/vn/games/game_menu/recent')).value!
  assert.deepEqual(
    (await recent(who)).map(({ gameCode }) => gameCode),
    [FIVE],
  )
  assert.deepEqual(await recent(other), [])
})

test('a game opens on its page: its own vendor’s, for whoever may bet on it', async () => {
  const who = await newSomebody(house)
  const trial = await newSomebody(house, 4)
  const open = (by: typeof who, gameId: string, vassalage: string, more: object = {}) =>
    launch(house, by, { gameId, vassalage, ...more })
  for (const [code, vassalage, route] of [
    ['VN_N', 'TCG_LOTTO_VN', '/vnlottery?gameCode=VN_N'],
    ['SSC_1M', 'LOTT', '/lottery?gameCode=SSC_1M'],
    ['PC28_1M', 'ELOTT', '/lottery?gameCode=PC28_1M'],
    ['TH_GOV', 'TCG_SEA', '/lottery/sea?gameCode=TH_GOV'],
  ] as const) {
    house.advance(2_000)
    const { value } = await open(who, code, vassalage)
    assert.deepEqual([value!.openIn, value!.route, new URL(value!.game_url).host], ['ROUTE', route, 'localhost'])
  }
  house.advance(10_000)
  assert.equal((await ask(house, 'POST', '/wps/game/launchGame', { body: {} })).errorCode, 'AUTH_REQUIRED')
  assert.equal((await open(who, 'LAO', 'TCG_SEA')).errorCode, 'GAME_DISABLED')
  assert.equal((await open(who, 'VN_N', 'LOTT')).errorCode, 'GAME_DISABLED', 'not under another vendor')
  assert.equal((await open(who, 'SSC_1M', 'LOTT', { accountType: 4 })).errorCode, 'GAME_MAINTENANCE', 'no free play')
  assert.equal((await open(trial, 'SSC_1M', 'LOTT')).value!.openIn, 'ROUTE')
  assert.equal((await open(trial, 'VN_N', 'TCG_LOTTO_VN')).errorCode, 'AUTH_REAL_ACCOUNT')
  const { db } = house.parts.database
  await sql`update catalog.game set maintenance = true where game_id = 'SSC_1M'`.execute(db)
  house.advance(10_000)
  assert.equal((await open(who, 'SSC_1M', 'LOTT')).errorCode, 'GAME_MAINTENANCE')
  for (const path of ['games', 'stats'])
    assert.equal((await ask(house, 'GET', `/lgw/${path}/SSC_1M`)).errorCode, 'GAME_MAINTENANCE', path)
  const off = { code: 'PC28_1M', enabled: false, reason: 'test', changed_at: new Date(house.parts.clock.now()) }
  await db
    .insertInto('lottery.game')
    .values(off)
    .onConflict((on) => on.column('code').doUpdateSet(off))
    .execute()
  house.advance(6_000)
  assert.equal((await open(who, 'PC28_1M', 'ELOTT')).errorCode, 'GAME_MAINTENANCE')
})

test('the lottery stands in the navigation, its games in the lists', async () => {
  const { categories } = await get<{
    categories: { gameType: string; cards: { vassalage: string; isNew: number }[] }[]
  }>('/wps/relay/GCSGAME_gameVendor?merchantCode=senluna&language=VI')
  const cards = categories.flatMap(({ gameType, cards: shown }) =>
    shown.map(({ vassalage }) => `${gameType} ${vassalage}`),
  )
  for (const card of ['VNLOTT TCG_LOTTO_VN', 'LOTT LOTT', 'ELOTT ELOTT', 'ELOTT TCG_SEA'])
    assert.ok(cards.includes(card), card)
})

test('own sets of numbers: kept, changed, forgotten, a hundred at most, and nobody else’s', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  const id = randomUUID()
  const set = (more: object = {}) => ({ id, name: 'Nuôi', family: 'VN', width: 2, numbers: ['07', '70'], ...more })
  const keep = (by: typeof who, body: unknown) => askAs<Sets>(house, by, 'PUT', '/lgw/saved-sets', body)
  const sets = async (by: typeof who) => (await askAs<Sets>(house, by, 'GET', '/lgw/saved-sets')).value!.list
  assert.deepEqual((await keep(who, set())).value!.list, [set()])
  assert.deepEqual((await keep(who, set({ numbers: ['11'] }))).value!.list, [set({ numbers: ['11'] })])
  assert.deepEqual(
    (await keep(other, set({ name: 'other' }))).value!.list,
    [set({ name: 'other' })],
    'ids are the member’s own',
  )
  assert.deepEqual((await sets(who))[0]!.name, 'Nuôi')
  for (const wrong of [
    { numbers: ['7'] },
    { numbers: ['07', '07'] },
    { numbers: [] },
    { numbers: ['0x'] },
    { name: '' },
    { name: '   ' },
    { id: 'x' },
    { width: 7 },
  ])
    assert.equal((await keep(who, set(wrong))).errorCode, 'VAL_FIELD', JSON.stringify(wrong))
  const drop = (by: typeof who) => askAs<Sets>(house, by, 'DELETE', `/lgw/saved-sets?id=${id}`)
  assert.deepEqual((await drop(other)).value!.list, [])
  assert.equal((await sets(who)).length, 1)
  for (let nth = 1; nth < 100; nth++) {
    house.advance(1_500)
    assert.equal((await keep(who, set({ id: randomUUID(), name: `n${nth}` }))).success, true)
  }
  house.advance(2_000)
  assert.equal((await keep(who, set({ id: randomUUID() }))).errorCode, 'VAL_FIELD', 'the hundred and first')
  assert.equal((await keep(who, set())).success, true)
  assert.equal((await drop(who)).value!.list.length, 99)
})

type Past = OnWire<ReplyOf<typeof contract.pastDraws>>
type Near = OnWire<ReplyOf<typeof contract.drawsNear>>

test('past draws of any game are there for everybody, page by page and up to a day', async () => {
  const numeros = await drawn(ONE, 4)
  const whole = await get<Past>(`/lgw/draws/${ONE}?count=3`)
  assert.deepEqual(
    whole.list.map(({ numero }) => numero),
    numeros.slice(0, 3),
  )
  const next = await get<Past>(`/lgw/draws/${ONE}?count=1&after=${encodeURIComponent(whole.next!)}`)
  assert.deepEqual(
    next.list.map(({ numero, status, source }) => [numero, status, source]),
    [[numeros[3], 'OPENED', 'SELF']],
  )
  const day = `${numeros[0]!.slice(0, 4)}-${numeros[0]!.slice(4, 6)}-${numeros[0]!.slice(6, 8)}`
  assert.equal((await get<Past>(`/lgw/draws/${ONE}?count=1&until=${day}`)).list[0]?.numero, numeros[0])
  assert.deepEqual(await get<Past>(`/lgw/draws/${ONE}?until=2020-01-01`), { list: [] })
  assert.equal((await ask(house, 'GET', '/lgw/draws/NO_GAME')).errorCode, 'GAME_DISABLED')
  for (const wrong of ['until=2020-13-01', 'until=2026-02-31', 'after=yesterday', 'count=x'])
    assert.equal((await ask(house, 'GET', `/lgw/draws/${ONE}?${wrong}`)).errorCode, 'VAL_FIELD', wrong)
})

test('a draw that is locked, then waited for, is among those around now only when it is asked for', async () => {
  const [first] = await lottery.numeros(ONE)
  const states = async (query = '') => {
    const { list } = await get<Near>(`/lgw/numeros/near?gameCode=${ONE}&count=1${query}`)
    return list.map(({ numero, state }) => [numero === first!.numero, state])
  }
  const until = (iso: string) => house.advance(Date.parse(iso) - house.parts.clock.now() + 100)
  assert.deepEqual(await states('&awaited=YES'), [[true, 'OPEN']])
  until(first!.lockAt)
  house.advance(1_000)
  assert.deepEqual(await states('&awaited=YES'), [
    [true, 'LOCKED'],
    [false, 'OPEN'],
  ])
  assert.deepEqual(await states(), [[false, 'OPEN']])
  until(first!.drawAt)
  house.advance(1_000)
  assert.deepEqual(await states('&awaited=YES'), [
    [true, 'LOCKED'],
    [false, 'OPEN'],
  ])
  await lottery.pass(ONE, first!.numero)
  house.advance(1_100)
  assert.deepEqual(await states('&awaited=YES'), [[false, 'OPEN']])
})
