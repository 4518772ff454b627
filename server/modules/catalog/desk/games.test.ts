import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskGame, DeskVendor } from '@senluna/contract/desk/brand/catalog.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import {
  ask,
  askAs,
  GAME,
  launchBody,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

// Addresses that the packaged table knows.
const VIETNAM = '113.160.0.1'
const AMERICA = '8.8.8.8'
const NOWHERE = '198.51.100.9'

let house: House
let maker: Person
let checker: Person
let player: Somebody
beforeAll(async () => {
  house = await openHouse()
  maker = await newPerson(house, ['CONTENT'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
  player = await newSomebody(house)
})
afterAll(() => house.close())

/** Opens a game again, or somewhere more, as two people do. */
async function open(body: unknown) {
  const asked = await askDesk<Awaiting>(house, maker, 'PATCH', `/bo/v1/games/${GAME}`, body)
  const agreed = await askDesk(house, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
  assert.equal(agreed.errorCode, undefined, agreed.text)
  return (await games(`name=${GAME}`))[0]!
}
const patch = (body: unknown, as = maker) => askDesk<OnWire<DeskGame>>(house, as, 'PATCH', `/bo/v1/games/${GAME}`, body)
const games = async (query: string) =>
  (await askDesk<{ list: OnWire<DeskGame>[] }>(house, maker, 'GET', `/bo/v1/games?${query}`)).value!.list
const guest = <Value>(path: string, ip: string) =>
  ask<Value>(house, 'GET', path, { headers: { host: 'localhost', 'x-forwarded-for': ip } })

/** In which of the lists somebody finds it from an address, and what opening it says. */
async function seenFrom(ip: string) {
  house.advance(1_000)
  const list = await guest<{ list: { gameId: string }[] }>('/wps/relay/GCSGAME_gameList?pageSize=50', ip)
  const index = await guest<{ shelves: [number, string, [string, string][]][] }>('/wps/v2/games/index', ip)
  const opened = await askAs(house, player, 'POST', '/wps/game/launchAddressV2', launchBody(player), {
    'x-forwarded-for': ip,
  })
  return [
    list.value!.list.some(({ gameId }) => gameId === GAME),
    index.value!.shelves.some(([, , shelf]) => shelf.some(([id]) => id === GAME)),
    opened.errorCode ?? 'opens',
  ]
}

test('a game is shown and opened only where it may be played; what is meant for some only is shut where nobody knows', async () => {
  assert.deepEqual(await seenFrom(AMERICA), [true, true, 'opens'])
  const only = await patch({ regions: { kind: 'ONLY', countries: ['VN', 'TH', 'VN'] } })
  assert.deepEqual([only.value?.regionKind, only.value?.regions], ['ONLY', ['TH', 'VN']])
  assert.deepEqual(await seenFrom(VIETNAM), [true, true, 'opens'])
  for (const ip of [AMERICA, NOWHERE]) assert.deepEqual(await seenFrom(ip), [false, false, 'GAME_REGION'], ip)
  assert.ok((await games('shown=REGIONS')).some(({ gameId }) => gameId === GAME))
  const wider = { regions: { kind: 'EXCEPT', countries: ['US'] } }
  assert.equal((await patch({ ...wider, hot: true })).errorCode, 'VAL_FIELD', 'what opens is asked for by itself')
  await open(wider)
  assert.deepEqual(await seenFrom(AMERICA), [false, false, 'GAME_REGION'])
  for (const ip of [VIETNAM, NOWHERE]) assert.deepEqual(await seenFrom(ip), [true, true, 'opens'], ip)
  for (const regions of [
    { kind: 'ALL', countries: ['US'] },
    { kind: 'ONLY', countries: [] },
    { kind: 'ONLY', countries: ['usa'] },
    { kind: 'SOME', countries: ['US'] },
    'US',
  ])
    assert.equal((await patch({ regions })).errorCode, 'VAL_FIELD', JSON.stringify(regions))
  const back = await open({ regions: { kind: 'ALL', countries: [] } })
  assert.deepEqual([back.regionKind, back.regions], ['ALL', []])
  assert.deepEqual(await seenFrom(AMERICA), [true, true, 'opens'])
  const { rows } = await sql<{
    before: { regions: string }
    after: { regions: string }
  }>`select before, after from audit.entry
    where action = 'games.set' order by seq limit 2`.execute(house.parts.database.db)
  assert.deepEqual([rows[0]!.before.regions, rows[0]!.after.regions, rows.length], ['ALL', 'ONLY TH VN', 1])
  const auditor = await newPerson(house, ['AUDITOR'])
  assert.equal((await patch({ regions: { kind: 'ALL', countries: [] } }, auditor)).errorCode, 'AUTH_FORBIDDEN')
})

test('an operator’s word on what is new stands over a game’s age, until it is taken back', async () => {
  const isNew = async () => {
    const list = await guest<{ list: { gameId: string; isNewGame: boolean }[] }>(
      '/wps/relay/GCSGAME_gameList?pageSize=50',
      NOWHERE,
    )
    return list.value!.list.find(({ gameId }) => gameId === GAME)!.isNewGame
  }
  const [game] = await games(`name=${GAME}`)
  const byAge = game!.isNew
  assert.deepEqual([game!.newMark, await isNew()], [null, byAge])
  const marked = await patch({ newMark: !byAge })
  assert.deepEqual([marked.value?.newMark, marked.value?.isNew, await isNew()], [!byAge, !byAge, !byAge])
  assert.equal(
    (await games('shown=NEW')).some(({ gameId }) => gameId === GAME),
    !byAge,
  )
  await patch({ hot: true })
  assert.equal(await isNew(), !byAge, 'another change leaves it')
  const back = await patch({ newMark: null, hot: false })
  assert.deepEqual([back.value?.newMark, await isNew()], [null, byAge])
})

test('a vendor tells its money, its products and what it takes', async () => {
  const admin = await newPerson(house, ['ADMINISTRATOR'])
  const { value } = await askDesk<{ list: OnWire<DeskVendor>[] }>(house, admin, 'GET', '/bo/v1/vendors')
  const own = value!.list.find(({ vassalage }) => vassalage === 'SENLUNA')!
  assert.deepEqual([own.currencies, own.products, own.walletMode], [['XVD', 'TRL'], ['RNG'], 'SEAMLESS'])
})
