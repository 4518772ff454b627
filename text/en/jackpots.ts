import type { jackpots as vi } from '../vi/jackpots.ts'

export const jackpots = {
  'jackpots.MINI': 'Mini',
  'jackpots.MINOR': 'Minor',
  'jackpots.MAJOR': 'Major',
  'jackpots.GRAND': 'Grand',
  'jackpots.lead': 'Every real-money bet in the participating games grows four jackpots. Any round can win one.',
  'jackpots.mustHit': 'Must be won by {cap}',
  'jackpots.random': 'Hits once per {oneIn} staked on average',
  'jackpots.suspended': 'Paused: it doesn’t grow and can’t be won',
  'jackpots.games': 'Participating games',
  'jackpots.won': 'Jackpots won',
  'jackpots.empty': 'No jackpot has been won yet.',
  'jackpots.hidden': 'Anonymous',
  'jackpots.more': 'Show more',
  'jackpots.rules': 'How to win and the odds',
  'jackpots.rule.growth':
    'Each real-money bet adds a share to the jackpot and to the starting amount of the next one. Demo play adds nothing and wins nothing.',
  'jackpots.rule.random':
    'Major and Grand: each round draws a number from its own seeds. Your chance is proportional to your stake, and you can recalculate the number once the seed is revealed.',
  'jackpots.rule.mustHit':
    'Mini and Minor: the winning amount is set in advance and kept secret; only its hash is published. The first bet after the jackpot reaches it wins, so the chance rises as the jackpot grows.',
  'jackpots.rule.paid':
    'A jackpot is paid to your main wallet at once, and the next one begins at its starting amount. Money in a jackpot never goes back to the house.',
  'jackpots.level': 'Jackpot',
  'jackpots.seed': 'Starting amount',
  'jackpots.share': 'Share of each bet',
  'jackpots.back': 'Returned to players',
  'jackpots.proof': 'Proof',
  'jackpots.promised': 'Published hash',
  'jackpots.serverSeed': 'Server seed',
  'jackpots.point': 'Winning amount',
  'jackpots.id': 'Jackpot ID',
  'jackpots.cycle': 'Jackpot no.',
} as const satisfies Record<keyof typeof vi, string>
