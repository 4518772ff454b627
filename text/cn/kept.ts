import type { kept as vi } from '../vi/kept.ts'

export const kept = {
  'kept.title': '暂不可用于游戏',
  'kept.limit.until': '{amount} 超出您自设的存款限额。自 {time} 起，将在限额允许范围内转入主钱包。',
  'kept.limit': '{amount} 超出您自设的存款限额。限额允许时将转入主钱包。',
  'kept.tier': '{amount} 超出未验证身份账户的存款上限。完成身份验证后，一分钟内转入主钱包。',
  'kept.withdraw': '提取这笔款项',
  'kept.confirm': '验证身份',
  'kept.from': '提取自',
  'kept.from.MAIN': '主钱包',
  'kept.from.LOCKED': '暂扣款项',
  'kept.terms': '金额不限，免手续费。每笔申请均由人工审核。',
  'kept.tier.room': '验证身份前，您总共还可存入 {amount}。',
  'kept.tier.full': '您的存款已达未验证身份账户的上限。请验证身份后继续。',
  'kept.pin.forgot': '忘记交易密码？',
  'kept.pin.hint': '登录密码和验证码可证明是您本人。之后新增的提款账户需 24 小时后方可使用。',
  'kept.pin.none': '重设需要已验证的手机号或邮箱，或验证器应用。如都没有，请联系客服。',
} as const satisfies Record<keyof typeof vi, string>
