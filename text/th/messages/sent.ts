import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms': '{brand}: รหัสของคุณคือ {code} ใช้ได้ {minutes} นาที อย่าบอกใคร เจ้าหน้าที่ของเราจะไม่ขอรหัสนี้',
  'sent.code.subject': '{code} คือรหัส {brand} ของคุณ',
  'sent.code.mail':
    'รหัสของคุณคือ {code} ใช้ได้ {minutes} นาที\n\nอย่าบอกใคร เจ้าหน้าที่ของเราจะไม่ขอรหัสนี้ หากคุณไม่ได้ขอรหัส โปรดละเว้นอีเมลนี้\n\n{brand}',
  'sent.reset.subject': 'ตั้งรหัสผ่านใหม่สำหรับ {brand}',
  'sent.reset.mail':
    'สวัสดี {name}\n\nมีผู้ขอตั้งรหัสผ่านใหม่ให้บัญชีของคุณ เปิดลิงก์นี้ภายใน 30 นาที:\n\n{link}\n\nลิงก์ใช้ได้ครั้งเดียว อย่าส่งต่อให้ใคร หากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านยังคงเดิม\n\n{brand}',
  'sent.confirm.subject': 'นี่คือที่อยู่อีเมลของคุณใช่ไหม',
  'sent.confirm.mail':
    'สวัสดี {name}\n\nมีการเปิดบัญชี {brand} ชื่อนี้ด้วยอีเมลของคุณ โปรดบอกเราว่าเป็นของคุณหรือไม่:\n\n{link}\n\nหากไม่ใช่ หน้าเดียวกันนี้จะนำอีเมลของคุณออกจากบัญชีได้\n\n{brand}',
  'sent.changed.password':
    '{brand}: รหัสผ่านของบัญชี {name} ถูกเปลี่ยนและออกจากระบบทุกอุปกรณ์แล้ว หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันทีและติดต่อฝ่ายบริการลูกค้า',
  'sent.changed.password.subject': 'รหัสผ่าน {brand} ของคุณถูกเปลี่ยนแล้ว',
  'sent.changed.mobile': '{brand}: บัญชี {name} มีหมายเลขมือถือใหม่แล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  'sent.changed.mobile.subject': 'หมายเลขมือถือของบัญชี {brand} ถูกเปลี่ยนแล้ว',
  'sent.changed.email': '{brand}: บัญชี {name} มีอีเมลใหม่แล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  'sent.changed.email.subject': 'อีเมลของบัญชี {brand} ถูกเปลี่ยนแล้ว',
  'sent.window.waiting': 'กำลังรอ {name}…',
  'sent.window.unreachable': 'เชื่อมต่อ {name} จากเครือข่ายนี้ไม่ได้ โปรดลองอีกครั้ง หรือปิดหน้าต่างนี้แล้วเข้าสู่ระบบด้วยวิธีอื่น',
} as const satisfies Record<keyof typeof vi, string>
