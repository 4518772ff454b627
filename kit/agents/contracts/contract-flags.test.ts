import { assert, test } from 'vitest'
import { contractFlag, type FlaggedContract } from './contract-flags.ts'

const held = (state: FlaggedContract['state'], terminationBy?: 'OFFEROR' | 'HOLDER'): FlaggedContract => ({
  offeror: 'up',
  holder: 'me',
  state,
  terminationBy,
})
const offered = (state: FlaggedContract['state'], terminationBy?: 'OFFEROR' | 'HOLDER'): FlaggedContract => ({
  offeror: 'me',
  holder: 'down',
  state,
  terminationBy,
})

for (const [contracts, flag, why] of [
  [[], 0, 'no contract of the kind ever'],
  [[offered('REJECTED')], 0, 'an offer of its own that came to nothing'],
  [[held('SIGNED')], 1, 'it holds one'],
  [[held('TERMINATED')], 1, 'it held one'],
  [[held('REJECTED')], 1, 'it was offered one'],
  [[offered('SIGNED')], 1, 'it pays one'],
  [[held('NEW_REQUEST')], 2, 'an offer waits for it'],
  [[held('SIGNED'), held('NEW_REQUEST')], 2, 'a replacement waits for it'],
  [[held('SIGNED'), offered('NEW_REQUEST')], 1, 'an offer waits for somebody else'],
  [[held('TERMINATION_REQUEST', 'OFFEROR')], 3, 'its upline asks for the end'],
  [[held('TERMINATION_REQUEST', 'HOLDER')], 1, 'it asked for the end itself'],
  [[held('SIGNED'), offered('TERMINATION_REQUEST', 'HOLDER')], 3, 'a downline asks for the end'],
  [[held('SIGNED'), offered('TERMINATION_REQUEST', 'OFFEROR')], 1, 'it asked a downline'],
  [[held('TERMINATION_REQUEST', 'OFFEROR'), held('NEW_REQUEST')], 3, 'the end comes before the offer'],
] as const)
  test(`flag ${flag}: ${why}`, () => {
    assert.equal(contractFlag('me', contracts, true), flag)
    assert.equal(contractFlag('me', contracts, false), 0)
  })
