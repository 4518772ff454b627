import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'วงล้อจันทรา',
  'wheel.play': 'หมุน',
  'wheel.segments': 'จำนวนช่อง',
  'wheel.rules.how':
    'วงล้อมี 20 ช่องเท่ากันและหยุดที่ช่องหนึ่ง ทุกช่องมีโอกาสเท่ากัน คุณได้รับเงินเดิมพันคูณด้วยตัวเลขบนช่อง รวมเงินเดิมพันแล้ว ระดับความเสี่ยงเป็นตัวเลือกวงล้อ ทั้งสามวงคืน 97.5 %',
  'coinFlip.name': 'หัวหรือก้อย',
  'coinFlip.play': 'โยน',
  'coinFlip.heads': 'หัว',
  'coinFlip.tails': 'ก้อย',
  'coinFlip.side': 'ด้าน',
  'coinFlip.flips': 'จำนวนครั้งที่โยน',
  'coinFlip.keys.swap': 'สลับด้าน',
  'coinFlip.keys.less': 'ลดหนึ่งครั้ง',
  'coinFlip.keys.more': 'เพิ่มหนึ่งครั้ง',
  'coinFlip.rules.how':
    'คุณเลือกด้านและจำนวนครั้งที่โยน 1 ถึง 10 ครั้ง แต่ละครั้งออกหัวหรือก้อยด้วยโอกาสเท่ากัน ถ้าทุกครั้งออกด้านที่เลือก โยนหนึ่งครั้งจ่าย 1.96 เท่าของเงินเดิมพัน และเพิ่มเป็นสองเท่าต่อครั้งที่เพิ่ม รวมเงินเดิมพันแล้ว ในรายการ ● คือหัว ○ คือก้อย',
} as const satisfies Record<keyof typeof vi, string>
