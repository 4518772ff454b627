import type { lotteryDraw as vi } from '../../vi/lottery/draw.ts'

export const lotteryDraw = {
  'lottery.play.unit.days': 'วัน',
  'lottery.play.unit.hours': 'ชั่วโมง',
  'lottery.play.unit.minutes': 'นาที',
  'lottery.play.unit.seconds': 'วินาที',
  'lottery.play.days': '{count} วัน',
  'lottery.play.drawing': 'กำลังออกรางวัล',
  'lottery.play.everySeconds': 'ทุก {count} วินาที',
  'lottery.play.everyMinutes': 'ทุก {count} นาที',
  'lottery.play.byCalendar': 'ตามปฏิทินออกรางวัล',
  'lottery.play.closedGame': 'หยุดชั่วคราว',
  'lottery.play.untilLock': 'รับเดิมพันถึง {time}',
  'lottery.play.times': '{count} ครั้ง',
  'lottery.play.independent': 'สถิติใช้เพื่ออ้างอิงเท่านั้น แต่ละงวดเป็นอิสระ เลขที่ออกบ่อยไม่ได้มีโอกาสออกมากขึ้น',
  'lottery.play.source.SELF': 'ออกรางวัลเองแบบเปิดเผย',
  'lottery.play.source.OFFICIAL': 'ผลทางการ',
  'lottery.play.source.DEMONSTRATION': 'งวดสาธิต',
  'lottery.play.popular': 'เลขที่ออกบ่อย',
  'lottery.play.popular.lead': 'จาก {count} ผลล่าสุด',
  'lottery.play.popular.play': 'เลือกเลข',
} as const satisfies Record<keyof typeof vi, string>
