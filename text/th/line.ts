import type { line as vi } from '../vi/line.ts'

export const line = {
  'line.lead': 'เฉพาะระหว่างคุณกับอัพไลน์โดยตรงหรือดาวน์ไลน์โดยตรง ยกเลิกไม่ได้ ทำได้เพียงโอนกลับ',
  'line.to': 'ผู้รับ',
  'line.up': 'ถึงอัพไลน์',
  'line.down': 'ถึงดาวน์ไลน์',
  'line.upline': 'อัพไลน์ของคุณ: {account}',
  'line.none.up': 'คุณไม่มีอัพไลน์ที่นี่',
  'line.none.down': 'คุณยังไม่มีดาวน์ไลน์โดยตรง',
  'line.find': 'ค้นหาตามบัญชี',
  'line.amount': 'จำนวนเงิน',
  'line.limits': '{min} ถึง {max} ทีละ {step} วันนี้เหลือ {left}',
  'line.pin': 'รหัสผ่านธุรกรรม',
  'line.pin.hint': 'ตัวเลข 6 หลัก',
  'line.send': 'โอน',
  'line.sent': 'โอน {amount} ให้ {account} แล้ว',
  'line.wager': 'ผู้รับต้องเล่นให้ครบหนึ่งเท่าก่อนถอน',
  'line.more': 'แสดงเพิ่มเติม',
  'line.invalid': 'โปรดใส่จำนวนเงินเป็นตัวเลข',
  'line.invalid.pin': 'โปรดใส่ตัวเลข 6 หลัก',
  'line.invalid.to': 'โปรดเลือกผู้รับ',
  'line.remaining': 'คุณยังต้องเล่นอีก {amount}',
} as const satisfies Record<keyof typeof vi, string>
