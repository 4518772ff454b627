import type { messages as vi } from '../vi/messages.ts'

export const messages = {
  'message.welcome.title': 'ยินดีต้อนรับ {name} สู่ {brand}',
  'message.welcome.content':
    'บัญชีของคุณพร้อมใช้งานแล้ว ทุกรอบที่คุณเล่นจะถูกบันทึกไว้ในประวัติการเดิมพัน และทุกรอบของเกมของเราตรวจสอบได้\nก่อนเริ่มเล่น ควรตั้งขีดจำกัดของตัวเอง: การลดมีผลทันที การเพิ่มต้องรอ 24 ชั่วโมง\nเรื่องสำคัญของบัญชีจะแจ้งไว้ในกล่องข้อความนี้',
  'message.passwordChanged.title': 'เปลี่ยนรหัสผ่านแล้ว',
  'message.passwordChanged.content':
    'รหัสผ่านบัญชีของคุณถูกเปลี่ยนเมื่อ {at} การเข้าสู่ระบบอื่นทั้งหมดถูกออกจากระบบแล้ว\nหากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านอีกครั้งทันทีและติดต่อฝ่ายบริการลูกค้า',
  'message.newDevice.title': 'เข้าสู่ระบบจากอุปกรณ์ใหม่',
  'message.newDevice.content':
    'มีการเข้าสู่บัญชีของคุณเมื่อ {at} บนอุปกรณ์: {device} ที่อยู่ IP {ip}\nหากเป็นคุณ ไม่ต้องทำอะไร หากไม่ใช่ โปรดเปลี่ยนรหัสผ่านทันที',
  'message.device.unnamed': 'อุปกรณ์ที่ไม่มีชื่อ',
  'message.securityChanged.title': 'มีการเปลี่ยนแปลงด้านความปลอดภัยของบัญชี',
  'message.securityChanged.content':
    '{what} เมื่อ {at} จากที่อยู่ IP {ip}\nหากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที ออกจากระบบที่อื่นทั้งหมด และติดต่อฝ่ายบริการลูกค้า',
  'message.security.totpOn': 'เปิดการเข้าสู่ระบบสองขั้นตอนแล้ว',
  'message.security.totpOff': 'ปิดการเข้าสู่ระบบสองขั้นตอนแล้ว',
  'message.security.codesRenewed': 'สร้างรหัสกู้คืนใหม่แล้ว',
  'message.security.codeUsed': 'มีการใช้รหัสกู้คืนหนึ่งรหัส',
  'message.security.passkeyAdded': 'เพิ่มพาสคีย์แล้ว',
  'message.security.passkeyRemoved': 'ลบพาสคีย์แล้ว',
  'message.security.paymentPassword': 'ตั้งรหัสผ่านธุรกรรมใหม่แล้ว',
  'message.security.signInAdded': 'เชื่อมต่อวิธีเข้าสู่ระบบอื่นแล้ว',
  'message.security.signInRemoved': 'ยกเลิกการเชื่อมต่อวิธีเข้าสู่ระบบอื่นแล้ว',
  'message.security.exportAsked': 'มีการขอข้อมูลของคุณ',
  'message.limitSet.title': 'ขีดจำกัดของคุณมีผลแล้ว',
  'message.limitSet.content': '{limit}: {value} มีผลตั้งแต่ {at}\nคุณดูและลดขีดจำกัดได้ทุกเมื่อ',
  'message.limitEnded.title': 'ยกเลิกขีดจำกัดหนึ่งรายการแล้ว',
  'message.limitEnded.content': '{limit}: ไม่มีขีดจำกัดตั้งแต่ {at}\nคุณตั้งใหม่ได้ทุกเมื่อและมีผลทันที',
  'message.ticketAnswered.title': 'เรื่อง {no} มีคำตอบแล้ว',
  'message.ticketAnswered.content': 'เราตอบเรื่อง {no} ของคุณแล้ว เปิดเพื่ออ่านและเขียนต่อได้',
} as const satisfies Record<keyof typeof vi, string>
