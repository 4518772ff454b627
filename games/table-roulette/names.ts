/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Roulette Châu Âu',
  EN: 'European Roulette',
  CN: '欧式轮盘',
  TH: 'รูเล็ตยุโรป',
  JA: 'ヨーロピアンルーレット',
  MY: 'ဥရောပ ရူလက်',
  TY: 'European Roulette',
} as const
