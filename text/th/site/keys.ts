import type { keys as vi } from '../../vi/site/keys.ts'

export const keys = {
  'keys.title': 'แป้นพิมพ์ลัด',
  'keys.search': 'ค้นหาเกม',
  'keys.move': 'เลื่อนในรายการเกมและตารางตัวเลข',
  'keys.choose': 'เปิดเกม เลือกตัวเลข',
  'keys.close': 'ปิดหน้าต่างหรือเมนู',
  'keys.list': 'รายการนี้',
  'keys.games': 'แต่ละเกมมีรายการของตัวเอง เปิดด้วยปุ่มเดียวกัน',
} as const satisfies Record<keyof typeof vi, string>
