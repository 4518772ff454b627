import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'ขออนุญาตนับหน้าที่คุณเปิดได้ไหม',
  'analytics.body':
    'หากคุณยินยอม {services} จะนับว่าหน้าใดของ {brand} ถูกเปิด และจะเห็นที่อยู่ IP กับเบราว์เซอร์ของคุณ ตัวตนของคุณ เกมที่คุณเล่น และเงินของคุณจะไม่ถูกส่งต่อเด็ดขาด',
  'analytics.accept': 'ยินยอม',
  'analytics.refuse': 'ปฏิเสธ',
  'analytics.privacy': 'ความเป็นส่วนตัว',
  'analytics.accepted': 'คุณยินยอมแล้ว ถอนความยินยอมได้ทุกเมื่อ จากนั้นหน้าเว็บจะโหลดใหม่',
  'analytics.refused': 'คุณปฏิเสธแล้ว ไม่มีการนับใด ๆ',
  'analytics.signal': 'เบราว์เซอร์ของคุณขอไม่ให้ติดตาม จึงไม่มีการนับใด ๆ',
} as const satisfies Record<keyof typeof vi, string>
