import type { contractMessages as vi } from '../../vi/messages/contracts.ts'

export const contractMessages = {
  'message.contractOffered.title': 'มีผู้เสนอสัญญาให้คุณ',
  'message.contractOffered.content': '{other} เสนอสัญญาให้คุณ: {kind}\nโปรดตอบภายใน {until} หลังจากนั้นข้อเสนอจะหมดอายุ',
  'message.contractSigned.title': 'ลงนามสัญญาแล้ว',
  'message.contractSigned.content': 'สัญญากับ {other}: {kind} เริ่มนับตั้งแต่ {from}',
  'message.contractOfferOver.title': 'ข้อเสนอสัญญาสิ้นสุดแล้ว',
  'message.contractOfferOver.content': 'ข้อเสนอกับ {other}: {kind}\n{how}',
  'message.contract.over.REJECTED': 'ถูกปฏิเสธ',
  'message.contract.over.WITHDRAWN': 'ถูกถอนคืน',
  'message.contract.over.EXPIRED': 'ไม่มีผู้ตอบภายในเจ็ดวัน',
  'message.contract.over.CANCELLED': 'ลงนามไม่ได้แล้ว เพราะสัญญาของสายบนหรือบัญชีเปลี่ยนไป',
  'message.contractEndAsked.title': 'มีคำขอยุติสัญญา',
  'message.contractEndAsked.content': '{other} ขอยุติสัญญา: {kind}\nโปรดยอมรับหรือปฏิเสธภายใน {until} หากไม่ตอบ สัญญาจะสิ้นสุด',
  'message.contractEndRefused.title': 'สัญญาดำเนินต่อ',
  'message.contractEndRefused.content': '{other} ปฏิเสธการยุติสัญญา: {kind} สัญญายังมีผลอยู่',
  'message.contractEnded.title': 'สัญญาสิ้นสุด',
  'message.contractEnded.content': 'สัญญากับ {other}: {kind} นับถึง {until}\n{reason}',
} as const satisfies Record<keyof typeof vi, string>
