import assert from 'node:assert/strict'
import { test } from 'vitest'
import { agreeTo, orderAgreed } from './agreed.ts'
import type { OrderBody } from './slip.ts'

const ticket = (selection: string[], odds?: number): OrderBody['tickets'][number] => ({
  gameCode: 'VN_N',
  numero: '20261122',
  betType: 'DE_DB',
  selection,
  unit: '1000',
  ...(odds === undefined ? {} : { seen: { '': odds } }),
})
const order = (...tickets: OrderBody['tickets']): OrderBody => ({ tickets, clientTotal: '1000' })
const seen = ({ tickets }: OrderBody) => tickets.map((one) => one.seen?.[''])

test('odds are agreed to as they were shown, for the ticket they were shown for', () => {
  const [one, other] = [ticket(['51', '52'], 99_000), ticket(['53'], 99_000)]
  const agreed = agreeTo({}, { ticket: one, odds: { '': 90_000 } })
  assert.deepEqual(seen(orderAgreed(order(one, other), agreed)), [90_000, 99_000])
  const further = agreeTo(agreed, { ticket: one, odds: { '': 85_000 } })
  assert.deepEqual(seen(orderAgreed(order(other, one), further)), [99_000, 85_000])
  assert.deepEqual(seen(orderAgreed(order(one), agreeTo(further, { ticket: one, odds: { '': 95_000 } }))), [85_000])
})

test('what the page has read since is not undone by what was agreed to before', () => {
  const agreed = agreeTo({}, { ticket: ticket(['51'], 99_000), odds: { '': 90_000 } })
  assert.deepEqual(seen(orderAgreed(order(ticket(['51'], 80_000)), agreed)), [80_000])
})

test('less of a number and lower odds stand together', () => {
  const one = ticket(['51'], 99_000)
  const agreed = agreeTo(agreeTo({}, { partial: true }), { ticket: one, odds: { '': 90_000 } })
  const sent = orderAgreed(order(one), agreed)
  assert.deepEqual([sent.acceptPartial, ...seen(sent)], [true, 90_000])
  assert.equal('acceptPartial' in orderAgreed(order(one), {}), false)
  assert.deepEqual(orderAgreed(order(one), agreeTo({}, undefined)), order(one))
})

test('of picks with odds of their own only those that were shown fall', () => {
  const one = { ...ticket(['DRAGON', 'TIE']), seen: { DRAGON: 2200, TIE: 9400 } }
  const agreed = agreeTo({}, { ticket: one, odds: { DRAGON: 2000 } })
  assert.deepEqual(orderAgreed(order(one), agreed).tickets[0]?.seen, { DRAGON: 2000, TIE: 9400 })
})
