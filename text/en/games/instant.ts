import type { instant as vi } from '../../vi/games/instant.ts'

export const instant = {
  'instant.autoplay': 'Autoplay',
  'instant.recent': 'Recent rounds',
  'instant.chance': 'Chance',
  'instant.times': 'Multiplier',
  'instant.brings': 'Pays',
  'instant.rules.rtp': 'Return to player (RTP): at least {rtp}, whatever you choose',
  'instant.rules.chosen': 'Hit rate and volatility are for your current choice.',
  'instant.rules.pace': 'Each round takes at least {seconds, plural, one {# second} other {# seconds}}.',
  'dice.name': 'Hundred Dice',
  'dice.play': 'Roll',
  'dice.under': 'Under',
  'dice.over': 'Over',
  'dice.side': 'Under or over',
  'dice.target': 'Target',
  'dice.keys.swap': 'Swap under and over',
  'dice.keys.less': 'Lower the target',
  'dice.keys.more': 'Raise the target',
  'dice.rules.how':
    'Each round rolls a number from 0.00 to 99.99; every number is equally likely. Set a target and choose whether the roll lands under or over it. A roll exactly on the target doesn’t win.',
  'dice.rules.pays':
    'The multiplier is 99 divided by the chance in percent, rounded down to four decimals. Payouts include the stake.',
  'limbo.name': 'Moonreach',
  'limbo.play': 'Launch',
  'limbo.target': 'Target',
  'limbo.keys.less': 'Lower the target',
  'limbo.keys.more': 'Raise the target',
  'limbo.rules.how':
    'Set a target multiplier. Each round draws a multiplier; if it reaches your target, you get your stake times the target.',
  'limbo.rules.pays':
    'The chance of reaching a multiplier is 99% divided by it. The highest is 1,000,000. Payouts include the stake.',
  'plinko.name': 'Pearl Rain',
  'plinko.play': 'Drop a pearl',
  'plinko.rows': 'Rows',
  'instant.risk': 'Risk',
  'instant.low': 'Low',
  'instant.medium': 'Medium',
  'instant.high': 'High',
  'instant.most': 'Top multiplier',
  'plinko.keys.rows': 'Change the rows',
  'instant.keys.risk': 'Change the risk',
  'plinko.rules.how':
    'The pearl falls through rows of pegs, left or right at each with equal chance, into a slot. You get your stake times the number on the slot, stake included. The slots at the edges pay the most.',
} as const satisfies Record<keyof typeof vi, string>
