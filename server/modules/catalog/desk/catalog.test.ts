import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskGame, DeskVendor } from '@senluna/contract/desk/brand/catalog.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import { ask, newSomebody, sit, type House } from '../../rounds/testing/house.ts'
import { askDesk, type Person } from '../../staff/testing/desk.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
})
afterAll(() => house.close())

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))

test('a game is hidden, shown, marked and put under maintenance; the lobby follows', async () => {
  const patch = <Value = DeskGame>(path: string, body: unknown, as = maker) =>
    askDesk<Value>(house, as, 'PATCH', `/bo/v1/${path}`, body)
  const inLobby = async () => {
    const reply = await ask<{ list: { gameId: string }[] }>(house, 'GET', '/wps/relay/GCSGAME_gameList?pageSize=50', {
      headers: { host: 'localhost' },
    })
    return reply.value!.list.some((game) => game.gameId === 'sen-vang')
  }
  const shown = await inLobby()
  const hidden = await patch('games/sen-vang', { enabled: false, hot: true })
  assert.deepEqual([hidden.value!.enabled, hidden.value!.hot, hidden.value!.maintenance], [false, true, false])
  assert.deepEqual([shown, await inLobby()], [true, false])
  const list = await get<{ list: DeskGame[] }>('games?shown=NO&name=sen')
  assert.deepEqual(
    list.value!.list.map((game) => game.gameId),
    ['sen-vang'],
  )
  await patch('games/sen-vang', { hot: false })
  const again = await patch<Awaiting>('games/sen-vang', { enabled: true })
  assert.deepEqual([again.status, await inLobby()], [202, false])
  assert.equal((await approve(again.value!.approvalId)).errorCode, undefined)
  assert.equal(await inLobby(), shown)
  assert.equal((await patch('games/no-such', { hot: true })).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await patch('games/sen-vang', { hot: 'yes' })).errorCode, 'VAL_FIELD')
  assert.equal((await get('games?after=x')).errorCode, 'VAL_FIELD')
  const first = await get<{ list: DeskGame[]; next?: string }>('games?pageSize=1')
  const second = await get<{ list: DeskGame[] }>(`games?pageSize=1&after=${encodeURIComponent(first.value!.next!)}`)
  assert.notEqual(first.value!.list[0]!.gameId, second.value!.list[0]!.gameId)
})

test('a game with a place stands before those without one, by its number, and where it was again without', async () => {
  const place = (id: string, value: unknown) =>
    askDesk<DeskGame>(house, maker, 'PATCH', `/bo/v1/games/${id}`, { place: value })
  const lobby = async (more = '') => {
    const reply = await ask<{ list: { gameId: string }[] }>(
      house,
      'GET',
      `/wps/relay/GCSGAME_gameList?pageSize=50${more}`,
      {
        headers: { host: 'localhost' },
      },
    )
    return reply.value!.list.map((game) => game.gameId)
  }
  const before = await lobby()
  const [last, other] = [before.at(-1)!, before.at(-2)!]
  assert.equal((await place(last, 2)).value!.place, 2)
  assert.equal((await place(other, 1)).value!.place, 1)
  assert.deepEqual((await lobby()).slice(0, 2), [other, last])
  const first = await ask<{ list: { gameId: string }[]; next: string }>(
    house,
    'GET',
    '/wps/relay/GCSGAME_gameList?pageSize=1',
    {
      headers: { host: 'localhost' },
    },
  )
  assert.equal((await lobby(`&after=${encodeURIComponent(first.value!.next)}`))[0], last, 'pages go on by the place')
  const placed = await get<{ list: DeskGame[] }>('games?shown=PLACED')
  assert.deepEqual(new Set(placed.value!.list.map((game) => game.gameId)), new Set([last, other]))
  for (const bad of [0, 10_000, 1.5, '1']) assert.equal((await place(last, bad)).errorCode, 'VAL_FIELD', String(bad))
  await place(other, null)
  assert.equal((await place(last, null)).value!.place, undefined)
  assert.deepEqual(await lobby(), before)
})

test('a vendor is put under maintenance, and its game does not start', async () => {
  const patch = <Value = DeskVendor>(code: string, body: unknown) =>
    askDesk<Value>(house, maker, 'PATCH', `/bo/v1/vendors/${code}`, body)
  const closed = await patch('SENLUNA', { maintenance: true })
  assert.deepEqual([closed.value!.maintenance, closed.value!.enabled, closed.value!.games], [true, true, 1])
  await assert.rejects(sit(house, await newSomebody(house)), /url|game/)
  assert.equal((await patch('SENLUNA', { maintenance: false, enabled: true })).errorCode, 'VAL_FIELD')
  const again = await patch<Awaiting>('SENLUNA', { maintenance: false })
  assert.equal(again.status, 202)
  await assert.rejects(sit(house, await newSomebody(house)), /url|game/)
  assert.equal((await approve(again.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(again.value!.approvalId)).errorCode, undefined)
  assert.ok((await sit(house, await newSomebody(house))).bearer)
  assert.equal((await patch('NO_SUCH', { enabled: true })).errorCode, 'SYS_NOT_FOUND')
})

test('what somebody shut is opened by two; a request is stale once it stands otherwise', async () => {
  const db = house.parts.database.db
  const patch = (path: string, body: unknown) => askDesk<Awaiting>(house, maker, 'PATCH', `/bo/v1/${path}`, body)
  await patch('games/sen-vang', { maintenance: true })
  const asked = await patch('games/sen-vang', { maintenance: false })
  assert.equal((await patch('games/sen-vang', { maintenance: false })).errorCode, 'APPROVAL_OPEN')
  await sql`update catalog.game set maintenance = false where merchant_id = 'senluna' and game_id = 'sen-vang'`.execute(
    db,
  )
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  assert.equal((await patch('games/sen-vang', { maintenance: false })).status, 200, 'it is open: nothing to ask for')
})

test('what a vendor takes changes by two; what has changed meanwhile is stale', async () => {
  const feeOf = async () =>
    (await get<{ list: OnWire<DeskVendor>[] }>('vendors')).value!.list.find((vendor) => vendor.vassalage === 'SENLUNA')!
      .feePpm
  assert.equal(await feeOf(), 0)
  const asked = await post<Awaiting>('vendors/SENLUNA/fee', { feePpm: 120_000 })
  assert.deepEqual([asked.status, await feeOf()], [202, 0], 'nothing has changed yet')
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  assert.equal(await feeOf(), 120_000)
  const stale = await post<Awaiting>('vendors/SENLUNA/fee', { feePpm: 90_000 })
  await sql`update catalog.vendor set fee_ppm = 1 where merchant_id = 'senluna' and vassalage = 'SENLUNA'`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(stale.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  for (const feePpm of [-1, 1_000_001, 1.5, '5', 1])
    assert.equal((await post('vendors/SENLUNA/fee', { feePpm })).errorCode, 'VAL_FIELD', String(feePpm))
  assert.equal((await post('vendors/NO_SUCH/fee', { feePpm: 5 })).errorCode, 'SYS_NOT_FOUND')
})
