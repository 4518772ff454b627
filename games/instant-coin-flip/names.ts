/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Sấp Ngửa',
  EN: 'Heads or Tails',
  CN: '正反面',
  TH: 'หัวหรือก้อย',
  JA: '表か裏か',
  MY: 'ခေါင်း သို့မဟုတ် ပန်း',
  TY: 'Cara o Cruz',
} as const
