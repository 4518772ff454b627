/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Mines Hồ Sen',
  EN: 'Lotus Pond Mines',
  CN: '莲池扫雷',
  TH: 'เหมืองสระบัว',
  JA: '蓮池マイン',
  MY: 'ကြာကန် မိုင်း',
  TY: 'Mina sa Lawa ng Lotus',
} as const
