import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contractProblems } from './contract.ts'

const CALLS = new Set(['place'])
const found = (more: Record<string, string>) =>
  contractProblems(
    new Map([
      ['contract/all.ts', "import * as orders from './orders.ts'\nObject.values(orders).map((most) => most)"],
      ['contract/orders.ts', 'export const place = endpoint({})'],
      ...Object.entries(more),
    ]),
    CALLS,
  )

test('a call needs nobody who names it', () => assert.deepEqual(found({}), []))

test('what nobody names is told, though its file is read as a whole', () => {
  assert.deepEqual(found({ 'contract/shapes.ts': "export const most = 1\n// most of them\nconst a = 'most'" }), [
    'contract/shapes.ts exports most, which nobody uses',
  ])
  assert.deepEqual(found({ 'contract/shapes.ts': 'export function most() {}' }), [
    'contract/shapes.ts exports most, which nobody uses',
  ])
})

test('what its own file or another one uses is none', () => {
  assert.deepEqual(
    found({ 'contract/shapes.ts': 'export const most = 1\nexport const place = endpoint({ most })' }),
    [],
  )
  assert.deepEqual(found({ 'contract/shapes.ts': 'export const most = 1', 'server/a.ts': 'shapes.most' }), [])
})

test('a name that is only passed on is told, a type is not', () => {
  const passing = { 'contract/orders.ts': "export { most, type Most } from './shapes.ts'" }
  const own = { 'contract/shapes.ts': 'export const most = 1\nexport const least = most' }
  assert.deepEqual(found({ ...passing, ...own, 'kit/a.ts': 'least' }), [
    'contract/orders.ts exports most, which nobody uses',
  ])
  assert.deepEqual(found({ ...passing, ...own, 'web/a.ts': 'most + least' }), [])
})
