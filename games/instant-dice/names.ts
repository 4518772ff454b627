/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Xúc Xắc Trăm',
  EN: 'Hundred Dice',
  CN: '百点骰',
  TH: 'ลูกเต๋าร้อยแต้ม',
  JA: 'ハンドレッドダイス',
  MY: 'အမှတ်တစ်ရာ အန်စာ',
  TY: 'Daang Dice',
} as const
