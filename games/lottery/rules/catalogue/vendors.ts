import type { LotteryGame, NameLanguage } from './game.ts'

/** What each of the lottery's vendors is called. */
export const VENDOR_NAMES: Readonly<Record<LotteryGame['vendorCode'], Readonly<Record<NameLanguage, string>>>> = {
  ELOTT: {
    VI: 'Xổ số điện tử',
    EN: 'Electronic Lottery',
    CN: '电子彩票',
    JA: '電子くじ',
    TH: 'หวยออนไลน์',
    TY: 'Elektronikong Loterya',
    MY: 'အီလက်ထရောနစ် ထီ',
  },
  LOTT: {
    VI: 'Xổ số cổ điển',
    EN: 'Classic Lottery',
    CN: '经典彩票',
    JA: 'クラシックくじ',
    TH: 'หวยคลาสสิก',
    TY: 'Klasikong Loterya',
    MY: 'ရိုးရာ ထီ',
  },
  TCG_LOTTO_VN: {
    VI: 'Xổ số Việt Nam',
    EN: 'Vietnam Lottery',
    CN: '越南彩票',
    JA: 'ベトナム宝くじ',
    TH: 'หวยเวียดนาม',
    TY: 'Loterya ng Vietnam',
    MY: 'ဗီယက်နမ် ထီ',
  },
  TCG_SEA: {
    VI: 'Xổ số Đông Nam Á',
    EN: 'Southeast Asia Lottery',
    CN: '东南亚彩票',
    JA: '東南アジアくじ',
    TH: 'หวยเอเชียตะวันออกเฉียงใต้',
    TY: 'Loterya ng Timog-silangang Asya',
    MY: 'အရှေ့တောင်အာရှ ထီ',
  },
}
