import type { network as vi } from '../../vi/site/network.ts'

/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'เข้าใช้งานผ่านการเชื่อมต่อนี้ไม่ได้',
  'network.VPN': 'คุณกำลังเข้าผ่าน VPN หรือพร็อกซี กรุณาปิดแล้วลองอีกครั้ง',
  'network.HOSTING': 'คุณกำลังเข้าผ่านศูนย์ข้อมูล เช่นเดียวกับ VPN และพร็อกซี กรุณาปิด VPN หรือใช้อินเทอร์เน็ตบ้านหรือมือถือ แล้วลองอีกครั้ง',
  'network.TOR': 'คุณกำลังเข้าผ่านเครือข่าย Tor กรุณาเปิดหน้านี้ด้วยเบราว์เซอร์ทั่วไปแล้วลองอีกครั้ง',
  'network.mistaken': 'หากคุณไม่ได้ใช้สิ่งเหล่านี้ กรุณาแจ้งที่อยู่ IP ด้านบนแก่ฝ่ายบริการลูกค้า',
  'network.label': 'เครือข่าย',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'ศูนย์ข้อมูล',
  'network.name.TOR': 'Tor',
} satisfies Record<keyof typeof vi, string>
