import type { texts as vi } from './vi.ts'

export const texts = {
  'choNoi.name': 'Chợ Nổi',
  'choNoi.times': 'ตัวคูณรวม: ×{times}',
  'choNoi.freeSpins': 'หมวกทองคูณเงินรางวัลของการหมุน',
  'choNoi.say.scatter': '{symbol} {count} ชิ้น {amount}',
  'choNoi.rules.how':
    'สัญลักษณ์เดียวกัน {least} ชิ้นขึ้นไป ไม่ว่าอยู่ตำแหน่งใดบนกระดาน ถือว่าชนะ แต่ละครั้งที่ตก แต่ละสัญลักษณ์จ่ายหนึ่งครั้งตามจำนวน และนำเงินรางวัลทั้งหมดมารวมกัน',
  'choNoi.rules.scatter': 'เมื่อการหมุนที่จ่ายเงินหยุดนิ่ง {scatter} {least} ชิ้นขึ้นไปจ่ายตามตาราง และเริ่มฟรีสปิน {spins} ครั้ง',
  'choNoi.rules.multiplier':
    '{symbol} ปรากฏเฉพาะในฟรีสปิน เมื่อไม่มีอะไรตกอีก ตัวคูณทั้งหมดบนกระดานจะรวมกันแล้วคูณเงินรางวัลของการหมุนนั้น ค่า: {values}',
  'choNoi.rules.more': 'ระหว่างฟรีสปิน {scatter} {scatters} ชิ้นขึ้นไปเพิ่มอีก {spins} ครั้ง สูงสุด {most} ครั้งต่อรอบ และไม่จ่ายเงิน',
  'choNoi.rules.measured':
    'RTP และความถี่ของฟรีสปินวัดจากรอบจำลอง {rounds} รอบ ค่า RTP คลาดเคลื่อนไม่เกิน ±{span} ส่วนอัตราการชนะเป็นค่าที่แน่นอน',
  'choNoi.rules.chance':
    'โอกาสได้สูงสุด ({multiple} เท่า): น้อยกว่า 1 ใน 50 ล้าน ไม่เคยเกิดขึ้นในรอบจำลอง {rounds} รอบ ค่าสูงสุดคือ {largest} เท่าของเงินเดิมพัน',
  'choNoi.H1': 'ทุเรียน',
  'choNoi.H2': 'แก้วมังกร',
  'choNoi.H3': 'มะม่วง',
  'choNoi.H4': 'มังคุด',
  'choNoi.L1': 'มะพร้าว',
  'choNoi.L2': 'มะเฟือง',
  'choNoi.L3': 'มะนาว',
  'choNoi.L4': 'พริก',
  'choNoi.L5': 'กล้วย',
  'choNoi.S': 'เรือตลาดน้ำ',
  'choNoi.M': 'หมวกทอง',
} as const satisfies Record<keyof typeof vi, string>
