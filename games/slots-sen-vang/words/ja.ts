import type { texts as vi } from './vi.ts'

export const texts = {
  'senVang.name': 'Sen Vàng',
  'senVang.H1': '黄金の蓮',
  'senVang.H2': '灯籠',
  'senVang.H3': '錦鯉',
  'senVang.H4': '銅鼓',
  'senVang.L1': '梅の花',
  'senVang.L2': '竹',
  'senVang.L3': '波',
  'senVang.L4': '雲',
  'senVang.L5': '蓮の葉',
  'senVang.W': '月の蓮',
  'senVang.S': '月の真珠',
} as const satisfies Record<keyof typeof vi, string>
