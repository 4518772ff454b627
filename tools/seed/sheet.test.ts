import assert from 'node:assert/strict'
import { test } from 'vitest'
import { HOUSE_GAMES } from '@senluna/games/rules.ts'
import { GAME_TYPES } from '@senluna/kit/product.ts'
import { lotterySheet } from './lottery.ts'
import { APART, listsOf } from './pictures.ts'
import { demoSheet, ownSheet, SHEET_SIZE } from './sheet.ts'
import { DEMO_VENDORS } from './vendors.ts'

const games = demoSheet()
const RUNNING = ['hilo', 'limbo', 'cho-noi', 'mines', 'plinko', 'sen-vang', 'tower', 'dice']

test('the sheet is the same at every call, with games of different ids and names', () => {
  assert.equal(games.length, SHEET_SIZE)
  assert.deepEqual(demoSheet(), games)
  assert.equal(new Set(games.map((game) => game.gameId)).size, SHEET_SIZE)
  assert.equal(new Set(games.map((game) => game.folded)).size, SHEET_SIZE)
  assert.deepEqual(ownSheet(), games.slice(0, HOUSE_GAMES.length))
})

test('every category has games and every vendor has those it announces', () => {
  const types = new Set([...games, ...lotterySheet()].map(({ gameType }) => gameType))
  for (const type of GAME_TYPES) assert.ok(types.has(type), type)
  for (const vendor of DEMO_VENDORS) {
    for (const [type, count] of Object.entries(vendor.games)) {
      assert.equal(
        games.filter((game) => game.vendorCode === vendor.vendorCode && game.gameType === type).length,
        count,
      )
    }
  }
})

test('a game that does not run here is under maintenance, and only our own run', () => {
  assert.deepEqual(
    games.filter((game) => !game.maintenance).map((game) => game.gameId),
    RUNNING,
  )
  assert.deepEqual(
    games.filter((game) => game.own).map((game) => game.gameId),
    RUNNING,
  )
})

test(`no game looks like one of its ${APART} neighbours, in any list`, () => {
  const lists = new Map<string, string[]>()
  for (const game of games) {
    for (const name of listsOf(game)) {
      const before = lists.get(name) ?? []
      const look = `${game.motif} ${game.palette}`
      assert.ok(!before.slice(-APART).includes(look), `${game.name} looks like its neighbour in ${name}`)
      lists.set(name, [...before.slice(-APART), look])
    }
  }
})

test('in its category no game shows what the one before it shows', () => {
  const before = new Map<string, string>()
  const repeats = games.filter((game) => {
    const same = before.get(game.gameType) === game.motif
    before.set(game.gameType, game.motif)
    return same
  })
  // The few whose one motif is chosen by hand may follow their like.
  assert.ok(repeats.length < 5, `${repeats.length} games repeat`)
})

test('names hold no sign that needs escaping and fit their places', () => {
  for (const game of games) assert.match(game.name, /^[\p{L}\p{M}\p{N} .&]{3,60}$/u)
})
