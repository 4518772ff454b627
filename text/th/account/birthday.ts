import type { birthday as vi } from '../../vi/account/birthday.ts'

export const birthday = {
  'birthday.hint': 'คุณต้องมีอายุ {age} ปีขึ้นไป',
  'birthday.once': 'กรอกได้ครั้งเดียว หลังจากนั้นเปลี่ยนได้โดยฝ่ายบริการลูกค้าเท่านั้น',
  'birthday.part': 'กรอกวัน เดือน และปีให้ครบ ปีใช้ตัวเลขสี่หลัก',
  'birthday.none': 'ไม่มีวันที่นี้ โปรดตรวจสอบอีกครั้ง',
  'birthday.young': 'คุณอายุไม่ถึง {age} ปี จึงเล่นที่นี่ไม่ได้',
} as const satisfies Record<keyof typeof vi, string>
