import type { early as vi } from '../../vi/site/early.ts'

/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'บัญชีนี้ระงับตนเองตลอดไปแล้ว',
  'rg.excluded.returnAt': 'คุณขอกลับมาแล้ว เข้าสู่ระบบได้ตั้งแต่ {time}',
  'rg.excluded.until': 'บัญชีนี้อยู่ในช่วงพักหรือระงับตนเองถึง {time}',
  'rg.excluded.over': 'ครบกำหนดระงับตนเองแล้ว แต่บัญชีไม่เปิดเอง คุณขอกลับมาได้ และเข้าสู่ระบบได้หลังจาก 24 ชั่วโมง',
  'shell.limits': 'ขีดจำกัดและการพัก',
  'rg.session.soon': 'ตามขีดจำกัดของคุณ วันนี้เหลือเวลาเล่น {count, plural, other {# นาที}}',
  'inbox.title': 'ข้อความ',
  'vip.title': 'VIP',
  'promo.title': 'โปรโมชั่น',
  'identities.title': 'วิธีเข้าสู่ระบบ',
  'referral.title': 'ชวนเพื่อน',
  'agent.center': 'ศูนย์เอเย่นต์',
  'shell.app': 'ดาวน์โหลดแอป',
  'shell.affiliates': 'พันธมิตร',
  'shell.help': 'ช่วยเหลือ',
  'shell.security': 'ความปลอดภัยของบัญชี',
  'login.cryptoFailed': 'เบราว์เซอร์นี้เข้ารหัสข้อมูลไม่ได้ โปรดเปิดเว็บไซต์ด้วยที่อยู่ที่ปลอดภัย (https)',
  'trial.started': 'คุณกำลังทดลองเล่นด้วยเงินจำลอง',
  in_increase_submit: 'สมัครเลย',
} as const satisfies Record<keyof typeof vi, string>
