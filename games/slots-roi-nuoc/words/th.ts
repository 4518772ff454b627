import type { texts as vi } from './vi.ts'

export const texts = {
  'roiNuoc.name': 'Rối Nước',
  'roiNuoc.win': '{symbol} {count} รีล · {ways} ทาง',
  'roiNuoc.freeSpins': '{symbol} แต่ละตัวนับเป็น {times} สัญลักษณ์',
  'roiNuoc.rules.how':
    'สัญลักษณ์ชนะเมื่ออยู่บนรีลติดกันตั้งแต่สามรีลขึ้นไปนับจากซ้าย ไม่ว่าแถวใด จำนวนทางคือผลคูณของจำนวนที่ปรากฏในแต่ละรีล สูงสุด {ways} ทางก่อนสัญลักษณ์แทนจะนับเพิ่ม ตารางแสดงเงินต่อหนึ่งทาง รางวัลของทุกสัญลักษณ์รวมกัน',
  'roiNuoc.rules.freeSpins': 'ในฟรีสปิน {symbol} แต่ละตัวนับเป็น {times} สัญลักษณ์ สามเม็ดขึ้นไปได้ฟรีสปินเพิ่มไม่จำกัด',
  'roiNuoc.H1': 'มังกร',
  'roiNuoc.H2': 'นางฟ้า',
  'roiNuoc.H3': 'จู๋เต๋ว',
  'roiNuoc.H4': 'สิงโต',
  'roiNuoc.L1': 'เป็ดไม้',
  'roiNuoc.L2': 'ปลา',
  'roiNuoc.L3': 'พิณพระจันทร์',
  'roiNuoc.L4': 'กบ',
  'roiNuoc.L5': 'พัดกระดาษ',
  'roiNuoc.W': 'ศาลากลางน้ำ',
  'roiNuoc.S': 'ไข่มุกไฟ',
} as const satisfies Record<keyof typeof vi, string>
