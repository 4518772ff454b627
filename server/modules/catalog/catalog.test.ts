import assert from 'node:assert/strict'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Game as OurGame, gameVendors } from '@senluna/contract/play/games.ts'
import type { gameIndex, vendorGameTypes } from '@senluna/contract/play/lobby.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type { whitelabel } from '@senluna/contract/site/system.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import { instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { findGame } from './index.ts'
import { recordPlayed } from './played-store.ts'
import { MERCHANTS, NOW, openSite, visitor, type Site } from './testing/site.ts'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { seedLongCatalog } from '@senluna/tools/seed/long-catalog.ts'
import { LOTTERY_GAMES } from '@senluna/tools/seed/lottery-games.ts'

type Game = OnWire<OurGame>

const OWN = new Set(OWN_GAMES.map(({ game }) => game.code))
const LIST = '/wps/relay/GCSGAME_gameList'
type Page = { list: Game[]; next?: string; total?: number }

let site: Site
beforeAll(async () => {
  site = await openSite(MERCHANTS)
})
afterAll(() => site.close())

const listed = async (query: string): Promise<Page> => {
  const reply = await site.call<Page>(`${LIST}?${query}`)
  assert.equal(reply.success, true, JSON.stringify(reply))
  return reply.value!
}

test('the long catalogue has 10,000 games of 40 vendors, of which only our own and the lottery run', async () => {
  const all = await listed('pageSize=1')
  assert.equal(all.total, 10_000)
  const running = await listed('isNew=0&pageSize=100')
  assert.deepEqual(
    running.list
      .filter(({ gameId }) => gameId !== gameId.toUpperCase())
      .sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
      .map(({ gameId, vassalage, nodeId, own, demo, rtpX100, isNew, isHot }) => ({
        gameId,
        vassalage,
        nodeId,
        own,
        demo,
        rtpX100,
        isNew,
        isHot,
      })),
    OWN_GAMES.map(({ game, certificate: { rtp } }) => ({
      gameId: game.code,
      vassalage: 'SENLUNA',
      nodeId: '1',
      own: true,
      demo: true,
      rtpX100: Number((BigInt(rtp.numerator) * 10_000n) / BigInt(rtp.denominator)),
      isNew: 0,
      isHot: 0,
    })).sort((a, b) => (a.gameId < b.gameId ? -1 : 1)),
  )
  assert.deepEqual(
    running.list.map(({ gameId }) => gameId).sort(),
    [...OWN, ...LOTTERY_GAMES.map(({ code }) => code)].sort(),
  )
  assert.equal((await listed('isNew=1')).total, 10_000 - OWN_GAMES.length - LOTTERY_GAMES.length)
  const vendors = await sql<{
    count: bigint
  }>`select count(*) as count from catalog.vendor where merchant_id = 'senluna'`.execute(site.db)
  assert.equal(vendors.rows[0]!.count, 40n)
})

test('seeding again changes nothing, and keeps what was counted', async () => {
  await site.owner.transaction().execute(async (tx) => {
    await sql`update catalog.game set plays = 7 where merchant_id = 'senluna' and game_id = 'sen-vang'`.execute(tx)
  })
  await seedLongCatalog(site.owner, MERCHANTS)
  const { rows } = await sql<{
    plays: bigint
    games: bigint
  }>`select sum(plays)::bigint as plays, count(*) as games from catalog.game`.execute(site.db)
  assert.deepEqual(rows, [{ plays: 7n, games: 20_000n }])
  await sql`update catalog.game set plays = 0`.execute(site.owner)
})

for (const sort of ['popular', 'new', 'az', 'rtp']) {
  test(`pages by key show each of the 10,000 games once, sorted by ${sort}`, async () => {
    const seen: Game[] = []
    let after = ''
    do {
      const page: Page = await listed(`sort=${sort}&pageSize=100${after && `&after=${after}`}`)
      assert.equal(page.total, after ? undefined : 10_000)
      seen.push(...page.list)
      after = page.next ?? ''
    } while (after)
    assert.equal(seen.length, 10_000)
    assert.equal(new Set(seen.map((game) => game.gameId)).size, 10_000)
    const names = seen.map((game) => fold(game.name))
    if (sort === 'az') assert.deepEqual(names, [...names].sort())
    if (sort === 'rtp')
      assert.deepEqual(
        seen.map((game) => game.rtpX100 ?? 0),
        seen.map((game) => game.rtpX100 ?? 0).sort((a, b) => b - a),
      )
    if (sort === 'popular') assert.equal(seen[0]!.gameId, 'sen-vang')
    if (sort === 'new') assert.ok(OWN.has(seen[0]!.gameId))
  })
}

test('pages by number are the same pages', async () => {
  const third = await listed('gameType=RNG&page=3&pageSize=40')
  const first = await listed('gameType=RNG&pageSize=80')
  const byKey = await listed(`gameType=RNG&pageSize=40&after=${first.next}`)
  assert.deepEqual(third.list, byKey.list)
  assert.deepEqual((await listed('page=1000&pageSize=100')).list, [])
})

const every = (list: Game[], holds: (game: Game) => boolean) => list.length > 0 && list.every(holds)

for (const [query, holds] of [
  ['gameType=LIVE', (game) => game.gameType === 'LIVE'],
  ['vassalage=HOTRANG', (game) => game.vassalage === 'HOTRANG'],
  [
    'vassalage=HOTRANG,CUULONG&gameType=LIVE',
    (game) => ['HOTRANG', 'CUULONG'].includes(game.vassalage) && game.gameType === 'LIVE',
  ],
  ['classify=BACCARAT', (game) => game.classify === 'BACCARAT'],
  ['theme=myth', (game) => game.theme === 'myth'],
  ['feature=cascade', (game) => game.features.includes('cascade')],
  ['volatility=HIGH', (game) => game.volatility === 'HIGH'],
  ['minRtp=9600', (game) => (game.rtpX100 ?? 0) >= 9_600],
  ['jackpot=1', (game) => game.jackpot],
  ['own=1', (game) => game.own],
  [
    'theme=myth&feature=wild&volatility=LOW&minRtp=9500&gameType=RNG&sort=rtp',
    (game) => game.theme === 'myth' && game.volatility === 'LOW' && game.features.includes('wild'),
  ],
] as const satisfies readonly (readonly [string, (game: Game) => boolean])[]) {
  test(`the filter ${query} keeps what it says and counts it`, async () => {
    const page = await listed(`${query}&pageSize=100`)
    assert.ok(every(page.list, holds))
    assert.equal(page.list.length, Math.min(100, page.total!))
    assert.ok(page.total! < 10_000)
  })
}

for (const [typed, name] of [
  ['ga choi', 'Gà Chọi'],
  ['gachoi', 'Gà Chọi'],
  ['GÀ CHỌI', 'Gà Chọi'],
  ['choi ga', 'Gà Chọi'],
  ['ca chep hoa', 'Cá Chép Hóa Rồng'],
  ['dong tro', 'Trống Đồng'],
  ['sen senluna', 'Sen Vàng'],
] as const) {
  test(`searching ${typed} finds ${name}`, async () => {
    const { list } = await listed(`q=${encodeURIComponent(typed)}&pageSize=100`)
    assert.ok(list.some((game) => game.name === name))
  })
}

test('a search of words nobody has, or of signs only, finds nothing', async () => {
  assert.equal((await listed('q=zzzzqq')).total, 0)
  assert.equal((await listed(`q=${encodeURIComponent("'%_:*&|!")}`)).total, 0)
  assert.equal((await listed('q=%20%20')).total, 10_000)
})

const NASTY = [
  "' or 1=1 --",
  "'; drop table catalog.game; --",
  '<script>alert(1)</script>',
  '%27%20union',
  '\\',
  "a' & b:*",
  '{1,2}',
  '𝓼𝓮𝓷',
  '\u0000',
  'x\u0000y',
]
for (const field of ['q', 'vassalage', 'classify', 'theme', 'feature', 'isNew', 'after', 'language', 'merchantCode']) {
  test(`SQL and HTML in ${field} find nothing and break nothing`, async () => {
    for (const text of NASTY) {
      const reply = await site.call<Page>(`${LIST}?${field}=${encodeURIComponent(text)}`)
      assert.ok([200, 400].includes(reply.status), `${field}=${text}: ${reply.status}`)
      if (reply.status === 400) assert.equal(reply.errorCode, 'VAL_FIELD')
    }
    assert.equal((await listed('pageSize=1')).total, 10_000)
  })
}

for (const query of [
  'pageSize=101',
  'pageSize=0',
  'page=0',
  'page=1001',
  'sort=best',
  'gameType=SLOTS',
  `q=${'a'.repeat(81)}`,
  'minRtp=-1',
  'jackpot=2',
  'after=AAAA',
  `after=${Buffer.from('[1,"a"]').toString('base64url')}`,
  `after=${Buffer.from('[1.5,false,"a","b"]').toString('base64url')}`,
]) {
  test(`the list refuses ${query.slice(0, 40)}`, async () => {
    const reply = await site.call(`${LIST}?${query}`)
    assert.deepEqual([reply.status, reply.errorCode], [400, 'VAL_FIELD'])
  })
}

test('categories come with their vendors, titled in the language asked for', async () => {
  const { value } = await site.call<OnWire<ReplyOf<typeof gameVendors>>>('/wps/relay/GCSGAME_gameVendor', {
    headers: { language: 'EN' },
  })
  assert.equal(value!.categories.find(({ gameType }) => gameType === 'LIVE')!.title, 'Live casino')
  const vi = await site.call<OnWire<ReplyOf<typeof gameVendors>>>('/wps/relay/GCSGAME_gameVendor')
  const slots = vi.value!.categories.find(({ gameType }) => gameType === 'RNG')!
  assert.equal(slots.title, 'Nổ hũ')
  assert.deepEqual([slots.cards[0]!.vassalage, slots.cards[0]!.isNew, slots.cards[0]!.gameCount], ['SENLUNA', 0, 5])
  assert.ok(slots.cards.slice(1).every((card) => card.isNew === 1 && card.gameCount > 0))
  const counted = vi.value!.categories.flatMap(({ cards }) => cards).reduce((sum, card) => sum + card.gameCount, 0)
  assert.equal(counted, 10_000)
})

test('the navigation has the categories with a vendor, and loses one whose vendors are switched off', async () => {
  const read = async () => (await site.call<ReplyOf<typeof whitelabel>>('/wps/system/whitelabel')).value!
  const before = await read()
  assert.ok(
    before.navigation.some(
      ({ gameType, page, vendorCount, gameCount }) =>
        gameType === 'CRICKET' && page === '/cricket' && vendorCount === 1 && gameCount === 4,
    ),
  )
  assert.deepEqual(
    before.menu.map(({ page }) => page),
    ['/', '/noticePage'],
  )
  await sql`update catalog.vendor set enabled = false where merchant_id = 'senluna' and vassalage = 'GOLDENPITCH'`.execute(
    site.owner,
  )
  const after = await read()
  await sql`update catalog.vendor set enabled = true where vassalage = 'GOLDENPITCH'`.execute(site.owner)
  assert.ok(!after.navigation.some(({ gameType }) => gameType === 'CRICKET'))
  assert.ok(!after.vendorOrder.some(({ vendors }) => vendors.includes('GOLDENPITCH')))
})

test('classes are counted for a vendor, and an unknown vendor has none', async () => {
  const { value } = await site.call<ReplyOf<typeof vendorGameTypes>>(
    '/wps/relay/GCSGAME_getVassGameType?vassalage=RIVERSTAGE',
  )
  const [only] = value!.list
  assert.deepEqual(
    only!.gameTypes.map(({ gameType }) => gameType),
    ['LIVE'],
  )
  assert.equal(
    only!.gameTypes[0]!.classifies.reduce((sum, { count }) => sum + count, 0),
    36,
  )
  const { themes, volatilities } = only!.gameTypes[0]!
  assert.ok(themes.length > 0 && volatilities.length > 0)
  assert.equal(new Set(themes).size, themes.length, 'each theme once')
  assert.deepEqual((await site.call('/wps/relay/GCSGAME_getVassGameType?vassalage=NOBODY')).value, { list: [] })
})

test('rooms of a vendor; none for one without; an unknown one is refused', async () => {
  const me = visitor({ type: 4 })
  const { value } = await site.call<{ list: { minBet: string; maintenance: number }[] }>(
    '/wps/relay/GLS2_roomList?vassalage=RIVERSTAGE',
    { as: me },
  )
  assert.equal(value!.list.length, 36)
  assert.ok(value!.list.every((room) => room.maintenance === 1 && BigInt(room.minBet) > 0n))
  assert.deepEqual((await site.call('/wps/relay/GLS2_roomList?vassalage=CICADA', { as: me })).value, { list: [] })
  assert.equal((await site.call('/wps/relay/GLS2_roomList?vassalage=NOBODY', { as: me })).errorCode, 'GAME_DISABLED')
  assert.equal((await site.call('/wps/relay/GLS2_roomList?vassalage=RIVERSTAGE')).status, 401)
})

const FAVORITES = '/wps/v2/favorites'
test('a game marked twice is marked once; the newest stands first; taken away twice it is gone', async () => {
  const me = visitor()
  const put = (gameId: string) =>
    site.call<{ ids: string[] }>(FAVORITES, { method: 'PUT', payload: { gameId }, as: me })
  await put('sen-vang')
  await sql`update catalog.favorite set marked_at = marked_at - interval '1 second' where member_id = ${me.memberId}`.execute(
    site.owner,
  )
  assert.deepEqual((await put('aa1')).value!.ids, ['aa1', 'sen-vang'])
  assert.deepEqual((await put('sen-vang')).value!.ids, ['aa1', 'sen-vang'])
  const page = (await site.call<Page>('/wps/relay/MCSFE_getFavoriteGamesList?pageSize=1', { as: me })).value!
  assert.deepEqual(
    page.list.map((game) => [game.gameId, game.favorite]),
    [['aa1', true]],
  )
  const next = (
    await site.call<Page>(`/wps/relay/MCSFE_getFavoriteGamesList?pageSize=1&after=${page.next}`, { as: me })
  ).value!
  assert.deepEqual([next.list.map((game) => game.gameId), next.next], [['sen-vang'], undefined])
  const marked = await site.call<Page>(`${LIST}?own=1`, { as: me })
  assert.equal(marked.value!.list[0]!.favorite, true)
  assert.equal((await listed('own=1')).list[0]!.favorite, undefined)
  for (const left of [['aa1'], ['aa1']]) {
    const reply = await site.call<{ ids: string[] }>(FAVORITES, {
      method: 'DELETE',
      payload: { gameId: 'sen-vang' },
      as: me,
    })
    assert.deepEqual(reply.value!.ids, left)
  }
})

test("another member's favourites are out of reach, and no text of a request can name another member", async () => {
  const [me, other] = [visitor(), visitor()]
  await site.call(FAVORITES, { method: 'PUT', payload: { gameId: 'sen-vang' }, as: other })
  for (const url of [
    '/wps/relay/MCSFE_getFavoriteGames',
    `/wps/relay/MCSFE_getFavoriteGames?memberId=${other.memberId}`,
  ]) {
    assert.deepEqual((await site.call(url, { as: me })).value, { ids: [] })
  }
  await site.call(FAVORITES, { method: 'DELETE', payload: { gameId: 'sen-vang', memberId: other.memberId }, as: me })
  assert.deepEqual((await site.call('/wps/relay/MCSFE_getFavoriteGames', { as: other })).value, { ids: ['sen-vang'] })
  assert.equal((await site.call('/wps/relay/MCSFE_getFavoriteGames')).status, 401)
})

test('what is no game of this brand cannot be marked', async () => {
  const me = visitor()
  for (const gameId of ['nothing', "x' or ''='", '<b>', 'x\u0000', '𝓼en-vang']) {
    const reply = await site.call(FAVORITES, { method: 'PUT', payload: { gameId }, as: me })
    assert.equal(reply.errorCode, 'GAME_DISABLED', gameId)
  }
  for (const gameId of ['', 'a'.repeat(61), 5, null]) {
    const reply = await site.call(FAVORITES, { method: 'PUT', payload: { gameId }, as: me })
    assert.equal(reply.errorCode, 'VAL_FIELD')
  }
})

test('an event delivered twice counts once; the last play stands first; plays make a game popular and hot', async () => {
  const me = visitor()
  const play = (gameId: string, ms: number) => ({
    memberId: me.memberId,
    merchantCode: merchantCode('senluna'),
    gameId,
    at: instant(NOW + ms),
  })
  const record = (...plays: ReturnType<typeof play>[]) => site.db.transaction().execute((tx) => recordPlayed(tx, plays))
  await record(play('aa1', 1), play('aa1', 2), play('sen-vang', 3))
  await record(play('aa1', 2), play('aa1', 4), play('gone', 9))
  await record(play('sen-vang', 3))
  const { value } = await site.call<{ list: (Game & { playedAt: string })[] }>('/wps/relay/GCS_recentGame', { as: me })
  assert.deepEqual(
    value!.list.map((game) => [game.gameId, Date.parse(game.playedAt) - NOW]),
    [
      ['aa1', 4],
      ['sen-vang', 3],
    ],
  )
  const hot = await site.call<{ list: Game[] }>('/wps/relay/GCSGAME_hotGamesV2', { method: 'POST', payload: {} })
  assert.deepEqual(
    hot.value!.list.map((game) => game.gameId),
    ['aa1', 'sen-vang'],
  )
  assert.deepEqual(
    (await listed('pageSize=2')).list.map((game) => game.gameId),
    ['aa1', 'sen-vang'],
  )
  const { rows } = await sql<{
    game_id: string
    plays: bigint
  }>`select game_id, plays from catalog.game where merchant_id = 'senluna' and plays > 0 order by 1`.execute(site.db)
  assert.deepEqual(rows, [
    { game_id: 'aa1', plays: 3n },
    { game_id: 'sen-vang', plays: 1n },
  ])
  const elsewhere = await sql<{
    plays: bigint
  }>`select sum(plays)::bigint as plays from catalog.game where merchant_id <> 'senluna'`.execute(site.db)
  assert.equal(elsewhere.rows[0]!.plays, 0n)
  await sql`update catalog.game set plays = 0 where plays > 0`.execute(site.owner)
  assert.deepEqual((await site.call<{ list: Game[] }>('/wps/relay/GCSGAME_hotGamesV2')).value, { list: [] })
})

test('what the operator marked as hot follows what was played, and nothing fills the list up', async () => {
  const ids = async (vendor = '') =>
    (await site.call<{ list: Game[] }>(`/wps/relay/GCSGAME_hotGamesV2${vendor}`)).value!.list.map((game) => game.gameId)
  await sql`update catalog.game set hot = true where merchant_id = 'senluna' and game_id in ('aa1', 'sen-vang')`.execute(
    site.owner,
  )
  assert.deepEqual(await ids(), ['sen-vang', 'aa1'])
  await sql`update catalog.game set plays = 2 where merchant_id = 'senluna' and game_id = 'aa1'`.execute(site.owner)
  assert.deepEqual(await ids(), ['aa1', 'sen-vang'])
  assert.deepEqual(await ids('?vassalage=SENLUNA'), ['sen-vang'])
  await sql`update catalog.game set plays = 0, hot = false`.execute(site.owner)
  assert.deepEqual(await ids(), [])
})

test('the lottery’s games and vendors are named in the reader’s language', async () => {
  const named = async (language?: string) => {
    // The reference brand speaks all of them.
    const headers = language === undefined ? {} : { headers: { language, host: 'reference.localhost' } }
    const list = await site.call<Page>(`${LIST}?vassalage=TCG_LOTTO_VN&pageSize=100`, headers)
    const game = list.value!.list.find(({ gameId }) => gameId === 'VN_N')!
    const index = await site.ask('/wps/v2/games/index', headers)
    const { value } = index.json<{ value: ReplyOf<typeof gameIndex> }>()
    const vendors = await site.call<OnWire<ReplyOf<typeof gameVendors>>>('/wps/relay/GCSGAME_gameVendor', headers)
    const card = vendors
      .value!.categories.flatMap(({ cards }) => cards)
      .find((card) => card.vassalage === 'TCG_LOTTO_VN')
    return {
      game: game.name,
      vendor: [game.vendorName, card!.displayName, value.vendors.find(([code]) => code === 'TCG_LOTTO_VN')![1]],
      found: value.shelves.flatMap(([, , games]) => games).find(([id]) => id === 'VN_N')![1],
      tag: index.headers.etag,
    }
  }
  const seen = await Promise.all([undefined, 'VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'MY'].map(named))
  const [own, vi, en, cn, , , , my] = seen
  for (const { game, found, vendor } of seen) {
    assert.equal(found, game)
    assert.equal(new Set(vendor).size, 1)
  }
  assert.deepEqual(
    [own!.game, vi!.game, en!.game, my!.game],
    ['Miền Bắc', 'Miền Bắc', 'Northern Vietnam', 'ဗီယက်နမ် မြောက်ပိုင်း'],
  )
  assert.deepEqual([vi!.vendor[0], en!.vendor[0], cn!.vendor[0]], ['Xổ số Việt Nam', 'Vietnam Lottery', '越南彩票'])
  assert.equal(new Set(seen.map(({ game }) => game)).size, 7)
  assert.equal(new Set(seen.map(({ tag }) => tag)).size, 7)
})

test('the index of the search holds every game and answers 304 to its own tag', async () => {
  const reply = await site.ask('/wps/v2/games/index')
  const { value } = reply.json<{ value: ReplyOf<typeof gameIndex> }>()
  assert.equal(value.shelves.flatMap(([, , games]) => games).length, 10_000)
  const own = value.vendors.findIndex(([code]) => code === 'SENLUNA')
  const shelf = (type: string) => value.shelves.find(([vendor, gameType]) => vendor === own && gameType === type)
  assert.deepEqual(shelf('RNG')?.[2], [
    ['cho-noi', 'Chợ Nổi'],
    ['mat-rung', 'Mật Rừng'],
    ['mua-vang', 'Mùa Vàng'],
    ['roi-nuoc', 'Rối Nước'],
    ['sen-vang', 'Sen Vàng'],
  ])
  assert.deepEqual(
    shelf('MINI')?.[2]
      .map(([id]) => id)
      .sort(),
    OWN_GAMES.filter(({ catalogue }) => catalogue.gameType === 'MINI')
      .map(({ game }) => game.code)
      .sort(),
  )
  const again = await site.ask('/wps/v2/games/index', { headers: { 'if-none-match': String(reply.headers.etag) } })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  const zipped = await site.ask('/wps/v2/games/index', { headers: { 'accept-encoding': 'gzip' } })
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  console.log(`games index: ${reply.body.length} characters, ${zipped.rawPayload.length} bytes zipped`)
  expect(reply.body.length).toBeLessThan(400_000)
  expect(zipped.rawPayload.length).toBeLessThan(100_000)
})

test('what opens a game is found by its id or its room, in its own brand only', async () => {
  const own = await findGame(site.db, merchantCode('senluna'), { vendorCode: 'SENLUNA', gameId: 'sen-vang' })
  assert.deepEqual([own!.name, own!.maintenance, own!.own, own!.nodeId], ['Sen Vàng', false, true, '1'])
  const { rows } = await sql<{
    room_id: string
    game_id: string
  }>`select room_id, game_id from catalog.room where vassalage = 'RIVERSTAGE' limit 1`.execute(site.db)
  const table = await findGame(site.db, merchantCode('senluna'), { vendorCode: 'RIVERSTAGE', roomId: rows[0]!.room_id })
  assert.deepEqual([table!.gameId, table!.maintenance], [rows[0]!.game_id, true])
  for (const wanted of [
    { vendorCode: 'HOTRANG', gameId: 'sen-vang' },
    { vendorCode: 'SENLUNA' },
    { vendorCode: 'SENLUNA', gameId: 'x\u0000' },
    { vendorCode: 'RIVERSTAGE', roomId: 'none' },
  ]) {
    assert.equal(await findGame(site.db, merchantCode('senluna'), wanted), undefined)
  }
  assert.equal(
    await findGame(site.db, merchantCode('nobody'), { vendorCode: 'SENLUNA', gameId: 'sen-vang' }),
    undefined,
  )
})

test('the reference brand has its own catalogue at its own host, and may not be asked for at another', async () => {
  const reply = await site.call<Page>(`${LIST}?pageSize=1`, { headers: { host: 'reference.localhost' } })
  assert.equal(reply.value!.total, 10_000)
  assert.equal((await site.call(LIST, { headers: { merchant: merchantCode('refbrand1') } })).errorCode, 'SYS_MERCHANT')
})
