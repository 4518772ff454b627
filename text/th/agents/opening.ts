import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'สายงานของคุณครบจำนวนชั้นแล้ว เพิ่มตัวแทนด้านล่างไม่ได้',
  'refusal.AGT_DAILY_OPEN': 'วันนี้คุณเปิดบัญชีครบจำนวนแล้ว ลองใหม่พรุ่งนี้',
  'refusal.AGT_LINK_LIMIT': 'คุณมีลิงก์ที่ใช้งานครบจำนวนแล้ว ปิดลิงก์หนึ่งก่อน',
  'refusal.AGT_LINK_USED': 'มีคนสมัครผ่านลิงก์นี้แล้วจึงลบไม่ได้ แต่ปิดลิงก์ได้',
  'refusal.AGT_ASSISTANT_LIMIT': 'คุณมีผู้ช่วยครบจำนวนแล้ว',
  'message.rateLowerAsked.title': '{agent} ขอลดอัตราค่าคอมคืนของคุณ',
  'message.rateLowerAsked.content': 'ตัวแทน {agent} ขอลดอัตราค่าคอมคืนของคุณ อัตราเดิมยังใช้ต่อจนกว่าคุณจะยินยอม',
  'message.rateLowerAccepted.title': '{name} ยินยอมลดอัตราค่าคอมคืน',
  'message.rateLowerAccepted.content': '{name} ยินยอมแล้ว อัตราใหม่มีผลตั้งแต่นี้ เดิมพันที่วางไว้แล้วใช้อัตราเดิม',
  'message.rateLowerRejected.title': '{name} ปฏิเสธการลดอัตราค่าคอมคืน',
  'message.rateLowerRejected.content': '{name} ปฏิเสธ อัตราค่าคอมคืนคงเดิม',
  'refusal.AGT_CODE_TAKEN': 'มีรหัสนี้แล้ว หรือโดเมนมีรหัสแล้ว',
  'refusal.AGT_HAS_DOWNLINES': 'บัญชีนี้ยังมีทีมด้านล่าง จึงเปลี่ยนเป็นสมาชิกไม่ได้',
  'refusal.AGT_HAS_CONTRACTS': 'บัญชีนี้ยังมีสัญญาหรือข้อเสนอสัญญา จึงเปลี่ยนเป็นสมาชิกไม่ได้ โปรดยุติก่อน',
  'refusal.AGT_LOCKED': 'สายบนของคุณล็อกการสมัครใหม่ใต้บัญชีของคุณไว้',
} as const satisfies Record<keyof typeof vi, string>
