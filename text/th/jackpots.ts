import type { jackpots as vi } from '../vi/jackpots.ts'

export const jackpots = {
  'jackpots.MINI': 'มินิ',
  'jackpots.MINOR': 'ไมเนอร์',
  'jackpots.MAJOR': 'เมเจอร์',
  'jackpots.GRAND': 'แกรนด์',
  'jackpots.lead': 'ทุกเดิมพันจริงในเกมที่ร่วมทำให้แจ็กพอตทั้งสี่โตขึ้น ทุกรอบมีโอกาสชนะ',
  'jackpots.mustHit': 'แตกแน่นอนก่อน {cap}',
  'jackpots.random': 'ชนะ 1 ครั้งต่อยอดเดิมพัน {oneIn}',
  'jackpots.suspended': 'พักไว้: ไม่เพิ่มและยังชนะไม่ได้',
  'jackpots.games': 'เกมที่ร่วม',
  'jackpots.won': 'แจ็กพอตที่แตกแล้ว',
  'jackpots.empty': 'ยังไม่มีแจ็กพอตแตก',
  'jackpots.hidden': 'ไม่เปิดเผยชื่อ',
  'jackpots.more': 'ดูเพิ่ม',
  'jackpots.rules': 'วิธีชนะและโอกาส',
  'jackpots.rule.growth':
    'ทุกเดิมพันจริงเพิ่มส่วนแบ่งเข้าแจ็กพอตและเงินตั้งต้นครั้งถัดไป แม่นยำถึงหนึ่งในล้านของหน่วยเล็กสุด เล่นฟรีไม่เพิ่มและไม่ชนะ',
  'jackpots.rule.random': 'เมเจอร์และแกรนด์: แต่ละรอบสุ่มเลขจากซีดของรอบเอง โอกาสเป็นสัดส่วนกับเดิมพัน และตรวจซ้ำได้เมื่อเปิดเผยซีด',
  'jackpots.rule.mustHit':
    'มินิและไมเนอร์: จุดแตกกำหนดไว้ล่วงหน้าและซ่อนไว้ เผยเฉพาะแฮช เดิมพันแรกที่พบว่าถึงจุดแล้วชนะ โอกาสจึงเพิ่มเมื่อแจ็กพอตโตขึ้น',
  'jackpots.rule.paid': 'เงินรางวัลเข้ากระเป๋าหลักทันที และแจ็กพอตใหม่เริ่มที่เงินตั้งต้น เงินในแจ็กพอตไม่กลับไปที่เจ้ามือ',
  'jackpots.level': 'แจ็กพอต',
  'jackpots.seed': 'เงินตั้งต้น',
  'jackpots.share': 'จากแต่ละเดิมพัน',
  'jackpots.back': 'คืนสู่ผู้เล่น',
  'jackpots.proof': 'หลักฐาน',
  'jackpots.promised': 'แฮชที่ประกาศไว้ก่อน',
  'jackpots.serverSeed': 'ซีดเซิร์ฟเวอร์',
  'jackpots.point': 'จุดแตก',
  'jackpots.id': 'รหัสแจ็กพอต',
  'jackpots.cycle': 'ครั้งที่',
} as const satisfies Record<keyof typeof vi, string>
