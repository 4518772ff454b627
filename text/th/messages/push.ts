import type { push as vi } from '../../vi/messages/push.ts'

export const push = {
  'push.on.title': 'เปิดการแจ้งเตือนแล้ว',
  'push.on.body': '{brand} จะแจ้งข่าวเกี่ยวกับบัญชีของคุณที่นี่',
  'push.message.body': 'อ่านได้ในกล่องข้อความของคุณที่ {brand}',
} as const satisfies Record<keyof typeof vi, string>
