import type { fairness as vi } from '../vi/fairness.ts'

export const fairness = {
  'fairness.title': 'Verify a round',
  'fairness.intro':
    'This page works the round out again inside your browser. It shares no code with the server but the rules of the game.',
  'fairness.round': 'Id of a round or of a seed',
  'fairness.load': 'Get the data of the round',
  'fairness.manual': 'Or enter it yourself',
  'fairness.game': 'Game',
  'fairness.serverSeed': 'Server seed (64 hex characters)',
  'fairness.commitment': 'Published hash',
  'fairness.clientSeed': 'Your seed',
  'fairness.nonce': 'Number of the spin',
  'fairness.stake': 'Stake',
  'fairness.check': 'Work it out',
  'fairness.seedHidden':
    'The server seed of this round is still closed. Change the seed inside the game; after that the round can be verified.',
  'fairness.matches': 'Matches',
  'fairness.differs': 'Does not match',
  'fairness.commitmentCheck': 'SHA-256 of the seed is the published hash',
  'fairness.drawsCheck': 'The numbers drawn are the recorded ones',
  'fairness.payoutCheck': 'The payout is the recorded one',
  'fairness.configurationCheck': 'The rules use the certified paytable',
  'fairness.computed': 'Worked out',
  'fairness.recorded': 'Recorded',
  'fairness.payout': 'Payout',
  'fairness.draws': 'Numbers drawn',
  'fairness.spin': 'Base spin',
  'fairness.freeSpin': 'Free spin {number}',
  'fairness.notFound': 'No round and no seed has this id.',
  'fairness.wrongHex': 'Exactly 64 lower-case hex characters are needed.',
  'fairness.wrongSeed': 'Letters, digits, hyphens and underscores only, at most 64.',
  'fairness.wrongNumber': 'A whole number from 0 up is needed.',
  'fairness.wrongStake': 'The game has no such stake.',
  'fairness.impossible': 'The round cannot be worked out from these data.',
  'fairness.how': 'How it works',
  'fairness.how.1': 'Before the spin the server publishes the SHA-256 of its secret seed.',
  'fairness.how.2':
    'Each spin takes its numbers from HMAC-SHA-256 of the server seed, your seed and the number of the spin.',
  'fairness.how.3':
    'When you change your seed the old server seed is opened. Each of its rounds can then be worked out again.',
  'fairness.source': 'A command-line tool does the same; it reads the same fields as above.',
} as const satisfies Record<keyof typeof vi, string>
