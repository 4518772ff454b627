import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'วงล้อจันทรา',
  'wheel.play': 'หมุน',
  'wheel.segments': 'จำนวนช่อง',
  'wheel.rules.how':
    'วงล้อมี 20 ช่องเท่ากันและหยุดที่ช่องหนึ่ง ทุกช่องมีโอกาสเท่ากัน คุณได้รับเงินเดิมพันคูณด้วยตัวเลขบนช่อง รวมเงินเดิมพันแล้ว ระดับความเสี่ยงเป็นตัวเลือกวงล้อ ทั้งสามวงคืน 97.5 %',
} as const satisfies Record<keyof typeof vi, string>
