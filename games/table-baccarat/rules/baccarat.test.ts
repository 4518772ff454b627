import assert from 'node:assert/strict'
import { certifyTable } from '@senluna/kit/games/table.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { tables, type BaccaratBet } from '../../vectors/tables.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { baccarat, CONFIGURATION, handsOf, totalOf } from './index.ts'

test('the certificate is what every bet comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyTable(baccarat, configurationHashOf(baccarat)), played }, certificate)
})

test('outcomes are counted over all orders of six cards of eight decks', () => {
  const ways = (winner: string) =>
    baccarat.outcomes().reduce((sum, { ways, outcome }) => sum + (outcome.winner === winner ? ways : 0n), 0n)
  // The published counts.
  assert.equal(ways('banker'), 2_292_252_566_437_888n)
  assert.equal(ways('player'), 2_230_518_282_592_256n)
  assert.equal(ways('tie'), 475_627_426_473_216n)
})

/** The house edge of each bet in millionths of a percent, as published. */
const EDGES = { player: 1_235_081, banker: 1_057_906, tie: 14_359_629, ppair: 10_361_446, bpair: 10_361_446 }

for (const [bet, edge] of Object.entries(EDGES)) {
  test(`the house edge on ${bet} is ${edge} millionths of a percent`, () => {
    let [all, returned] = [0n, 0n]
    for (const { ways, outcome } of baccarat.outcomes()) {
      all += ways
      returned += ways * BigInt(baccarat.timesX10000(bet, outcome))
    }
    const lost = all * 10_000n - returned
    assert.equal(Number((lost * 200_000_000n + all * 10_000n) / (2n * all * 10_000n)), edge)
  })
}

const RANKS = 'A23456789TJQK'
const SUITS = 'SHDC'
const cardOf = (text: string): number => SUITS.indexOf(text[1]!) * 13 + RANKS.indexOf(text[0]!)

const BETS: Record<BaccaratBet, string> = {
  PLAYER: 'player',
  BANKER: 'banker',
  TIE: 'tie',
  PLAYER_PAIR: 'ppair',
  BANKER_PAIR: 'bpair',
}

for (const { id, input, expected } of tables.baccarat.hands) {
  test(`what a hand comes to: ${id}`, () => {
    const cards = input.cards.map(cardOf)
    const drawn = [...cards, ...Array.from({ length: 6 - cards.length }, () => 0)]
    const { player, banker } = handsOf(drawn)
    assert.deepEqual([player, banker], [expected.player.map(cardOf), expected.banker.map(cardOf)])
    assert.deepEqual([totalOf(player), totalOf(banker)], [expected.playerTotal, expected.bankerTotal])
    for (const [name, bet] of Object.entries(BETS)) {
      const [beat] = baccarat.beats(drawn, amount(BigInt(input.stakeEachBet)), `${bet}.1`)
      assert.equal(beat!.won, BigInt(expected.returnedCommission[name as BaccaratBet]), bet)
    }
  })
}

test('several bets of a round come to the sum of what each brings', () => {
  const choice = 'banker.20-bpair.2-player.4-tie.1'
  for (let nonce = 0; nonce < 300; nonce++) {
    const seeds = { serverSeed: '0b'.repeat(32), clientSeed: 'alice', nonce, streamCode: CONFIGURATION.stream }
    const { draws, payout } = baccarat.play(new Stream(seeds), baccarat.stakeOf(choice), choice)
    const alone = choice
      .split('-')
      .map((bet) => baccarat.beats(draws, baccarat.stakeOf(bet), bet)[0]!.won)
      .reduce((sum, won) => sum + won, 0n)
    assert.equal(payout, alone)
    assert.deepEqual(draws, baccarat.play(new Stream(seeds), amount(1_000n), 'tie.1').draws)
  }
})

test('what is no bet and what are no cards is refused', () => {
  for (const text of ['', 'banker', 'dragon.1', 'tie.501', 'player.5001', 'tie.1-tie.1'])
    assert.equal(baccarat.choosing.read(text), undefined, text)
  for (const drawn of [[], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 52], [0, 1, 2, 3, 4, 5, 6]])
    assert.throws(() => baccarat.beats(drawn, amount(1_000n), 'tie.1'), RangeError)
})
