import { merchantCode, type Brand } from '@senluna/kit/brand.ts'
import { XVD } from '../currency.ts'
import { palette } from '../palette.ts'
import { vnDemo } from '../profiles.ts'
import { MOBILE } from '../mobile.ts'
import { registerRules } from '../register.ts'
import { usualJackpots } from '../jackpots.ts'
import { usualSwitches } from '../switches.ts'
import { usualVip } from '../vip.ts'
import { WEAK_PASSWORDS } from '../weak-passwords.ts'

/**
 * The default brand: night pond, moonlight, one gold; for the Vietnamese market, on demonstration
 * money.
 */
export const senluna: Brand = {
  merchantCode: merchantCode('senluna'),
  brandName: 'Senluna',
  hosts: ['localhost', '127.0.0.1'],
  platform: 'WEB',
  device: 'WEB',
  currency: XVD,
  timeZone: 'Asia/Ho_Chi_Minh',
  lotteryType: 'Elott',
  prizeModes: ['Elott', 'Lott', 'SEA'],
  defaultLanguage: 'VI',
  currentLanguage: 'VI',
  supportedLanguages: ['VI', 'EN'],
  pickerLanguages: ['VI', 'EN'],
  whitelabel: usualSwitches({
    MOBILEVERCODELOGIN3: true,
    CHNGPASSVERIF3: true,
    REG_MOBILE: true,
    REGMOBVERF3: true,
  }),
  register: registerRules(),
  // A demonstration has no channels of its own; a licensee's brand lists its app, licence and
  // groups here.
  resources: [],
  // Nobody outside answers for a demonstration: each way leads to a page of the site itself.
  customerService: {
    shortcuts: ['LIVECHAT'],
    vip: true,
    links: [
      {
        id: 1,
        type: '3',
        name: 'Chat trực tuyến',
        names: { EN: 'Live chat' },
        icon: 'LIVECHAT',
        link: '/chat-window',
        scenes: ['HOME', 'VIP', 'DEPOSIT'],
      },
      {
        id: 2,
        type: '1',
        name: 'Trợ giúp nhanh',
        names: { EN: 'Quick help' },
        icon: 'LIVECHAT',
        link: '/helpmc',
        scenes: ['HOME', 'LOGIN'],
      },
      {
        id: 3,
        type: '2',
        name: 'Gửi phản hồi',
        names: { EN: 'Send feedback' },
        icon: 'TELEGRAM',
        link: '/help/feedback',
        scenes: ['HOME', 'LOGIN'],
      },
    ],
    hosts: [],
  },
  imageCDNs: [],
  launchGameCDNs: [],
  security: {
    passwordExpiryDays: 90,
    captchaAfter: 1,
    lockAfter: 5,
    weakPasswords: WEAK_PASSWORDS,
    singleSession: true,
    knownDeviceDays: 30,
  },
  codes: { expiredMinutes: 5, countries: MOBILE },
  profile: vnDemo,
  vip: usualVip,
  jackpots: usualJackpots,
  termsVersion: '2026-11-20',
  chatHeaderColor: '#24163f',
  theme: {
    default: 'dark',
    choices: ['dark', 'light'],
    tokens: palette({
      aura: ['#2b2f7a55', '#6b1d5740'],
      artTurn: 0,
      surface: 268,
      accent: {
        dark: {
          base: [0.845, 0.15, 86],
          high: [0.9, 0.125, 92],
          low: [0.745, 0.15, 74],
          on: [0.21, 0.045, 75],
          text: [0.855, 0.14, 86],
        },
        light: {
          base: [0.83, 0.155, 84],
          high: [0.88, 0.145, 90],
          low: [0.74, 0.15, 74],
          on: [0.21, 0.045, 75],
          text: [0.49, 0.1, 72],
        },
      },
    }),
  },
  logo: {
    mark: 'M20 3a17 17 0 1 0 17 17A13.500 13.500 0 0 1 20 3Z|M24 31c-5-3-5-11 0-16 5 5 5 13 0 16ZM24 31c-7 0-12-5-12-11 6 0 11 5 12 11ZM24 31c7 0 12-5 12-11-6 0-11 5-12 11Z',
    wordmark: 'Senluna',
  },
  homeTab: 'rng',
  esportsVendorCodes: [],
  domains: [{ domain: 'localhost', kind: 'WEB', sort: 1 }],
}
