import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'Moon Wheel',
  'wheel.play': 'Spin',
  'wheel.segments': 'Segments',
  'wheel.rules.how':
    'The wheel has 20 equal segments and stops at one of them, each with the same chance. You get your stake times the number on the segment, stake included. The risk picks the wheel; all three return 97.5 %.',
} as const satisfies Record<keyof typeof vi, string>
