import type { jackpots as vi } from '../vi/jackpots.ts'

export const jackpots = {
  'jackpots.MINI': 'Mini',
  'jackpots.MINOR': 'Minor',
  'jackpots.MAJOR': 'Major',
  'jackpots.GRAND': 'Grand',
  'jackpots.lead': 'Every real stake in the games that join makes four pots grow. Any round can win one.',
  'jackpots.mustHit': 'Must be won by {cap}',
  'jackpots.random': 'One win in {oneIn} staked',
  'jackpots.suspended': 'On hold: it neither grows nor can be won',
  'jackpots.games': 'Games that join',
  'jackpots.won': 'Pots won',
  'jackpots.empty': 'No pot has been won yet.',
  'jackpots.hidden': 'Hidden',
  'jackpots.more': 'Show more',
  'jackpots.rules': 'How to win, and the odds',
  'jackpots.rule.growth':
    'Each real stake adds a share to the pot and to the seed of the next one, exact to a millionth of the smallest unit. Demo play adds nothing and wins nothing.',
  'jackpots.rule.random':
    'Major and Grand: each round draws a number from its own seeds. The chance is in proportion to the stake, and you can recalculate it once the seed is revealed.',
  'jackpots.rule.mustHit':
    'Mini and Minor: the point where the pot is won is fixed beforehand and hidden; only its hash is published. The first stake that finds the pot there wins, so the chance rises as the pot grows.',
  'jackpots.rule.paid':
    'A pot is paid to the main wallet at once and the next one begins at its seed. What is in a pot never goes back to the house.',
  'jackpots.level': 'Pot',
  'jackpots.seed': 'Seed',
  'jackpots.share': 'Of each stake',
  'jackpots.back': 'Returned to players',
  'jackpots.proof': 'Proof',
  'jackpots.promised': 'Hash published before',
  'jackpots.serverSeed': 'Server seed',
  'jackpots.point': 'Hidden point',
  'jackpots.id': 'Jackpot id',
  'jackpots.cycle': 'Pot no.',
} as const satisfies Record<keyof typeof vi, string>
