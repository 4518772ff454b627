import type { line as vi } from '../vi/line.ts'

export const line = {
  'line.lead': '仅限您与直属上级或直属下级之间。转出后不能撤销，只能由对方转回。',
  'line.to': '收款人',
  'line.up': '转给上级',
  'line.down': '转给下级',
  'line.upline': '您的上级：{account}',
  'line.none.up': '您在此没有上级。',
  'line.none.down': '您还没有直属下级。',
  'line.find': '按账号查找',
  'line.amount': '金额',
  'line.limits': '{min} 至 {max}，须为 {step} 的倍数。今日剩余 {left}。',
  'line.pin': '交易密码',
  'line.pin.hint': '6 位数字',
  'line.send': '转账',
  'line.sent': '已向 {account} 转账 {amount}。',
  'line.wager': '收款人提款前需完成一倍流水。',
  'line.more': '显示更多',
  'line.invalid': '请用数字输入金额。',
  'line.invalid.pin': '请输入 6 位数字。',
  'line.invalid.to': '请选择收款人。',
  'line.remaining': '您还需完成流水 {amount}。',
} as const satisfies Record<keyof typeof vi, string>
