/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Tháp Đèn Lồng',
  EN: 'Lantern Tower',
  CN: '灯笼塔',
  TH: 'หอโคมไฟ',
  JA: '灯籠の塔',
  MY: 'မီးပုံးမျှော်စင်',
  TY: 'Tore ng Parol',
} as const
