import type { install as vi } from '../../vi/site/install.ts'

export const install = {
  'install.push.label': '在此设备上接收通知',
  'install.push.hint': '关闭网站后也能收到账户消息，通知中不显示金额。',
  'install.push.blocked': '浏览器已屏蔽本站通知，请在浏览器设置中允许。',
  'install.push.missing': '此浏览器无法显示通知。使用 iPhone 时，请先将本站添加到主屏幕。',
  'install.push.unavailable': '本站目前不发送通知。',
  'install.push.failed': '未能开启通知，请检查网络后重试。',
  'install.app.title': '安装 {brand}',
  'install.app.hint': '从主屏幕直接打开，全屏显示。',
  'install.app.action': '安装',
  'install.app.done': '您正在使用应用',
} as const satisfies Record<keyof typeof vi, string>
