import assert from 'node:assert/strict'
import { test } from 'vitest'
import { agreeingRights } from '@senluna/contract/endpoint.ts'
import { ACTS, actName, asks } from '../../tools/checks/desk-acts.ts'
import { ALONE_OR_TWO, BY_ONE } from '../../tools/checks/lists/one-person.ts'

// Whatever changes something at the desk takes two people, unless it stands in the list with the
// reason why one is enough. A new call stands nowhere, so somebody has to think about it.

test('what one person alone changes at the desk is listed with the reason', () => {
  const alone = ACTS.filter((act) => asks(act) === 'NEVER').map(actName)
  assert.deepEqual(alone.toSorted(), Object.values(BY_ONE).flat().toSorted())
})

test('what takes two people in some cases is listed with what one may do', () => {
  const both = ACTS.filter((act) => asks(act) === 'SOMETIMES').map(actName)
  assert.deepEqual(both.toSorted(), Object.keys(ALONE_OR_TWO).toSorted())
})

test('whatever is asked for says which right agrees to it', () => {
  for (const act of ACTS.filter((act) => asks(act) !== 'NEVER')) assert.ok(agreeingRights(act).length > 0, actName(act))
})
