import type { texts as vi } from './vi.ts'

export const texts = {
  'senVang.name': 'Sen Vàng',
  'senVang.H1': 'Golden lotus',
  'senVang.H2': 'Lantern',
  'senVang.H3': 'Koi',
  'senVang.H4': 'Bronze drum',
  'senVang.L1': 'Apricot blossom',
  'senVang.L2': 'Bamboo',
  'senVang.L3': 'Waves',
  'senVang.L4': 'Cloud',
  'senVang.L5': 'Lotus leaf',
  'senVang.W': 'Moon lotus',
  'senVang.S': 'Moon pearl',
} as const satisfies Record<keyof typeof vi, string>
