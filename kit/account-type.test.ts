import assert from 'node:assert/strict'
import { test } from 'vitest'
import { canMemberCenter, isAgent, isTrial, mayPlay, type AccountType } from './account-type.ts'

/** Source: platform.md 1.1. */
for (const [type, name, agent, trial, center, plays] of [
  [0, 'member', false, false, true, true],
  [1, 'agent', true, false, true, true],
  [2, 'general agent', true, false, true, true],
  [3, 'internal test member', false, false, true, true],
  [4, 'trial', false, true, false, true],
  [41, 'affiliate', true, false, true, false],
  [42, 'assistant', true, false, true, false],
] as const satisfies readonly (readonly [AccountType, string, boolean, boolean, boolean, boolean])[]) {
  test(`type ${type}, ${name}: agent ${agent}, trial ${trial}, member center ${center}, plays ${plays}`, () => {
    assert.deepEqual(
      [isAgent(type), isTrial(type), canMemberCenter(type), mayPlay(type)],
      [agent, trial, center, plays],
    )
  })
}
