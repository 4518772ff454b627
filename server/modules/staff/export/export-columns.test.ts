import assert from 'node:assert/strict'
import { test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '@senluna/contract/endpoint.ts'
import * as wire from '@senluna/contract/wire.ts'
import { exportColumns } from './export-columns.ts'

const list = endpoint({
  summary: 'rows',
  method: 'GET',
  path: '/bo/v1/rows',
  for: 'staff',
  right: 'audit.view',
  reply: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        amount: wire.digits,
        count: z.int(),
        currency: wire.shownCurrency,
        at: z.optional(wire.moment),
        sums: z.optional(z.object({ count: z.int(), stake: wire.digits, last: wire.moment })),
        names: z.array(z.string()),
        steps: z.array(z.object({ what: z.string() })),
      }),
    ),
  }),
  refusals: [],
})
const columns = exportColumns(list, 'Asia/Ho_Chi_Minh')
const row = {
  id: 'a',
  amount: '-5',
  count: 7,
  currency: { code: 'USDT', exponent: 6, displayDecimals: 2 },
  at: '2026-11-22T17:00:01.000Z',
  sums: { count: 2, stake: '1234567', last: '2026-11-22T16:59:59.999Z' },
  names: ['x', 'y'],
  steps: [{ what: 'z' }],
}
const cells = (row: Record<string, unknown>) => columns.map(({ cell }) => cell(row))

test('a row is what a spreadsheet reads: codes, parts, points and the brand’s clock', () => {
  assert.deepEqual(
    columns.map(({ name }) => name),
    [
      'id',
      'amount',
      'count',
      'currency',
      'at (Asia/Ho_Chi_Minh)',
      'sums.count',
      'sums.stake',
      'sums.last (Asia/Ho_Chi_Minh)',
      'names',
      'steps',
    ],
  )
  assert.deepEqual(cells(row), [
    'a',
    '-0.000005',
    7,
    'USDT',
    '2026-11-23 00:00:01',
    2,
    '1.234567',
    '2026-11-22 23:59:59',
    'x; y',
    [{ what: 'z' }],
  ])
})

test('what is absent is an empty cell, and a currency without a fraction keeps its units', () => {
  const bare = {
    id: 'b',
    amount: '500000',
    count: 0,
    currency: { code: 'VND', exponent: 0, displayDecimals: 0 },
    names: [],
  }
  assert.deepEqual(cells(bare), ['b', '500000', 0, 'VND', '', undefined, undefined, '', '', undefined])
})
