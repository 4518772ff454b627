import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { blackjackDealers, blackjackSettles, blackjackTotals } from '../../vectors/runs.ts'
import { verifyRound } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { DealerEnds, freshShoe, take } from './dealer.ts'
import { expectation } from './expectation.ts'
import {
  adviceFor,
  blackjack,
  CONFIGURATION,
  handPays,
  HIDDEN,
  isNatural,
  openingIn,
  pairOf,
  SIDE_RETURNS,
  tableOf,
  threeOf,
  totalOf,
} from './index.ts'
import { insurancePays } from './payout.ts'
import { dealerTakes } from './table.ts'

const RANKS = 'A23456789TJQK'
const SUITS = 'SHDC'
const card = (word: string): number => SUITS.indexOf(word.charAt(1)) * 13 + RANKS.indexOf(word.charAt(0))
const cards = (words: string): number[] => words.split(' ').map(card)

test('totals, dealers and results as in the worked cases', () => {
  for (const { id, input, expected } of blackjackTotals) {
    const hand = input.cards.map(card)
    const { total, soft, bust } = totalOf(hand)
    assert.deepEqual({ total, soft, bust, natural: isNatural(hand) }, expected, id)
  }
  for (const { id, input, expected } of blackjackDealers)
    assert.deepEqual(
      dealerTakes([card(input.up), card(input.hole)], input.nextCards.map(card), input.hitSoft17),
      expected.hand.map(card),
      id,
    )
  for (const { id, input, expected } of blackjackSettles) {
    const dealer = input.dealer.map(card)
    const returned = input.hands.map(({ cards: held, bet, split = false, doubled = false, surrender = false }) =>
      Math.floor((bet * handPays({ cards: held.map(card), split, doubled, givenUp: surrender }, dealer)) / 10_000),
    )
    assert.deepEqual(returned, expected.returnedPerHand, id)
    assert.equal((input.insurance * insurancePays(dealer)) / 10_000, expected.insuranceReturned, id)
  }
})

/** What is drawn when these cards come first. */
function drawn(words: string, opening: string, moves: string): number[] {
  const first = cards(words)
  const seats = openingIn(opening)!.seats
  const many = 2 * seats + 2 + 2 * moves.length + 16
  return [...first, ...Array.from({ length: many - first.length }, () => card('9C'))]
}
const judged = (words: string, opening: string, moves: string) => {
  const stand = blackjack.judge(drawn(words, opening, moves), opening, moves)
  return stand && [stand.over, stand.timesX10000, stand.stakedX10000]
}

test('one hand: stood, hit, doubled, split, and what each stakes and brings', () => {
  // Player, dealer's open card, player, hidden card.
  assert.deepEqual(judged('TS 6H 9S TH', '1', ''), [false, 0, 10_000])
  assert.deepEqual(judged('TS 6H 9S TH 5D', '1', 's'), [true, 0, 10_000])
  assert.deepEqual(judged('TS 6H 9S TH TD', '1', 's'), [true, 20_000, 10_000])
  assert.deepEqual(judged('5S 6H 6S TH TC TD', '1', 'd'), [true, 40_000, 20_000])
  assert.deepEqual(judged('5S 6H 6S TH TC 5D', '1', 'd'), [true, 20_000, 20_000])
  assert.deepEqual(judged('TS 6H 6S TH TC', '1', 'h'), [true, 0, 10_000])
  assert.deepEqual(judged('8S 6H 8H TH TC TD TS', '1', 'pss'), [true, 40_000, 20_000])
  // 21 stands by itself, an ace and a ten are paid at once and push against the dealer's.
  assert.deepEqual(judged('AS 6H KS TH', '1', ''), [true, 25_000, 10_000])
  assert.deepEqual(judged('AS TH KS AH', '1', ''), [true, 10_000, 10_000])
  assert.deepEqual(judged('TS TH 9S AH', '1', ''), [true, 0, 10_000])
  // Split aces take one card each, and 21 then is no natural.
  assert.deepEqual(judged('AS 6H AH TH KC 9D TD', '1', 'p'), [true, 40_000, 20_000])
  assert.equal(judged('AS 6H AH TH KC 9D TD', '1', 'ph'), undefined)
  // Four hands at most.
  assert.deepEqual(judged('8S 6H 8H TH 8C 8D 8S 8C 2S 3S', '1', 'ppp')?.at(2), 40_000)
  assert.equal(judged('8S 6H 8H TH 8C 8D 8S 8C 2S 3S', '1', 'pppp'), undefined)
  for (const moves of ['i', 'n', 'x', 'p', 'ss', 'dh'])
    assert.equal(judged('TS 6H 9S TH', '1', moves), undefined, moves)
})

test('insurance is asked under an ace alone, stakes half and pays two to one', () => {
  assert.deepEqual(judged('TS AH 9S KH', '1', ''), [false, 0, 10_000])
  assert.equal(judged('TS AH 9S KH', '1', 's'), undefined)
  assert.deepEqual(judged('TS AH 9S KH', '1', 'i'), [true, 15_000, 15_000])
  assert.deepEqual(judged('TS AH 9S KH', '1', 'n'), [true, 0, 10_000])
  assert.deepEqual(judged('TS AH 9S 8H', '1', 'is'), [true, 10_000, 15_000])
  assert.deepEqual(judged('TS 9C AH 9S 9D KH', '2', 'i'), [true, 30_000, 30_000])
})

test('several hands are played from the left, each by itself', () => {
  assert.deepEqual(judged('TS 5S 6H 9S 6S TH TC TD', '2', 'sd'), [true, 60_000, 30_000])
  const table = tableOf(drawn('TS 5S 6H 9S 6S TH', '2', 's'), openingIn('2')!, 's')
  assert.deepEqual([table?.active, table?.phase], [1, 'player'])
})

test('nobody learns the hidden card, nor one that was not dealt', () => {
  const all = drawn('TS 6H 9S TH', '1', '')
  assert.deepEqual(blackjack.shown(all, '1', ''), [...cards('TS 6H 9S'), HIDDEN])
  const shown = blackjack.shown(drawn('2S AH 3S 8H 4D', '1', 'nh'), '1', 'nh')
  assert.deepEqual(shown, [...cards('2S AH 3S'), HIDDEN, card('4D')])
  const table = tableOf(shown, openingIn('1')!, 'nh')
  assert.deepEqual(table?.hands[0]?.cards, cards('2S 3S 4D'))
})

test('side bets return what is told, over all deals of eight decks', () => {
  let [pairs, three] = [0, 0]
  for (let first = 0; first < 52; first++)
    for (let second = 0; second < 52; second++) {
      const ways = 8 * (first === second ? 7 : 8)
      const pair = pairOf(first, second)
      pairs += pair ? ways * CONFIGURATION.pairs[pair] : 0
      for (let up = 0; up < 52; up++) {
        const made = threeOf([first, second, up])
        if (made) three += ways * (8 - Number(up === first) - Number(up === second)) * CONFIGURATION.three[made]
      }
    }
  assert.equal(Math.floor(pairs / (416 * 415)), SIDE_RETURNS.pairs)
  assert.equal(Math.floor(three / (416 * 415 * 414)), SIDE_RETURNS.three)
  // Half a stake each, beside the hand.
  assert.deepEqual(judged('8S 8D 8S TH', '1pt', '')?.at(2), 20_000)
  assert.deepEqual(judged('TS TH TS 8H 9S', '1p', 's'), [true, 150_000, 15_000])
})

test('who stays away stands on every hand, without insurance', () => {
  assert.equal(blackjack.idleMove?.(drawn('TS AH 9S 8H', '1', ''), '1', ''), 'n')
  assert.equal(blackjack.idleMove?.(drawn('TS AH 9S 8H', '1', 'n'), '1', 'n'), 's')
})

test('the sheet in words: as published for eight decks, soft 17 stood, doubles after splits', () => {
  const said = (words: string, up: string) => {
    const held = cards(words)
    return adviceFor([{ seat: 0, cards: held, doubled: false, split: false, done: false }], 0, card(up))
  }
  const CASES = [
    '8S 8H AS p',
    'TS 6H TC h',
    '5S 6H AS h',
    '5S 6H TS d',
    'AS 7H 2S s',
    'AS 7H 3S d',
    '9S 9H 7S s',
    '4S 4H 5S p',
    '5S 5H 9S d',
    'TS KH 6S s',
    '6S 6H 7S h',
    'AS 6H 2S h',
    '7S 5H 4S s',
  ]
  for (const line of CASES) {
    const [first = '', second = '', up = '', move] = line.split(' ')
    assert.equal(said(`${first} ${second}`, up), move, line)
  }
})

test('a dealer against an open card comes to 17 and more with the chances of eight decks', () => {
  const shoe = freshShoe()
  take(shoe, 6)
  const ends = [...new DealerEnds(6).from(shoe)]
  assert.ok(Math.abs(ends.reduce((sum, share) => sum + share, 0) - 1) < 1e-12)
  // Published for a six: above 21 in 42 of 100.
  assert.ok(Math.abs(ends[5]! - 0.4228) < 0.002, String(ends[5]))
})

test('the certificate: by the sheet within what its published simulation allows', () => {
  assert.equal(certificate.configurationHash, configurationHashOf(blackjack))
  // Published: -0.4283 % in 6 * 10^8 rounds, standard error 0.0047.
  const gain = Number(certificate.rtp.numerator) / Number(certificate.rtp.denominator) - 1
  assert.ok(Math.abs(gain + 0.004283) < 3 * 0.000047, String(gain))
  // The open ten worked out again.
  const { gain: ten, staked } = expectation([10])
  assert.ok(Math.abs(ten + 0.0533271654) < 1e-9 && Math.abs(staked - 0.3250767344) < 1e-9, `${ten} ${staked}`)
})

test('a round is worked out again from its seeds, with the whole stake', () => {
  const claim = { serverSeed: '5e'.repeat(32), clientSeed: 'jack', streamCode: 'blackjack' }
  for (let nonce = 0; nonce < 40; nonce++) {
    const open = verifyRound({ ...claim, nonce, stake: 2_000n, choice: '2-' })
    const table = tableOf(open.draws, openingIn('2')!, '')!
    if (table.phase !== 'player' || table.hands.some(({ done }) => done)) continue
    const doubled = verifyRound({ ...claim, nonce, stake: 3_000n, choice: '2-ds' })
    const times = blackjack.judge(doubled.draws, '2', 'ds')?.timesX10000 ?? 0
    assert.equal(doubled.payout, BigInt(times / 10))
    assert.deepEqual(at(doubled.draws, 0), at(open.draws, 0))
    return
  }
  assert.fail('no hand to double')
})
