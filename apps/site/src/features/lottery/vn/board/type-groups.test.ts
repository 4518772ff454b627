import assert from 'node:assert/strict'
import { vnNorth, vnSouth } from '@senluna/games/lottery/rules/families/vn/index.ts'
import { test } from 'vitest'
import { groupsOf } from './type-groups.ts'

test('every Vietnamese bet type stands in exactly one group', () => {
  const types = [...new Set([vnNorth, vnSouth].flatMap(({ betTypes }) => [...betTypes.keys()]))]
  const shown = groupsOf(types).flatMap(({ codes }) => codes)
  assert.deepEqual(shown.toSorted(), types.toSorted())
})

test('a group without types is not shown', () =>
  assert.deepEqual(groupsOf(['DA1', 'LO2_DAO', 'BAO7']), [
    { group: 'PAIR', codes: ['DA1'] },
    { group: 'LO', codes: ['BAO7'] },
    { group: 'ORDERS', codes: ['LO2_DAO'] },
  ]))
