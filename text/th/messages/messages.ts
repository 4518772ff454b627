import type { messages as vi } from '../../vi/messages/messages.ts'

export const messages = {
  'message.welcome.title': 'ยินดีต้อนรับ {name} สู่ {brand}',
  'message.welcome.content':
    'บัญชีของคุณพร้อมใช้งานแล้ว ทุกรอบที่คุณเล่นจะถูกบันทึกไว้ในประวัติการเดิมพัน และทุกรอบของเกมของเราตรวจสอบได้\nก่อนเริ่มเล่น ควรตั้งขีดจำกัดของตัวเอง: การลดมีผลทันที การเพิ่มต้องรอ 24 ชั่วโมง\nเรื่องสำคัญของบัญชีจะแจ้งไว้ในกล่องข้อความนี้',
  'message.passwordChanged.title': 'เปลี่ยนรหัสผ่านแล้ว',
  'message.passwordChanged.content':
    'รหัสผ่านบัญชีของคุณถูกเปลี่ยนเมื่อ {at} การเข้าสู่ระบบอื่นทั้งหมดถูกออกจากระบบแล้ว\nหากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านอีกครั้งทันทีและติดต่อฝ่ายบริการลูกค้า',
  'message.newDevice.title': 'เข้าสู่ระบบจากอุปกรณ์ใหม่',
  'message.newDevice.content':
    'มีการเข้าสู่บัญชีของคุณเมื่อ {at} บนอุปกรณ์: {device} ที่อยู่ IP {ip}\nหากเป็นคุณ ไม่ต้องทำอะไร หากไม่ใช่ โปรดเปลี่ยนรหัสผ่านทันที',
  'message.device.unnamed': 'อุปกรณ์ที่ไม่มีชื่อ',
  'message.securityChanged.title': 'มีการเปลี่ยนแปลงด้านความปลอดภัยของบัญชี',
  'message.securityChanged.content':
    '{what} เมื่อ {at} จากที่อยู่ IP {ip}\nหากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที ออกจากระบบที่อื่นทั้งหมด และติดต่อฝ่ายบริการลูกค้า',
  'message.security.totpOn': 'เปิดการเข้าสู่ระบบสองขั้นตอนแล้ว',
  'message.security.totpOff': 'ปิดการเข้าสู่ระบบสองขั้นตอนแล้ว',
  'message.security.codesRenewed': 'สร้างรหัสกู้คืนใหม่แล้ว',
  'message.security.codeUsed': 'มีการใช้รหัสกู้คืนหนึ่งรหัส',
  'message.security.passkeyAdded': 'เพิ่มพาสคีย์แล้ว',
  'message.security.passkeyRemoved': 'ลบพาสคีย์แล้ว',
  'message.security.paymentPassword': 'ตั้งรหัสผ่านธุรกรรมใหม่แล้ว',
  'message.security.payoutAccountAdded': 'เพิ่มบัญชีสำหรับถอนเงินแล้ว',
  'message.security.payoutAccountRemoved': 'ลบบัญชีสำหรับถอนเงินแล้ว',
  'message.security.passwordSet': 'ตั้งรหัสผ่านแรกของบัญชีแล้ว',
  'message.security.signInAdded': 'เชื่อมต่อวิธีเข้าสู่ระบบอื่นแล้ว',
  'message.security.signInRemoved': 'ยกเลิกการเชื่อมต่อวิธีเข้าสู่ระบบอื่นแล้ว',
  'message.security.exportAsked': 'มีการขอข้อมูลของคุณ',
  'message.security.contactChanged': 'เปลี่ยนหมายเลขโทรศัพท์หรืออีเมลของบัญชีแล้ว',
  'message.staffEdited.title': 'ฝ่ายบริการลูกค้าแก้ไขบัญชีของคุณ',
  'message.staffEdited.content': '{what} เมื่อ {at}\nหากคุณไม่ได้ขอ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  'message.edited.passwordByStaff':
    'ฝ่ายบริการลูกค้าเริ่มรีเซ็ตรหัสผ่านให้คุณและออกจากระบบทุกอุปกรณ์แล้ว บัญชีรับเงินใหม่จะใช้ได้หลัง 72 ชั่วโมง',
  'message.edited.paymentByStaff': 'รหัสผ่านธุรกรรมของคุณถูกนำออก โปรดตั้งใหม่ก่อนถอนเงิน บัญชีรับเงินใหม่จะใช้ได้หลัง 72 ชั่วโมง',
  'message.edited.secondStepByStaff': 'ปิดการเข้าสู่ระบบสองขั้นตอนแล้ว โปรดตั้งค่าใหม่ บัญชีรับเงินใหม่จะใช้ได้หลัง 72 ชั่วโมง',
  'message.edited.profileByStaff': 'แก้ไขข้อมูลส่วนตัวของคุณแล้ว',
  'message.edited.identityByStaff': 'แก้ไขชื่อจริงหรือวันเกิดของคุณแล้ว บัญชีรับเงินใหม่จะใช้ได้หลังหนึ่งวัน',
  'message.edited.contactByStaff': 'แก้ไขหมายเลขโทรศัพท์หรืออีเมลของคุณแล้ว โปรดยืนยันอีกครั้ง บัญชีรับเงินใหม่จะใช้ได้หลังหนึ่งวัน',
  'message.payoutAccountEnded.title': 'บัญชีสำหรับถอนเงินถูกนำออก',
  'message.payoutAccountEnded.content':
    'ฝ่ายบริการลูกค้านำบัญชี {account} ออกจากรายการของคุณเมื่อ {at}\nหากคุณไม่ได้ขอ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  'message.pictureTaken.title': 'รูปของคุณถูกนำออก',
  'message.pictureTaken.content':
    'ผู้ดูแลห้องแชทนำรูปของคุณออกเมื่อ {at} และแสดงรูปจากคลังภาพแทน\nคุณเลือกรูปอื่นได้ หากมีคำถาม โปรดติดต่อฝ่ายบริการลูกค้า',
  'message.accountReopened.title': 'บัญชีของคุณเปิดอีกครั้งแล้ว',
  'message.accountReopened.content':
    'ฝ่ายบริการลูกค้าเปิดบัญชีของคุณอีกครั้งเมื่อ {at} คุณเข้าสู่ระบบได้เหมือนเดิม\nหากคุณไม่ได้ขอ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  'message.shutOutBreak.title': 'บัญชีของคุณพักชั่วคราว',
  'message.shutOutBreak.content':
    'เพื่อดูแลคุณ ทีมงานของเราได้พักบัญชีของคุณเมื่อ {at} คุณจะเข้าสู่ระบบ เดิมพัน หรือฝากเงินไม่ได้จนถึง {until} แล้วการพักจะสิ้นสุดเอง\nเงินของคุณยังปลอดภัย หากมีคำถาม โปรดติดต่อฝ่ายบริการลูกค้า',
  'message.shutOutTerm.title': 'บัญชีของคุณถูกระงับการเล่น',
  'message.shutOutTerm.content':
    'เพื่อดูแลคุณ ทีมงานของเราได้ระงับการเล่นของบัญชีเมื่อ {at} อย่างน้อยจนถึง {until} การระงับไม่สิ้นสุดเอง หลังจากนั้นคุณขอกลับมาได้\nเงินของคุณยังปลอดภัยและถอนได้ โปรดติดต่อฝ่ายบริการลูกค้า',
  'message.shutOutForGood.title': 'บัญชีของคุณถูกระงับการเล่นถาวร',
  'message.shutOutForGood.content':
    'เพื่อดูแลคุณ ทีมงานของเราได้ระงับการเล่นของบัญชีอย่างถาวรเมื่อ {at}\nเงินของคุณยังปลอดภัยและถอนได้ โปรดติดต่อฝ่ายบริการลูกค้า',
  'message.drawReminder.title': '{region} ใกล้ปิดรับ',
  'message.drawReminder.content':
    '{region} ปิดรับเวลา {at} คุณยังไม่ได้แทงงวดนี้\nคุณได้รับการเตือนนี้เพราะเปิดไว้ในหน้าผลหวย ปิดได้ทุกเมื่อที่หน้านั้น',
  'message.playNoticed.title': 'ลองหยุดทบทวนสักครู่',
  'message.playNoticed.content':
    'ช่วงนี้การเล่นหรือการฝากเงินของคุณเปลี่ยนไป เราจึงอยากถามไถ่คุณ หากทุกอย่างเรียบร้อยดี คุณไม่ต้องทำอะไรเลย\nหากคุณรู้สึกว่าเล่นมากกว่าที่ตั้งใจ คุณตั้งขีดจำกัดของตัวเองหรือพักสักสองสามวันได้ ขีดจำกัดที่เข้มขึ้นมีผลทันที\nหากอยากพูดคุย ฝ่ายบริการลูกค้ายินดีรับฟังเสมอ',
  'message.returnAllowed.title': 'คุณกลับมาได้แล้ว',
  'message.returnAllowed.content':
    'การระงับของคุณสิ้นสุดลง คุณเข้าสู่ระบบได้อีกครั้งตั้งแต่ {from}\nขีดจำกัดของคุณยังมีผล และคุณตั้งให้เข้มขึ้นได้ทุกเมื่อ',
  'message.limitSet.title': 'ขีดจำกัดของคุณมีผลแล้ว',
  'message.limitSet.content': '{limit}: {value} มีผลตั้งแต่ {at}\nคุณดูและลดขีดจำกัดได้ทุกเมื่อ',
  'message.limitEnded.title': 'ยกเลิกขีดจำกัดหนึ่งรายการแล้ว',
  'message.limitEnded.content': '{limit}: ไม่มีขีดจำกัดตั้งแต่ {at}\nคุณตั้งใหม่ได้ทุกเมื่อและมีผลทันที',
  'message.kycAccepted.title': 'เอกสารของคุณได้รับการอนุมัติ',
  'message.kycAccepted.content': 'การยืนยันตัวตนขั้นที่ {tier} ได้รับการอนุมัติแล้ว ขอบคุณ',
  'message.kycRejected.title': 'เอกสารของคุณยังไม่ได้รับการอนุมัติ',
  'message.kycRejected.content': 'การยืนยันตัวตนขั้นที่ {tier} ยังไม่ได้รับการอนุมัติ\nเหตุผล: {reason}\nคุณส่งใหม่ได้ในศูนย์ความปลอดภัย',
  'message.kycAskedAgain.title': 'เราต้องการรูปอื่น',
  'message.kycAskedAgain.content': 'การยืนยันตัวตนขั้นที่ {tier} ต้องใช้รูปอื่น\nเหตุผล: {reason}\nโปรดส่งในศูนย์ความปลอดภัย',
  'message.moneyFromLine.title': 'คุณได้รับเงิน',
  'message.moneyFromLine.content': '{name} โอน {amount} ให้คุณเมื่อ {at}\nต้องเล่นให้ครบหนึ่งเท่าก่อนถอน',
  'message.ticketAnswered.title': 'เรื่อง {no} มีคำตอบแล้ว',
  'message.ticketAnswered.content': 'เราตอบเรื่อง {no} ของคุณแล้ว เปิดเพื่ออ่านและเขียนต่อได้',
  'message.exportReady.title': 'ไฟล์ของคุณพร้อมแล้ว',
  'message.exportReady.content': '{what}: ไฟล์ที่คุณขอพร้อมแล้ว เก็บไว้ถึง {until} แล้วจะถูกลบ',
  'message.export.OWN_DATA': 'ข้อมูลทั้งหมดของคุณ',
  'message.export.BETS': 'ประวัติการเดิมพัน',
  'message.export.TRANSACTIONS': 'ประวัติบัญชี',
  'message.depositCredited.title': 'ฝากเงิน {amount} เข้าแล้ว',
  'message.depositCredited.content': 'รายการ {no}: {amount} เข้ายอดเงินของคุณแล้ว',
  'message.depositReview.title': 'กำลังตรวจรายการฝาก {no}',
  'message.depositReview.content': 'เราได้รับเงินของรายการ {no} แล้วและต้องตรวจเพิ่ม เงินของคุณปลอดภัย เจ้าหน้าที่จะแจ้งผล',
  'message.depositRejected.title': 'รายการฝาก {no} ไม่สำเร็จ',
  'message.depositRejected.content': 'รายการ {no}: {reason}\nหากจ่ายแล้ว โปรดติดต่อฝ่ายบริการพร้อมหลักฐาน',
  'message.betVoided.title': 'เดิมพันของคุณถูกยกเลิก',
  'message.betVoided.content':
    'เดิมพัน {no} ที่ {game} ไม่นับ: คืนเงินเดิมพัน {stake} แล้ว และเรียกคืนเงินรางวัล {payout} แล้ว\nหากมีข้อสงสัย โปรดติดต่อฝ่ายบริการลูกค้า',
  'message.betVoidedOwing.title': 'เดิมพันของคุณถูกยกเลิก',
  'message.betVoidedOwing.content':
    'เดิมพัน {no} ที่ {game} ไม่นับ: คืนเงินเดิมพัน {stake} แล้ว และต้องเรียกคืนเงินรางวัล {payout}\nยอดเงินของคุณไม่พอ: ยังค้าง {debt} ซึ่งจะหักจากเงินรางวัลครั้งต่อไป ระหว่างนี้ยังถอนเงินไม่ได้\nหากมีข้อสงสัย โปรดติดต่อฝ่ายบริการลูกค้า',
  'message.export.TEAM_BETS': 'การเดิมพันของทีม',
  'message.export.TEAM_TRANSACTIONS': 'ธุรกรรมของทีม',
} as const satisfies Record<keyof typeof vi, string>
