import type { states as vi } from '../../vi/site/states.ts'

/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money': 'เงินในบัญชีของคุณยังเป็นของคุณ หากต้องการถอน โปรดติดต่อฝ่ายบริการลูกค้า',
  'status.denied.unknown': 'ไม่ทราบ',
  'status.denied.source': 'ข้อมูลประเทศตามที่อยู่ IP: {source}',
  'shell.chunk.missing': 'โหลดหน้านี้ไม่ได้ อาจมีเวอร์ชันใหม่แล้ว',
  'shell.chunk.timeout': 'หน้านี้ใช้เวลาโหลดนานเกินไป โปรดตรวจสอบเครือข่ายแล้วลองอีกครั้ง',
  'seamless.title': 'กระเป๋าเดียวเล่นได้ทุกเกม',
  'seamless.note': 'กับค่ายเหล่านี้ คุณเล่นจากยอดเงินของคุณได้เลย ไม่ต้องโอนเงินก่อน',
  'seamless.none': 'ขณะนี้ยังไม่มีค่ายที่ใช้กระเป๋าเดียวกัน',
} satisfies Record<keyof typeof vi, string>
