import assert from 'node:assert/strict'
import { SPOTS } from '@senluna/games/table-roulette/rules/index.ts'
import { COMPLETE } from '@senluna/text/index.ts'
import { test } from 'vitest'
import { choiceText } from './choice-text.ts'

test.each([
  ['roulette', 'd2.3-n17.5-red.2-v17.1', 'EN', 'Dozen 2 3,000 · Straight 17 5,000 · Red 2,000 · Split 17-20 1,000'],
  ['roulette', 'red.10', 'VI', 'Đỏ 10,000'],
  ['baccarat', 'banker.7-ppair.1', 'EN', 'Banker 7,000 · Player pair 1,000'],
  ['blackjack', '2pt-hd', 'EN', 'Hands: 2 · Pairs · 21+3 · Hit, Double'],
  ['blackjack', '1-', 'EN', 'Hands: 1'],
])('%s: %s', (game, choice, language, words) => assert.equal(choiceText(game, choice, language), words))

test('what is no choice of the game, and games without words, say nothing', () => {
  assert.equal(choiceText('roulette', 'nowhere', 'EN'), undefined)
  assert.equal(choiceText('dice', 'u50.00', 'EN'), undefined)
  assert.equal(choiceText('sen-vang', undefined, 'EN'), undefined)
})

test('every bet and move has its words in every complete language', () => {
  const choices = [
    ...SPOTS.map(({ bet }) => ['roulette', `${bet}.1`] as const),
    ...['player', 'banker', 'tie', 'ppair', 'bpair'].map((bet) => ['baccarat', `${bet}.1`] as const),
    ...Array.from('hsdpin', (move) => ['blackjack', `3pt-${move}`] as const),
  ]
  for (const language of COMPLETE)
    for (const [game, choice] of choices)
      assert.doesNotMatch(choiceText(game, choice, language) ?? '{', /[{}]|undefined/, `${language} ${game} ${choice}`)
})
