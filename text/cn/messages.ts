import type { messages as vi } from '../vi/messages.ts'

export const messages = {
  'message.welcome.title': '{name}，欢迎来到 {brand}',
  'message.welcome.content':
    '您的账户已开通。您玩的每一局都会保存在投注记录中，自家游戏的每一局都可以验证。\n开始之前，建议先设定自己的限额：收紧立即生效，放宽需等待 24 小时。\n与账户有关的重要事项都会发到这个收件箱。',
  'message.passwordChanged.title': '密码已修改',
  'message.passwordChanged.content':
    '您的账户密码已于 {at} 修改，其他登录均已退出。\n如果不是您本人操作，请立即重新修改密码并联系客服。',
  'message.newDevice.title': '在新设备上登录',
  'message.newDevice.content':
    '您的账户于 {at} 在以下设备登录：{device}，IP 地址 {ip}。\n如果是您本人，无需任何操作；如果不是，请立即修改密码。',
  'message.device.unnamed': '未命名的设备',
  'message.securityChanged.title': '您的账户安全设置有变更',
  'message.securityChanged.content':
    '{what} 时间：{at}，IP 地址：{ip}。\n如非本人操作，请立即更改密码、退出其他所有设备并联系客服。',
  'message.security.totpOn': '两步登录已开启。',
  'message.security.totpOff': '两步登录已关闭。',
  'message.security.codesRenewed': '已生成新的恢复码。',
  'message.security.codeUsed': '已使用一个恢复码。',
  'message.security.passkeyAdded': '已添加一个通行密钥。',
  'message.security.passkeyRemoved': '已删除一个通行密钥。',
  'message.security.paymentPassword': '已设置新的交易密码。',
  'message.security.signInAdded': '已关联一种其他登录方式。',
  'message.security.signInRemoved': '已解除一种其他登录方式。',
  'message.security.exportAsked': '有人申请了您的个人数据。',
  'message.limitSet.title': '您的限额已生效',
  'message.limitSet.content': '{limit}：{value}。自 {at} 起生效。\n您可以随时查看并收紧限额。',
  'message.limitEnded.title': '一项限额已取消',
  'message.limitEnded.content': '{limit}：自 {at} 起不再限制。\n您可以随时重新设定，立即生效。',
  'message.ticketAnswered.title': '您的工单 {no} 已有回复',
  'message.ticketAnswered.content': '我们已回复您的工单 {no}。打开即可查看并继续留言。',
} as const satisfies Record<keyof typeof vi, string>
