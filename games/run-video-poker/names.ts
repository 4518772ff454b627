/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Poker Đôi J',
  EN: 'Jacks or Better',
  CN: '对J高手扑克',
  TH: 'แจ็คออร์เบตเตอร์',
  JA: 'ジャックス・オア・ベター',
  MY: 'ဂျက်စုံ ပိုကာ',
  TY: 'Jacks o Mas Mataas',
} as const
