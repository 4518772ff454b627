import type { instant as vi } from '../../vi/site/instant.ts'

export const instant = {
  'instant.autoplay': 'เล่นอัตโนมัติ',
  'instant.recent': 'รอบล่าสุด',
  'instant.chance': 'โอกาส',
  'instant.times': 'ตัวคูณ',
  'instant.brings': 'ได้รับ',
  'instant.rules.rtp': 'อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp} ไม่ว่าจะเลือกอย่างไร',
  'instant.rules.pace': 'แต่ละรอบใช้เวลาอย่างน้อย {seconds, plural, other {# วินาที}}',
  'dice.name': 'ลูกเต๋าร้อยแต้ม',
  'dice.play': 'ทอย',
  'dice.under': 'ต่ำกว่า',
  'dice.over': 'สูงกว่า',
  'dice.side': 'ต่ำกว่าหรือสูงกว่า',
  'dice.target': 'แต้ม',
  'dice.keys.swap': 'สลับต่ำกว่ากับสูงกว่า',
  'dice.keys.less': 'ลดแต้ม',
  'dice.keys.more': 'เพิ่มแต้ม',
  'dice.rules.how':
    'แต่ละรอบทอยได้เลขตั้งแต่ 0.00 ถึง 99.99 ทุกเลขมีโอกาสเท่ากัน คุณตั้งแต้มและเลือกว่าเลขจะต่ำกว่าหรือสูงกว่าแต้มนั้น ถ้าออกตรงแต้มพอดีถือว่าไม่ชนะ',
  'dice.rules.pays':
    'ตัวคูณเท่ากับ 99 หารด้วยโอกาสเป็นเปอร์เซ็นต์ ตัดทศนิยมหลังตำแหน่งที่สี่ เงินที่ได้รับรวมเงินเดิมพันแล้ว',
  'limbo.name': 'แตะจันทร์',
  'limbo.play': 'ปล่อยโคม',
  'limbo.target': 'ตัวคูณเป้าหมาย',
  'limbo.keys.less': 'ลดเป้าหมาย',
  'limbo.keys.more': 'เพิ่มเป้าหมาย',
  'limbo.rules.how':
    'คุณเลือกตัวคูณเป้าหมาย แต่ละรอบจะสุ่มตัวคูณหนึ่งค่า ถ้าไม่ต่ำกว่าเป้าหมาย คุณได้รับเงินเดิมพันคูณด้วยเป้าหมาย',
  'limbo.rules.pays':
    'โอกาสถึงตัวคูณใดเท่ากับ 99 % หารด้วยตัวคูณนั้น สูงสุด 1,000,000 เงินที่ได้รับรวมเงินเดิมพันแล้ว',
  'plinko.name': 'ฝนไข่มุก',
  'plinko.play': 'ปล่อยไข่มุก',
  'plinko.rows': 'จำนวนแถว',
  'plinko.risk': 'ความเสี่ยง',
  'plinko.low': 'ต่ำ',
  'plinko.medium': 'กลาง',
  'plinko.high': 'สูง',
  'plinko.most': 'มากที่สุด',
  'plinko.keys.rows': 'เปลี่ยนจำนวนแถว',
  'plinko.keys.risk': 'เปลี่ยนความเสี่ยง',
  'plinko.rules.how':
    'ไข่มุกตกผ่านแถวหมุด แต่ละแถวไปซ้ายหรือขวาด้วยโอกาสเท่ากัน แล้วลงในช่อง คุณได้รับเงินเดิมพันคูณตัวเลขบนช่องโดยรวมเงินเดิมพันแล้ว ช่องริมจ่ายมากที่สุด',
} as const satisfies Record<keyof typeof vi, string>
