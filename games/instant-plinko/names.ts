/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Mưa Ngọc',
  EN: 'Pearl Rain',
  CN: '珠雨',
  TH: 'ฝนไข่มุก',
  JA: 'パールレイン',
  MY: 'ပုလဲမိုး',
  TY: 'Ulan ng Perlas',
} as const
