import type { texts as vi } from './vi.ts'

export const texts = {
  'senVang.name': 'Sen Vàng',
  'senVang.H1': 'บัวทอง',
  'senVang.H2': 'โคมไฟ',
  'senVang.H3': 'ปลาคาร์ป',
  'senVang.H4': 'กลองสำริด',
  'senVang.L1': 'ดอกเหมย',
  'senVang.L2': 'ไผ่',
  'senVang.L3': 'คลื่น',
  'senVang.L4': 'เมฆ',
  'senVang.L5': 'ใบบัว',
  'senVang.W': 'บัวจันทร์',
  'senVang.S': 'ไข่มุกจันทร์',
} as const satisfies Record<keyof typeof vi, string>
