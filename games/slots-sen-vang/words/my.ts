import type { texts as vi } from './vi.ts'

export const texts = {
  'senVang.name': 'Sen Vàng',
  'senVang.H1': 'ရွှေကြာပန်း',
  'senVang.H2': 'မီးပုံး',
  'senVang.H3': 'ကွိုင်ငါး',
  'senVang.H4': 'ဖားစည်',
  'senVang.L1': 'မက်မန်းပန်း',
  'senVang.L2': 'ဝါး',
  'senVang.L3': 'လှိုင်း',
  'senVang.L4': 'တိမ်',
  'senVang.L5': 'ကြာရွက်',
  'senVang.W': 'လကြာပန်း',
  'senVang.S': 'လပုလဲ',
} as const satisfies Record<keyof typeof vi, string>
