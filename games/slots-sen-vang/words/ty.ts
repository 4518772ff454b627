import type { texts as vi } from './vi.ts'

export const texts = {
  'senVang.name': 'Sen Vàng',
  'senVang.H1': 'Gintong lotus',
  'senVang.H2': 'Parol',
  'senVang.H3': 'Koi',
  'senVang.H4': 'Tansong tambol',
  'senVang.L1': 'Bulaklak ng aprikot',
  'senVang.L2': 'Kawayan',
  'senVang.L3': 'Mga alon',
  'senVang.L4': 'Ulap',
  'senVang.L5': 'Dahon ng lotus',
  'senVang.W': 'Lotus ng buwan',
  'senVang.S': 'Perlas ng buwan',
} as const satisfies Record<keyof typeof vi, string>
