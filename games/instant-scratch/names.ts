/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Thẻ Cào May Mắn',
  EN: 'Lucky Scratch',
  CN: '幸运刮刮卡',
  TH: 'การ์ดขูดนำโชค',
  JA: 'ラッキースクラッチ',
  MY: 'ကံကောင်း ခြစ်ကတ်',
  TY: 'Kudkod Suwerte',
} as const
