import assert from 'node:assert/strict'
import { test } from 'vitest'
import { certificate } from '../certificate.ts'
import { blackjack } from './blackjack.ts'
import { chanceOfMost, chanceOfWin } from './most.ts'

/** How likely a dealer's ten and what comes end below 20 or above 21, card by card. */
function tensLoseTo20(): number {
  const counts = [32, 32, 32, 32, 32, 32, 32, 32, 32, 125]
  const from = (total: number, hasAce: boolean): number => {
    const best = hasAce && total <= 11 ? total + 10 : total
    if (best > 21) return 1
    if (best >= 17) return best < 20 ? 1 : 0
    const all = counts.reduce((sum, count) => sum + count, 0)
    let chance = 0
    for (let value = 1; value <= 10; value++) {
      const count = counts[value - 1]!
      counts[value - 1] = count - 1
      chance += (count / all) * from(total + value, hasAce || value === 1)
      counts[value - 1] = count
    }
    return chance
  }
  return from(10, false)
}

test('20 against a ten wins as often as the dealer, card by card, ends elsewhere', () => {
  assert.ok(Math.abs(chanceOfWin(10) - tensLoseTo20()) < 1e-12)
})

test('three of one rank and suit and a win bring the most, as often as the certificate says', () => {
  // Three tens of spades: the hand stands on 20, the dealer has a six below and goes over.
  const drawn = [9, 9, 9, 5, ...Array.from({ length: 18 }, () => 8)]
  const stand = blackjack.judge(drawn, '1t', 's')
  assert.equal(stand!.timesX10000 / stand!.stakedX10000!, blackjack.capMultiple)
  assert.equal(certificate.most?.times, String(blackjack.capMultiple))
  assert.equal(certificate.most?.oneIn, String(Number((1 / chanceOfMost()).toPrecision(3))))
})
