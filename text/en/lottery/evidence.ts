import type { lotteryEvidence as vi } from '../../vi/lottery/evidence.ts'

/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': 'Commitment you noted',
  'lottery.evidence.noted.hint': 'Copy it from your ticket, as shown before the draw.',
  'lottery.evidence.goodAlone': 'The evidence is consistent, but it wasn’t compared with anything you noted before.',
  'lottery.evidence.firstRound': 'Originally selected round',
  'lottery.evidence.second':
    'The round selected before this draw opened didn’t arrive within a minute, so the rule took the next one. Whoever runs the draws knows the seed and could hold back a round. Anyone can check at the public source whether it was available.',
  'lottery.evidence.lates': 'Draws in 30 days that needed a second round',
  'lottery.evidence.houseOnly': 'None: house seed only',
  'lottery.evidence.none': 'None',
  'lottery.evidence.players': 'Tickets that gave a seed',
  'lottery.evidence.playersRoot': 'Root of players’ seeds',
  'lottery.evidence.yours': 'Your seed',
  'lottery.evidence.yours.use': 'Use your own seed',
  'lottery.evidence.yours.label': 'Your seed (optional)',
  'lottery.evidence.yours.hint':
    'Up to 64 letters, digits, - or _. The draw mixes it with our seed and the seeds of other tickets. If you leave it empty, your device picks one.',
  'lottery.evidence.yours.wrong': 'Use only A–Z, a–z, 0–9, - and _, without spaces.',
  'lottery.evidence.save': 'Save evidence',
  'lottery.evidence.how.PLAYERS':
    'Before betting opens, we publish the hash of a seed. After betting closes, that seed and the seeds players sent with their tickets decide the result, without public randomness. You still have to trust that nobody who knows our seed placed a ticket to steer it. Anyone can recalculate it.',
  'lottery.evidence.how.BOTH':
    'Before betting opens, we publish the hash of a seed. After betting closes, that seed, the seeds players sent with their tickets and public randomness decide the result. Anyone can recalculate it.',
  'lottery.evidence.trustee': 'Sealed for a trustee, key',
  'lottery.evidence.made': 'Result made at',
  'lottery.evidence.why': 'Reason for voiding',
  'lottery.evidence.note': 'Operator’s note',
  'lottery.evidence.version': 'Version {version}',
  'lottery.evidence.reason': 'Reason:',
  'lottery.evidence.reports': 'Source reports',
  'lottery.evidence.desk': 'The operator’s staff',
  'lottery.evidence.report.USED': 'used',
  'lottery.evidence.report.DISAGREES': 'contradicts another source',
  'lottery.evidence.report.DROPPED': 'not used',
  'lottery.evidence.why.DESK': 'The operator voided it',
  'lottery.evidence.why.LATE': 'The draw could not be held on time',
  'lottery.evidence.why.BEACON': 'The public randomness did not arrive',
  'lottery.evidence.why.RULES': 'The draw could not be held',
  'lottery.evidence.why.NO_RESULT': 'No official result was received',
  'lottery.evidence.why.NOT_HELD': 'No one bet, so the draw wasn’t held',
  'lottery.evidence.void':
    'This draw is void. We still publish its seed, so anyone can see what the result would have been.',
  'lottery.evidence.goodVoid': 'The seed matches the earlier commitment. The result would have been {result}.',
  'lottery.evidence.madeVoid':
    'The seed matches the earlier commitment and gives {result}. The house voided the draw after it was held: no result counts.',
  'lottery.evidence.goodSeed':
    'The seed matches the earlier commitment. With the round named here, anyone can calculate what the result would have been.',
} as const satisfies Record<keyof typeof vi, string>
