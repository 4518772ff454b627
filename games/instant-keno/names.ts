/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Keno Sen',
  EN: 'Lotus Keno',
  CN: '莲花基诺',
  TH: 'คีโนดอกบัว',
  JA: 'ロータスキノ',
  MY: 'ကြာပန်း ကီနို',
  TY: 'Keno Lotus',
} as const
