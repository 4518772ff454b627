/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Blackjack',
  EN: 'Blackjack',
  CN: '二十一点',
  TH: 'แบล็คแจ็ค',
  JA: 'ブラックジャック',
  MY: 'ဘလက်ဂျက်',
  TY: 'Blackjack',
} as const
