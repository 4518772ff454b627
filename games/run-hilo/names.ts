/** What the game is called, by language; the catalogue keeps the Vietnamese name. */
export const names = {
  VI: 'Cao Hay Thấp',
  EN: 'High or Low',
  CN: '高还是低',
  TH: 'สูงหรือต่ำ',
  JA: 'ハイ・オア・ロー',
  MY: 'မြင့်မလား နိမ့်မလား',
  TY: 'Mataas o Mababa',
} as const
