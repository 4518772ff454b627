import type { texts as vi } from './vi.ts'

export const texts = {
  'roiNuoc.name': 'Rối Nước',
  'roiNuoc.win': '{symbol} on {count} reels · {ways, plural, one {# way} other {# ways}}',
  'roiNuoc.freeSpins': 'Each {symbol} counts as {times} symbols',
  'roiNuoc.rules.how':
    'A symbol wins when it lands on three or more adjacent reels from the left, in any row. The number of ways is how often it appears on each reel, multiplied: up to {ways} before wilds count extra. The table shows the payout for one way; wins of all symbols are added together.',
  'roiNuoc.rules.freeSpins':
    'During free spins, each {symbol} counts as {times} symbols. Three or more pearls award more free spins, with no limit.',
  'roiNuoc.H1': 'Dragon',
  'roiNuoc.H2': 'Fairy',
  'roiNuoc.H3': 'Chú Tễu',
  'roiNuoc.H4': 'Lion',
  'roiNuoc.L1': 'Wooden duck',
  'roiNuoc.L2': 'Fish',
  'roiNuoc.L3': 'Moon lute',
  'roiNuoc.L4': 'Frog',
  'roiNuoc.L5': 'Paper fan',
  'roiNuoc.W': 'Water pavilion',
  'roiNuoc.S': 'Fire pearl',
} as const satisfies Record<keyof typeof vi, string>
