import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'Moon Wheel',
  'wheel.play': 'Spin',
  'wheel.segments': 'Segments',
  'wheel.rules.how':
    'The wheel has 20 equal segments and stops at one of them, each with the same chance. You get your stake times the number on the segment, stake included. The risk picks the wheel; all three return 97.5 %.',
  'coinFlip.name': 'Heads or Tails',
  'coinFlip.play': 'Flip',
  'coinFlip.heads': 'Heads',
  'coinFlip.tails': 'Tails',
  'coinFlip.side': 'Side',
  'coinFlip.flips': 'Flips',
  'coinFlip.keys.swap': 'Swap the side',
  'coinFlip.keys.less': 'One flip fewer',
  'coinFlip.keys.more': 'One flip more',
  'coinFlip.rules.how':
    'You choose a side and a number of flips, from 1 to 10. Each flip shows heads or tails with equal chance. When every flip shows your side, one flip pays 1.96 times your stake and each further flip doubles that, stake included. In lists ● is heads and ○ is tails.',
  'rps.name': 'Rock Paper Scissors',
  'rps.play': 'Show',
  'rps.rock': 'Rock',
  'rps.paper': 'Paper',
  'rps.scissors': 'Scissors',
  'rps.hand': 'Rock, paper or scissors',
  'rps.you': 'You',
  'rps.house': 'House',
  'rps.end': 'Result',
  'rps.won': 'Win',
  'rps.even': 'Tie',
  'rps.lost': 'Loss',
  'rps.keys.next': 'Next hand',
  'rps.rules.how':
    'You show rock, paper or scissors; the house draws one of the three with equal chance. Rock beats scissors, scissors beat paper, paper beats rock. A win pays 1.94 times your stake, a tie returns it. The return is 98 % whatever you show.',
  'scratch.name': 'Lucky Scratch',
  'scratch.play': 'Scratch',
  'scratch.symbol': 'Symbol',
  'scratch.cards': 'Winning cards in 100,000',
  'scratch.rules.how':
    'A card has nine fields. Three alike pay the multiplier of their symbol, stake included; a card has one set of three at most. The risk picks the kind of card. The tables tell how many of 100,000 cards win; all three kinds return 97.5 %.',
} as const satisfies Record<keyof typeof vi, string>
