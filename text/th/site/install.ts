import type { install as vi } from '../../vi/site/install.ts'

export const install = {
  'install.push.label': 'การแจ้งเตือนบนอุปกรณ์นี้',
  'install.push.hint': 'รับข่าวสารเกี่ยวกับบัญชีแม้ปิดเว็บไซต์แล้ว โดยไม่แสดงจำนวนเงิน',
  'install.push.blocked': 'เบราว์เซอร์บล็อกการแจ้งเตือนของเว็บไซต์นี้อยู่ โปรดอนุญาตในการตั้งค่าเบราว์เซอร์',
  'install.push.missing': 'เบราว์เซอร์นี้แสดงการแจ้งเตือนไม่ได้ หากใช้ iPhone โปรดเพิ่มเว็บไซต์ลงในหน้าจอหลักก่อน',
  'install.push.unavailable': 'ขณะนี้เว็บไซต์ไม่ส่งการแจ้งเตือน',
  'install.push.failed': 'เปิดการแจ้งเตือนไม่สำเร็จ โปรดตรวจสอบเครือข่ายแล้วลองอีกครั้ง',
  'install.app.title': 'ติดตั้ง {brand}',
  'install.app.hint': 'เปิดจากหน้าจอหลักได้ทันทีแบบเต็มหน้าจอ',
  'install.app.action': 'ติดตั้ง',
  'install.app.done': 'คุณใช้แอปอยู่แล้ว',
} as const satisfies Record<keyof typeof vi, string>
