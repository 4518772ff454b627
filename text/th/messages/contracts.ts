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
  'message.billPaid.title': 'จ่ายให้คุณแล้ว: {kind}',
  'message.billPaid.content': '{kind} รอบ {days}: {payer} จ่าย {paid} ครบแล้ว',
  'message.billPartial.title': 'จ่ายให้คุณบางส่วน: {kind}',
  'message.billPartial.content':
    '{kind} รอบ {days}: {payer} จ่ายแล้ว {paid} จาก {due} ยังค้าง {left}\nเมื่อมีเงินเข้า ระบบจะจ่ายยอดนี้ก่อน',
  'message.billUnpaid.title': 'ยังไม่ได้จ่าย: {kind}',
  'message.billUnpaid.content': '{kind} รอบ {days}: {payer} ยังไม่มีเงินจ่าย {due}\nเมื่อมีเงินเข้า ระบบจะจ่ายยอดนี้ก่อน',
  'message.billDenied.title': 'ไม่ผ่านการอนุมัติ: {kind}',
  'message.billDenied.content': '{kind} รอบ {days} {due}: ไม่ผ่านการอนุมัติ\n{reason}',
  'message.billAdjusted.title': 'คำนวณใหม่แล้ว: {kind}',
  'message.billAdjusted.content':
    '{kind} รอบ {days} คำนวณใหม่: เดิม {before} ตอนนี้ {due}\nส่วนต่างจะอยู่ในรอบถัดไป หรือชำระทันทีหากสัญญาสิ้นสุดแล้ว',
} as const satisfies Record<keyof typeof vi, string>
