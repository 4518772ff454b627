import assert from 'node:assert/strict'
import { frameTexts } from '@senluna/text/index.ts'
import { speak } from '@senluna/web/client/text.ts'
import { beforeAll, test } from 'vitest'
import type { RunView } from '../../engine/run/definition.ts'
import { HIDDEN } from '../rules/index.ts'
import { spoken } from './spoken.ts'

beforeAll(() => speak('EN', frameTexts))

// Ranks 0 to 12 of spades: ace, two, … king. Dealt: hand, dealer, hand, dealer's hidden card.
const view = (moves: string, shown: readonly number[], over = false): RunView => ({
  opening: '1',
  moves,
  shown,
  over,
  timesX10000: 0,
  stake: 1000n,
})

test('who listens hears each card, the hand that is played next, and how a hand ended', () => {
  const dealt = spoken(view('', [7, 5, 7, HIDDEN])) ?? ''
  assert.match(dealt, /: 6♠ \(6\)\..*: 8♠, 8♠ \(16\)\.$/)
  const split = spoken(view('p', [7, 5, 7, HIDDEN, 1, 2])) ?? ''
  assert.match(split, /8♠, 2♠ \(10\)/)
  assert.doesNotMatch(split, /8♠, 3♠/)
  // The first stands: the second is played, and the first is said once more.
  assert.match(spoken(view('ps', [7, 5, 7, HIDDEN, 1, 2])) ?? '', /8♠, 2♠ \(10\).*8♠, 3♠ \(11\)/)
  const bust = spoken(view('h', [7, 5, 7, 9, 8], true)) ?? ''
  assert.match(bust, /: 6♠, 10♠ \(16\)\..*: 8♠, 8♠, 9♠ \(25\), /)
  assert.equal(spoken(view('', [])), undefined)
})
