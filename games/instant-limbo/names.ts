/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Chạm Trăng',
  EN: 'Moonreach',
  CN: '触月',
  TH: 'แตะจันทร์',
  JA: 'ムーンリーチ',
  MY: 'လမင်းဆီသို့',
  TY: 'Abot-Buwan',
} as const
