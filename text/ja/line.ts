import type { line as vi } from '../vi/line.ts'

export const line = {
  'line.lead': '直属の上位または直属の下位との間だけで送れます。取り消しはできず、送り返すことだけができます。',
  'line.to': '受取人',
  'line.up': '上位へ',
  'line.down': '下位へ',
  'line.upline': '上位：{account}',
  'line.none.up': '上位はありません。',
  'line.none.down': '直属の下位はまだありません。',
  'line.find': 'アカウントで探す',
  'line.amount': '金額',
  'line.limits': '{min} から {max} まで、{step} 単位。本日の残り {left}。',
  'line.pin': '取引パスワード',
  'line.pin.hint': '6 桁',
  'line.send': '送る',
  'line.sent': '{account} に {amount} を送りました。',
  'line.wager': '受取人は出金の前に一度プレイする必要があります。',
  'line.more': 'さらに表示',
  'line.invalid': '金額を数字で入力してください。',
  'line.invalid.pin': '6 桁の数字を入力してください。',
  'line.invalid.to': '受取人を選んでください。',
  'line.remaining': 'あと {amount} のプレイが必要です。',
} as const satisfies Record<keyof typeof vi, string>
