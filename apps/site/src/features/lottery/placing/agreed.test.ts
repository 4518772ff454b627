import assert from 'node:assert/strict'
import { odds } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { agreeTo, betsOf, orderAgreed } from './agreed.ts'
import type { OrderBody } from '../slip/slip.ts'

const ticket = (selection: unknown, seen?: number): OrderBody['tickets'][number] => ({
  gameCode: 'VN_N',
  drawNumber: '20261122',
  betType: 'DE_DB',
  selection,
  unit: '1000',
  ...(seen === undefined ? {} : { seen: { '': odds(seen) } }),
})
const order = (...tickets: OrderBody['tickets']): OrderBody => ({ tickets, clientTotal: '1000' })
const at = (number: string, fallen: number) => ({ at: number, milli: { '': odds(fallen) } })
const sent = ({ tickets }: OrderBody) => tickets.map(({ selection, seen }) => [selection, seen?.['']])

test('odds are agreed to as they were shown, for the numbers they were shown for', () => {
  const three = ticket(['51', '52', '53'], 99_000)
  const agreed = agreeTo({}, { ticket: three, fallen: [at('52', 90_000)] })
  assert.deepEqual(sent(orderAgreed(order(three), agreed)), [
    [['51', '53'], 99_000],
    [['52'], 90_000],
  ])
  const further = agreeTo(agreed, { ticket: ticket(['52'], 90_000), fallen: [at('52', 85_000)] })
  const both = agreeTo(further, { ticket: ticket(['51', '53'], 99_000), fallen: [at('53', 85_000)] })
  assert.deepEqual(sent(orderAgreed(order(three, ticket(['60'], 99_000)), both)), [
    [['51'], 99_000],
    [['52', '53'], 85_000],
    [['60'], 99_000],
  ])
})

test('what the page has read since is not undone by what was agreed to before', () => {
  const agreed = agreeTo({}, { ticket: ticket(['51'], 99_000), fallen: [at('51', 90_000)] })
  assert.deepEqual(sent(orderAgreed(order(ticket(['51'], 80_000)), agreed)), [[['51'], 80_000]])
})

test('odds of a whole bet type or of a set are agreed to for that ticket', () => {
  const [single, set] = [ticket(['51', '52'], 99_000), ticket(['01', '02'], 17_000)]
  const all = agreeTo({}, { ticket: single, fallen: [{ milli: { '': odds(90_000) } }] })
  assert.deepEqual(sent(orderAgreed(order(single, set), all)), [
    [['51', '52'], 90_000],
    [['01', '02'], 17_000],
  ])
  const pair = agreeTo({}, { ticket: set, fallen: [at('01-02', 15_000)] })
  assert.deepEqual(sent(orderAgreed(order(single, set), pair)), [
    [['51', '52'], 99_000],
    [['01', '02'], 15_000],
  ])
})

test('less of a number and lower odds stand together', () => {
  const single = ticket(['51'], 99_000)
  const agreed = agreeTo(agreeTo({}, { partial: true }), { ticket: single, fallen: [at('51', 90_000)] })
  const body = orderAgreed(order(single), agreed)
  assert.deepEqual([body.acceptPartial, ...sent(body)], [true, [['51'], 90_000]])
  assert.equal('acceptPartial' in orderAgreed(order(single), {}), false)
  assert.deepEqual(orderAgreed(order(single), agreeTo({}, undefined)), order(single))
})

test('of picks with odds of their own only those that were shown fall', () => {
  const pair = { ...ticket({ pair: [1, 5], pick: ['DRAGON', 'TIE'] }), seen: { DRAGON: odds(2200), TIE: odds(9400) } }
  const agreed = agreeTo({}, { ticket: pair, fallen: [{ at: '1-5:DRAGON', milli: { DRAGON: odds(2000) } }] })
  assert.deepEqual(orderAgreed(order(pair), agreed).tickets[0]?.seen, { DRAGON: 2000, TIE: 9400 })
})

test('an order that would have more tickets than it may stays together at the lowest odds', () => {
  const tickets = Array.from({ length: 30 }, (_, nth) => ticket([`${nth + 10}`, `${nth + 50}`], 99_000))
  const agreed = tickets.reduce(
    (before, ticket, nth) => agreeTo(before, { ticket, fallen: [at(`${nth + 10}`, 90_000)] }),
    {},
  )
  const body = orderAgreed(order(...tickets), agreed)
  assert.equal(body.tickets.length, 30)
  assert.ok(body.tickets.every(({ seen }) => seen?.[''] === 90_000))
})

test('the same bets are the same order, whatever odds the page has read; another unit, draw, game or word is another one', () => {
  const line = { key: 'LO2 30', times: 3, unit: 1000n }
  const bets = (game: string, drawNumber: string, times: number, agreed: object) =>
    betsOf(game, drawNumber, [{ ...line, times }], null, undefined, agreed)
  const first = bets('VN_S_BL', '20261124', 3, {})
  assert.equal(bets('VN_S_BL', '20261124', 3, {}), first)
  for (const other of [
    bets('VN_S_CM', '20261124', 3, {}),
    bets('VN_S_BL', '20261125', 3, {}),
    bets('VN_S_BL', '20261124', 4, {}),
    bets('VN_S_BL', '20261124', 3, { partial: true }),
  ])
    assert.notEqual(other, first)
})
