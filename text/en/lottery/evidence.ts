import type { lotteryEvidence as vi } from '../../vi/lottery/evidence.ts'

/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': 'Commitment you noted',
  'lottery.evidence.noted.hint': 'Copy it from your receipt, from before the draw.',
  'lottery.evidence.goodAlone': 'The evidence agrees with itself, but nothing you noted before was compared.',
  'lottery.evidence.firstRound': 'Round chosen before',
  'lottery.evidence.second':
    'The round chosen before this draw opened was not had within a minute, so the rule took the next one. Whoever runs the draws knows the seed and could keep a round back: anybody can look up at the public source whether it was there.',
  'lottery.evidence.lates': 'Draws in 30 days that took a second round',
  'lottery.evidence.houseOnly': 'None: house seed only',
  'lottery.evidence.trustee': 'Sealed for a trustee, key',
  'lottery.evidence.made': 'Result made at',
  'lottery.evidence.why': 'Why it is void',
  'lottery.evidence.note': 'In the operator’s words',
  'lottery.evidence.version': 'Version {version}',
  'lottery.evidence.reason': 'Reason:',
  'lottery.evidence.reports': 'What the sources said',
  'lottery.evidence.desk': 'The operator’s staff',
  'lottery.evidence.report.USED': 'used',
  'lottery.evidence.report.DISAGREES': 'contradicts another source',
  'lottery.evidence.report.DROPPED': 'not used',
  'lottery.evidence.why.DESK': 'The operator made it void',
  'lottery.evidence.why.LATE': 'It could not be drawn in time',
  'lottery.evidence.why.BEACON': 'The public randomness did not come',
  'lottery.evidence.why.RULES': 'It could not be drawn',
  'lottery.evidence.why.NO_RESULT': 'No official result came',
  'lottery.evidence.why.NOT_HELD': 'Nobody had bet on it and it was not held',
  'lottery.evidence.void':
    'This draw is void. Its seed is shown all the same: anybody can see what it would have come to.',
  'lottery.evidence.goodVoid': 'The seed is the one committed to before. The draw would have come to {result}.',
  'lottery.evidence.madeVoid':
    'The seed is the one committed to before, and gives {result}. The house made the draw void after it was drawn: no result counts.',
  'lottery.evidence.goodSeed':
    'The seed is the one committed to before. With the round named here anybody can work out what the draw would have come to.',
} as const satisfies Record<keyof typeof vi, string>
