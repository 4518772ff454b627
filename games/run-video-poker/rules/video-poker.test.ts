import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { verifyRound } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { videoPoker as own } from '../game.ts'
import { bestPlay } from './best-play.ts'
import { cardsAfter, CONFIGURATION, HANDS, maskOf, moveOf, pokerHandOf, videoPoker, type PokerHand } from './index.ts'

const RANKS = 'A23456789TJQK'
const SUITS = 'SHDC'
const cards = (words: string): number[] =>
  words.split(' ').map((word) => SUITS.indexOf(word.charAt(1)) * 13 + RANKS.indexOf(word.charAt(0)))

const NAMED: readonly (readonly [string, PokerHand | undefined])[] = [
  ['TS AS QS KS JS', 'royal'],
  ['AH 2H 3H 4H 5H', 'straightFlush'],
  ['9C TC JC QC KC', 'straightFlush'],
  ['7S 7H 7D 7C 2S', 'quads'],
  ['7S 7H 7D 2C 2S', 'fullHouse'],
  ['2D 5D 9D JD AD', 'flush'],
  ['AS KH QD JC TS', 'straight'],
  ['AS 2H 3D 4C 5S', 'straight'],
  ['QS KH AD 2C 3S', undefined],
  ['3S 3H 3D 4C 5S', 'trips'],
  ['TS TH 9D 9C 5S', 'twoPair'],
  ['JS JH 9D 8C 5S', 'jacks'],
  ['AS AH 9D 8C 5S', 'jacks'],
  ['TS TH 9D 8C 5S', undefined],
]
test('hands by name', () => {
  for (const [words, hand] of NAMED) assert.equal(pokerHandOf(cards(words)), hand, words)
})

/** All ways to take so many of a list. */
function* taken(from: readonly number[], many: number, first = 0): Generator<number[]> {
  if (many === 0) yield []
  else
    for (let nth = first; nth <= from.length - many; nth++)
      for (const rest of taken(from, many - 1, nth + 1)) yield [at(from, nth), ...rest]
}

test('the best play of every deal of a small deck is what trying everything finds', () => {
  const deck = cards('AS KS QS JS TS AH KH 9S 2D JH QD')
  const { ways, all } = bestPlay(deck)
  let [returned, deals] = [0, 0]
  for (const deal of taken(deck, 5)) {
    const others = deck.filter((card) => !deal.includes(card))
    const means = Array.from({ length: 32 }, (_, mask) => {
      const kept = deal.filter((_card, place) => mask & (1 << place))
      let [sum, count] = [0, 0]
      for (const drawn of taken(others, 5 - kept.length)) {
        const hand = pokerHandOf([...kept, ...drawn])
        sum += hand ? CONFIGURATION.pays[hand] : 0
        count++
      }
      return sum / count
    })
    returned += Math.max(...means)
    deals++
  }
  const exact = HANDS.reduce((sum, hand) => sum + Number(ways[hand]) * CONFIGURATION.pays[hand], 0) / Number(all)
  assert.ok(Math.abs(exact - returned / deals) < 1e-9, `${exact} ${returned / deals}`)
})

test('the certificate is of these figures and holds the published return', () => {
  assert.equal(certificate.configurationHash, configurationHashOf(videoPoker))
  // 0.995439043695 over C(52,5) deals, each as heavy as all its draws: 7,669,695.
  const { numerator, denominator, decimal } = certificate.rtp
  assert.equal(decimal, '0.9954390')
  assert.ok(Math.abs(Number(numerator) / Number(denominator) - 0.995439043695) < 1e-12)
  assert.equal(certificate.cycle, String(2_598_960n * 7_669_695n))
})

test('what is kept stays, what is put away is replaced in order', () => {
  const drawn = [0, 13, 26, 5, 6, 40, 41, 42, 43, 44]
  assert.deepEqual(cardsAfter(drawn, 0b00111), [0, 13, 26, 40, 41])
  assert.deepEqual(cardsAfter(drawn, 0b10001), [0, 40, 41, 42, 6])
  for (let mask = 0; mask < 32; mask++) assert.equal(maskOf(moveOf(mask)), mask)
  assert.deepEqual(videoPoker.shown(drawn, 'deal', ''), drawn.slice(0, 5))
  assert.deepEqual(videoPoker.judge(drawn, 'deal', ''), { timesX10000: 0, cashable: false, over: false })
  assert.deepEqual(videoPoker.judge(drawn, 'deal', moveOf(0b00111)), {
    timesX10000: 30_000,
    cashable: false,
    over: true,
  })
  for (const moves of ['aa', '6', 'A', 'a5']) assert.equal(videoPoker.judge(drawn, 'deal', moves), undefined)
  for (const bad of [drawn.slice(1), [...drawn.slice(1), 13], [...drawn.slice(1), 52]])
    assert.throws(() => videoPoker.judge(bad, 'deal', ''), RangeError)
  assert.equal(videoPoker.idleMove?.(drawn, 'deal', ''), moveOf(31))
})

test('a round is worked out again from its seeds', () => {
  const claim = { serverSeed: '5e'.repeat(32), clientSeed: 'poker', nonce: 4, streamCode: 'vpoker96', stake: 2_000n }
  const kept = verifyRound({ ...claim, choice: 'deal-5' })
  const other = verifyRound({ ...claim, choice: 'deal-a' })
  assert.deepEqual(kept.draws, other.draws)
  const hand = pokerHandOf(kept.draws.slice(0, 5))
  assert.equal(kept.payout, amount(2_000n * BigInt(hand ? CONFIGURATION.pays[hand] : 0)))
  assert.throws(() => verifyRound({ ...claim, choice: 'deal-6' }), RangeError)
})

test('pretended players keep what pays', () => {
  const move = (words: string) => own.someRun?.move(() => 0, { opening: 'deal', moves: '', shown: cards(words) })
  assert.equal(move('TS AS QS KS JS'), moveOf(31))
  assert.equal(move('JS JH 9D 8C 5S'), moveOf(0b00011))
  assert.equal(move('2S 7H 9D 8C AS'), moveOf(0b10000))
})
