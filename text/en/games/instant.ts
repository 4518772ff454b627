import type { instant as vi } from '../../vi/games/instant.ts'

export const instant = {
  'instant.autoplay': 'Autoplay',
  'instant.recent': 'Recent rounds',
  'instant.chance': 'Chance',
  'instant.times': 'Multiplier',
  'instant.brings': 'Pays',
  'instant.rules.rtp': 'Return to player (RTP): at least {rtp}, whatever you choose',
  'instant.rules.pace': 'Each round takes at least {seconds, plural, one {# second} other {# seconds}}.',
  'dice.name': 'Hundred Dice',
  'dice.play': 'Roll',
  'dice.under': 'Under',
  'dice.over': 'Over',
  'dice.side': 'Under or over',
  'dice.target': 'Point',
  'dice.keys.swap': 'Swap under and over',
  'dice.keys.less': 'Lower the point',
  'dice.keys.more': 'Raise the point',
  'dice.rules.how':
    'Each round rolls a number from 0.00 to 99.99; every number is equally likely. You set a point and choose whether the roll falls under or over it. A roll exactly on the point doesn’t win.',
  'dice.rules.pays':
    'The multiplier is 99 divided by the chance in percent, cut after four decimals. What it pays includes the stake.',
  'limbo.name': 'Moonreach',
  'limbo.play': 'Let it rise',
  'limbo.target': 'Aim',
  'limbo.keys.less': 'Lower the aim',
  'limbo.keys.more': 'Raise the aim',
  'limbo.rules.how':
    'You aim at a multiplier. Each round draws one; when it’s no lower than your aim, you get your stake times what you aimed at.',
  'limbo.rules.pays':
    'The chance of reaching a multiplier is 99% divided by it. The highest is 1,000,000. What it pays includes the stake.',
  'plinko.name': 'Pearl Rain',
  'plinko.play': 'Drop a pearl',
  'plinko.rows': 'Rows',
  'instant.risk': 'Risk',
  'instant.low': 'Low',
  'instant.medium': 'Medium',
  'instant.high': 'High',
  'instant.most': 'The most',
  'plinko.keys.rows': 'Change the rows',
  'instant.keys.risk': 'Change the risk',
  'plinko.rules.how':
    'The pearl falls through rows of pegs, left or right at each with equal chance, into a slot. You get your stake times the number on the slot, stake included. The slots at the edges pay the most.',
} as const satisfies Record<keyof typeof vi, string>
