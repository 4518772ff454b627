/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Oẳn Tù Tì',
  EN: 'Rock Paper Scissors',
  CN: '石头剪刀布',
  TH: 'เป่ายิ้งฉุบ',
  JA: 'じゃんけん',
  MY: 'ကျောက် စက္ကူ ကတ်ကြေး',
  TY: 'Bato Bato Pik',
} as const
