import type { texts as vi } from './vi.ts'

export const texts = {
  'muaVang.name': 'Mùa Vàng',
  'muaVang.feature': 'ตะกร้าอยู่กับที่ ช่องว่างหมุนใหม่',
  'muaVang.won': 'เก็บเกี่ยว! หมุนซ้ำ {count} ครั้ง',
  'muaVang.left': 'เหลือหมุนซ้ำ {count} ครั้ง',
  'muaVang.over': 'เก็บเกี่ยวเสร็จ',
  'muaVang.paid': 'รวมทุกตะกร้า',
  'muaVang.harvest': '{count} ตะกร้า · {amount}',
  'muaVang.full': 'ข้าวทองเต็มทุ่ง!',
  'muaVang.rules.every': 'เก็บเกี่ยวเฉลี่ยทุก {spins} สปิน',
  'muaVang.rules.how': 'สัญลักษณ์เดียวกันติดกันสามตัวขึ้นไปในร่องเดียว ตำแหน่งใดก็ได้ ชนะ แต่ละร่องจ่ายชุดที่สูงสุด รางวัลสามร่องรวมกัน',
  'muaVang.rules.wild': '{symbol} แทนได้ทุกสัญลักษณ์ยกเว้น {basket}',
  'muaVang.rules.harvest':
    '{basket} แต่ละใบมีจำนวนเท่าของเดิมพัน: {values} ตั้งแต่ {least} ใบเริ่มเก็บเกี่ยวพร้อมหมุนซ้ำ {respins} ครั้ง',
  'muaVang.rules.respins':
    'ระหว่างเก็บเกี่ยว ตะกร้าอยู่กับที่ ในแต่ละครั้งช่องว่างแต่ละช่องมีโอกาส 1 ใน {chance} ที่จะได้ตะกร้าใหม่ เมื่อได้จะกลับเป็น {respins} ครั้ง ตอนจบรวมทุกตะกร้า ครบ {cells} ช่องได้เพิ่ม {full} เท่าของเดิมพัน',
  'muaVang.H1': 'ควาย',
  'muaVang.H2': 'ว่าวขลุ่ย',
  'muaVang.H3': 'ไก่ตัวผู้',
  'muaVang.L1': 'เคียว',
  'muaVang.L2': 'โอ่งน้ำ',
  'muaVang.L3': 'ตั๊กแตน',
  'muaVang.W': 'ดวงอาทิตย์',
  'muaVang.C': 'ตะกร้าข้าวทอง',
  'muaVang.X': 'ดินเปล่า',
} as const satisfies Record<keyof typeof vi, string>
