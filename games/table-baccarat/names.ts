/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Baccarat Trăng',
  EN: 'Moon Baccarat',
  CN: '月夜百家乐',
  TH: 'บาคาร่าจันทร์',
  JA: 'ムーンバカラ',
  MY: 'လ ဘာကာရာ',
  TY: 'Moon Baccarat',
} as const
