import type { texts as vi } from './vi.ts'

export const texts = {
  'senVang.name': 'Sen Vàng',
  'senVang.H1': '金莲',
  'senVang.H2': '灯笼',
  'senVang.H3': '锦鲤',
  'senVang.H4': '铜鼓',
  'senVang.L1': '梅花',
  'senVang.L2': '竹',
  'senVang.L3': '海浪',
  'senVang.L4': '云',
  'senVang.L5': '荷叶',
  'senVang.W': '月莲',
  'senVang.S': '月珠',
} as const satisfies Record<keyof typeof vi, string>
