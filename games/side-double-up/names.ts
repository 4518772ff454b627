/** What the game is called, by language. */
export const names = {
  VI: 'Nhân Đôi',
  EN: 'Double Up',
  CN: '翻倍',
  TH: 'ดับเบิลอัพ',
  JA: 'ダブルアップ',
  MY: 'နှစ်ဆတိုး',
  TY: 'Double Up',
} as const
