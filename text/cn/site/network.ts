import type { network as vi } from '../../vi/site/network.ts'

/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': '无法通过此网络连接访问',
  'network.VPN': '您正在使用 VPN 或代理。请关闭后重试。',
  'network.HOSTING': '您正通过数据中心的网络访问，VPN 和代理通常如此。请关闭 VPN，或改用家庭网络或手机网络后重试。',
  'network.TOR': '您正在通过 Tor 网络访问。请用普通浏览器打开本页后重试。',
  'network.mistaken': '如果您没有使用以上任何一种方式，请把上方的 IP 地址告诉客服。',
  'network.label': '网络',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': '数据中心',
  'network.name.TOR': 'Tor',
} satisfies Record<keyof typeof vi, string>
