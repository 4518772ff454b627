import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type { dayResults, resultStats } from '@senluna/contract/lottery/results.ts'
import { dayAfter } from '@senluna/games/lottery/rules/draws/dates.ts'
import { pastResults } from '@senluna/games/lottery/rules/history/past-results.ts'
import { ask, openHouse, type House } from '../../rounds/testing/house.ts'
import { somePrizes, writePast } from '../testing/past-draws.ts'

type Day = OnWire<ReplyOf<typeof dayResults>>
type Stats = OnWire<ReplyOf<typeof resultStats>>

let house: House
/** Three Mondays ago and the days up to it, by the lottery’s clock. */
let monday: string
let north: string[]
beforeAll(async () => {
  house = await openHouse({}, false)
  const today = new Date(house.parts.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  monday = dayAfter(today, -weekday - 21)
  north = Array.from({ length: 40 }, (_, nth) => dayAfter(monday, nth - 39))
  await writePast(
    house.url,
    'VN_N',
    north.map((day, nth) => ({ day, result: nth === 37 ? 'VOID' : somePrizes('VN_N', nth) })),
  )
  for (const [nth, code] of ['VN_S_HCM', 'VN_S_DT', 'VN_S_CM'].entries())
    await writePast(house.url, code, [{ day: monday, result: somePrizes(code, 100 + nth), source: 'OFFICIAL' }])
})
afterAll(() => house.close())

const get = async <Value>(url: string): Promise<Value> => {
  const reply = await ask<Value>(house, 'GET', url)
  assert.equal(reply.success, true, `${url}: ${reply.errorCode}`)
  return reply.value!
}

test('without a day it is the last one with a result, and the month around it', async () => {
  const { region, day, latest, stations, month } = await get<Day>('/lgw/results/xsmb')
  assert.deepEqual([region, day, latest, stations.length], ['xsmb', monday, monday, 1])
  const [station] = stations
  assert.deepEqual(station?.result, somePrizes('VN_N', 39))
  assert.deepEqual(
    [station?.gameCode, station?.name, station?.status, station?.source],
    ['VN_N', 'Hà Nội', 'OPENED', 'DEMONSTRATION'],
  )
  const within = north.filter((date, nth) => date.slice(0, 7) === monday.slice(0, 7) && nth !== 37)
  assert.deepEqual(
    month.map(({ day }) => day),
    within,
  )
  assert.deepEqual(month.at(-1)?.specials, somePrizes('VN_N', 39).db)
})

test('stations of a day stand side by side, in the order of their schedule', async () => {
  const { stations } = await get<Day>(`/lgw/results/xsmn?day=${monday}`)
  assert.deepEqual(
    stations.map(({ gameCode, name, source }) => [gameCode, name, source]),
    [
      ['VN_S_HCM', 'TP. Hồ Chí Minh', 'OFFICIAL'],
      ['VN_S_DT', 'Đồng Tháp', 'OFFICIAL'],
      ['VN_S_CM', 'Cà Mau', 'OFFICIAL'],
    ],
  )
  assert.deepEqual(stations[1]?.result, somePrizes('VN_S_DT', 101))
})

test('a void draw has no result, a day without a draw no station, a region without results no day', async () => {
  const gone = await get<Day>(`/lgw/results/xsmb?day=${dayAfter(monday, -2)}`)
  assert.deepEqual(
    gone.stations.map(({ status, result }) => [status, result]),
    [['VOID', undefined]],
  )
  assert.ok(!gone.month.some(({ day }) => day === dayAfter(monday, -2)))
  const none = await get<Day>(`/lgw/results/xsmb?day=${dayAfter(monday, -200)}`)
  assert.deepEqual([none.stations, none.month, none.latest], [[], [], monday])
  const empty = await get<Day>('/lgw/results/xsmt')
  assert.deepEqual([empty.day, empty.latest, empty.stations], [undefined, undefined, []])
})

test('what is waited for says nothing of what comes', async () => {
  const day = dayAfter(monday, 1)
  await writePast(house.url, 'VN_N', [{ day: dayAfter(monday, 30), result: somePrizes('VN_N', 900) }])
  const ahead = await get<Day>(`/lgw/results/xsmb?day=${dayAfter(monday, 30)}`)
  assert.deepEqual(
    ahead.stations.map(({ status, result }) => [status, result]),
    [['WAITING', undefined]],
  )
  assert.equal(ahead.latest, monday)
  assert.ok(!ahead.month.some(({ day }) => day === dayAfter(monday, 30)))
  assert.deepEqual((await get<Day>(`/lgw/results/xsmb?day=${day}`)).stations, [])
})

test('an answer that has not changed is not sent again', async () => {
  const url = `/lgw/results/xsmb?day=${monday}`
  const inject = (headers: Record<string, string>) =>
    house.app.inject({ url, headers: { host: 'localhost', ...headers } })
  const first = await inject({})
  assert.match(String(first.headers.etag), /^"[\w-]{22}"$/)
  const again = await inject({ 'if-none-match': String(first.headers.etag) })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  const other = await inject({ 'if-none-match': '"other"' })
  assert.equal(other.statusCode, 200)
})

for (const [url, code] of [
  ['/lgw/results/xsla', 'SYS_NOT_FOUND'],
  ['/lgw/results/constructor', 'SYS_NOT_FOUND'],
  ['/lgw/results/xsmb?day=2026-02-30', 'VAL_FIELD'],
  ['/lgw/results/stats/SSC_1M', 'SYS_NOT_FOUND'],
  ['/lgw/results/stats/VN_FAST_N_300', 'SYS_NOT_FOUND'],
  ['/lgw/results/stats/NONE', 'SYS_NOT_FOUND'],
  ['/lgw/results/stats/VN_N?draws=31', 'VAL_FIELD'],
] as const)
  test(`refused: ${url}`, async () => assert.equal((await ask(house, 'GET', url)).errorCode, code))

test('statistics are of the draws that count, as the rules work them out', async () => {
  const stats = await get<Stats>('/lgw/results/stats/VN_N?draws=30')
  const counted = north.map((day, nth) => ({ day, nth })).filter(({ nth }) => nth !== 37)
  const window = counted.slice(-30)
  const expected = pastResults(window.map(({ nth }) => somePrizes('VN_N', nth)))
  assert.deepEqual([stats.draws, stats.from, stats.to, stats.demonstration], [30, window[0]?.day, monday, true])
  assert.deepEqual(stats.numbers, expected.numbers)
  assert.deepEqual(stats.special, expected.special)
  assert.deepEqual(stats.pairs, expected.pairs)
  assert.deepEqual(stats.bridges, expected.bridges)
  assert.deepEqual(stats.specials[0], {
    day: monday,
    numero: monday.replaceAll('-', ''),
    number: somePrizes('VN_N', 39).db?.[0],
  })
  assert.equal(stats.specials.length, 30)
  assert.equal((await get<Stats>('/lgw/results/stats/VN_N?draws=300')).draws, 39)
})

test('a new result is in the statistics within a second', async () => {
  const before = await get<Stats>('/lgw/results/stats/VN_N?draws=60')
  const day = dayAfter(monday, 2)
  await writePast(house.url, 'VN_N', [{ day, result: somePrizes('VN_N', 555) }])
  house.advance(1_100)
  const after = await get<Stats>('/lgw/results/stats/VN_N?draws=60')
  assert.deepEqual([before.draws, after.draws, after.to], [39, 40, day])
})

test('a lottery that has drawn nothing has empty statistics', async () => {
  const { draws, specials, numbers } = await get<Stats>('/lgw/results/stats/VN_C_PY')
  assert.deepEqual([draws, specials, numbers.every(({ hits }) => hits === 0)], [0, [], true])
})
