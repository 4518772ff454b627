import type { lotteryEvidence as vi } from '../../vi/lottery/evidence.ts'

/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': 'ค่ายืนยันที่คุณจดไว้',
  'lottery.evidence.noted.hint': 'คัดลอกจากใบเสร็จก่อนออกรางวัล',
  'lottery.evidence.goodAlone': 'หลักฐานตรงกันเอง แต่ยังไม่ได้เทียบกับค่าที่คุณจดไว้ก่อน',
  'lottery.evidence.firstRound': 'รอบที่เลือกไว้ล่วงหน้า',
  'lottery.evidence.second':
    'รอบที่เลือกไว้ก่อนเปิดรับเดิมพันไม่มาภายในหนึ่งนาที จึงใช้รอบถัดไปตามกติกา ผู้ออกรางวัลรู้ค่าเมล็ดและอาจกักรอบไว้ได้ ทุกคนตรวจสอบได้จากแหล่งสาธารณะว่ารอบนั้นมีอยู่หรือไม่',
  'lottery.evidence.lates': 'งวดที่ใช้รอบที่สองใน 30 วัน',
  'lottery.evidence.houseOnly': 'ไม่มี: ใช้เมล็ดของเจ้ามือเท่านั้น',
  'lottery.evidence.none': 'ไม่มี',
  'lottery.evidence.players': 'จำนวนรายการที่ส่งซีด',
  'lottery.evidence.playersRoot': 'รากของซีดผู้เล่น',
  'lottery.evidence.yours': 'ซีดของคุณ',
  'lottery.evidence.yours.use': 'ใช้ซีดของตัวเอง',
  'lottery.evidence.yours.label': 'ซีดของคุณ (ไม่บังคับ)',
  'lottery.evidence.yours.hint':
    'ตัวอักษรอังกฤษ ตัวเลข - หรือ _ ไม่เกิน 64 ตัว การออกรางวัลจะผสมซีดนี้กับซีดของเราและของตั๋วอื่น หากเว้นว่างไว้ อุปกรณ์ของคุณจะเลือกให้',
  'lottery.evidence.yours.wrong': 'ใช้ได้เฉพาะ A–Z, a–z, 0–9, - และ _ โดยไม่เว้นวรรค',
  'lottery.evidence.save': 'บันทึกหลักฐาน',
  'lottery.evidence.how.PLAYERS':
    'ก่อนเปิดรับ เราเผยลายนิ้วมือของซีด หลังปิดรับ ซีดนั้นกับซีดที่ผู้เล่นส่งมาพร้อมรายการกำหนดผล ไม่มีแหล่งสุ่มสาธารณะ คุณยังต้องเชื่อว่าไม่มีผู้รู้ซีดของเราส่งรายการมาเพื่อคุมผล ใครก็คำนวณซ้ำได้',
  'lottery.evidence.how.BOTH':
    'ก่อนเปิดรับ เราเผยลายนิ้วมือของซีด หลังปิดรับ ซีดนั้น ซีดที่ผู้เล่นส่งมาพร้อมรายการ และแหล่งสุ่มสาธารณะกำหนดผล ใครก็คำนวณซ้ำได้',
  'lottery.evidence.trustee': 'ผนึกไว้ให้ผู้ดูแล กุญแจ',
  'lottery.evidence.made': 'ผลออกเมื่อ',
  'lottery.evidence.why': 'เหตุที่เป็นโมฆะ',
  'lottery.evidence.note': 'คำชี้แจงของผู้ให้บริการ',
  'lottery.evidence.version': 'ฉบับที่ {version}',
  'lottery.evidence.reason': 'เหตุผล:',
  'lottery.evidence.reports': 'สิ่งที่แหล่งผลแจ้ง',
  'lottery.evidence.desk': 'เจ้าหน้าที่ผู้ให้บริการ',
  'lottery.evidence.report.USED': 'ใช้แล้ว',
  'lottery.evidence.report.DISAGREES': 'ขัดกับแหล่งอื่น',
  'lottery.evidence.report.DROPPED': 'ไม่ได้ใช้',
  'lottery.evidence.why.DESK': 'ผู้ให้บริการประกาศเป็นโมฆะ',
  'lottery.evidence.why.LATE': 'ออกรางวัลไม่ทันเวลา',
  'lottery.evidence.why.BEACON': 'ค่าสุ่มสาธารณะไม่มา',
  'lottery.evidence.why.RULES': 'ออกรางวัลไม่ได้',
  'lottery.evidence.why.NO_RESULT': 'ไม่มีผลอย่างเป็นทางการ',
  'lottery.evidence.why.NOT_HELD': 'ไม่มีผู้แทงจึงไม่ได้ออกรางวัล',
  'lottery.evidence.void': 'งวดนี้เป็นโมฆะ แต่ยังเปิดเผยเมล็ด ทุกคนจึงดูได้ว่าผลควรออกเป็นอะไร',
  'lottery.evidence.goodVoid': 'เมล็ดตรงกับที่ผูกมัดไว้ก่อน ผลควรออกเป็น {result}',
  'lottery.evidence.madeVoid': 'เมล็ดตรงกับที่ผูกมัดไว้ก่อน และได้ผลเป็น {result} เจ้ามือทำให้งวดนี้เป็นโมฆะหลังออกรางวัล จึงไม่นับผลใด',
  'lottery.evidence.goodSeed': 'เมล็ดตรงกับที่ผูกมัดไว้ก่อน ใช้รอบที่ระบุไว้ที่นี่ ทุกคนคำนวณได้ว่าผลควรออกเป็นอะไร',
} as const satisfies Record<keyof typeof vi, string>
