import assert from 'node:assert/strict'
import { test } from 'vitest'
import { changeOf } from './change.ts'

for (const [from, to, change, why] of [
  ['100', '112', 0.12, 'more is a share above'],
  ['100', '50', -0.5, 'less is a share below'],
  ['-100', '-50', 0.5, 'a smaller loss is better'],
  ['0', '0', 0, 'nothing stays nothing'],
  ['0', '5', undefined, 'nothing can’t be compared with'],
  ['-5', '5', undefined, 'a gain has no share of a loss'],
] as const)
  test(`a change: ${why}`, () => assert.equal(changeOf(from, to), change))
