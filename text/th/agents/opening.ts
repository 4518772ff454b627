import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'สายงานของคุณครบจำนวนชั้นแล้ว เพิ่มตัวแทนด้านล่างไม่ได้',
  'refusal.AGT_DAILY_OPEN': 'วันนี้คุณเปิดบัญชีครบจำนวนแล้ว ลองใหม่พรุ่งนี้',
  'refusal.AGT_LINK_LIMIT': 'คุณมีลิงก์ที่ใช้งานครบจำนวนแล้ว ปิดลิงก์หนึ่งก่อน',
  'refusal.AGT_LINK_USED': 'มีคนสมัครผ่านลิงก์นี้แล้วจึงลบไม่ได้ แต่ปิดลิงก์ได้',
} as const satisfies Record<keyof typeof vi, string>
