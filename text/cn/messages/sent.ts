import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms': '【{brand}】您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人，我们的工作人员不会向您索要。',
  'sent.code.subject': '{code} 是您的 {brand} 验证码',
  'sent.code.mail':
    '您的验证码是 {code}，{minutes} 分钟内有效。\n\n请勿告诉任何人，我们的工作人员不会向您索要。如果不是您本人操作，请忽略此邮件。\n\n{brand}',
  'sent.reset.subject': '设置新的 {brand} 密码',
  'sent.reset.mail':
    '{name}，您好：\n\n有人为您的账户申请了新密码。请在 30 分钟内打开此链接：\n\n{link}\n\n链接只能使用一次，请勿转发。如果不是您本人操作，无需理会，密码保持不变。\n\n{brand}',
  'sent.confirm.subject': '这是您的邮箱吗？',
  'sent.confirm.mail':
    '{name}，您好：\n\n有人用您的邮箱开立了此名称的 {brand} 账户。请告诉我们这是否属于您：\n\n{link}\n\n如果不是，您也可以在该页面将邮箱从账户中移除。\n\n{brand}',
  'sent.changed.password':
    '【{brand}】账户 {name} 的密码已更改，所有设备均已退出登录。如非本人操作，请立即重设密码并联系客服。',
  'sent.changed.password.subject': '您的 {brand} 密码已更改',
  'sent.changed.mobile': '【{brand}】账户 {name} 已绑定另一个手机号码。如非本人操作，请立即联系客服。',
  'sent.changed.mobile.subject': '您的 {brand} 账户手机号码已更改',
  'sent.changed.email': '【{brand}】账户 {name} 已绑定另一个邮箱。如非本人操作，请立即联系客服。',
  'sent.changed.email.subject': '您的 {brand} 账户邮箱已更改',
  'sent.staff.subject': '您的 {brand} 工作台账户',
  'sent.staff.mail':
    '{name}，您好：\n\n您的 {brand} 工作台账户已准备就绪。请在 24 小时内打开此链接，设置密码和身份验证器：\n\n{link}\n\n链接仅可使用一次，且仅供您本人使用：请勿转发给任何人，包括同事。如果您并未预期收到此邮件，请忽略并告知管理员。\n\n{brand}',
  'sent.window.waiting': '正在等待 {name}…',
  'sent.window.unreachable': '当前网络无法连接 {name}。请重试，或关闭此窗口并使用其他方式登录。',
} as const satisfies Record<keyof typeof vi, string>
