/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Vòng Quay Trăng',
  EN: 'Moon Wheel',
  CN: '月光转盘',
  TH: 'วงล้อจันทรา',
  JA: 'ムーンホイール',
  MY: 'လမင်းစက်ဝိုင်း',
  TY: 'Gulong ng Buwan',
} as const
