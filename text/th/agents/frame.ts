import type { agentFrame as vi } from '../../vi/agents/frame.ts'

export const agentFrame = {
  'agent.title': 'เอเย่นต์',
  'agent.close': 'ปิด',
  'agent.balance': 'ยอดเงินของฉัน {amount}',
  'agent.page.agentAnnouncement': 'ประกาศ',
  'agent.announcements.none': 'ไม่มีประกาศ',
  'agent.menu': 'เมนูศูนย์เอเย่นต์',
  'agent.unread': 'ยังไม่ได้อ่าน',
  'agent.only': 'เฉพาะบัญชีเอเย่นต์เท่านั้นที่ดูหน้านี้ได้',
  'agent.noPages': 'ผู้ช่วยนี้ไม่มีหน้าที่เปิดได้',
  'agent.back': 'กลับไปที่รายการ',
} as const satisfies Record<keyof typeof vi, string>
