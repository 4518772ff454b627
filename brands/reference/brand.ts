import { merchantCode, type Brand } from '@senluna/kit/brand.ts'
import { XVD } from '../currency.ts'
import { palette } from '../palette.ts'
import { strict } from '../profiles.ts'
import { MOBILE } from '../mobile.ts'
import { registerRules } from '../register.ts'
import { usualJackpots } from '../jackpots.ts'
import { usualSwitches } from '../switches.ts'
import { usualVip } from '../vip.ts'
import { WEAK_PASSWORDS } from '../weak-passwords.ts'

/**
 * The specification's configuration to the letter, under the strictest profile; sea green, light by
 * default.
 */
export const reference: Brand = {
  merchantCode: merchantCode('refbrand1'),
  brandName: 'Refbrand',
  hosts: ['reference.localhost'],
  platform: 'WEB',
  device: 'WEB',
  currency: XVD,
  timeZone: 'Asia/Ho_Chi_Minh',
  lotteryType: 'Elott',
  prizeModes: ['Elott', 'Lott', 'ZY', 'SEA'],
  defaultLanguage: 'MY',
  currentLanguage: 'MY',
  supportedLanguages: ['EN', 'MY'],
  pickerLanguages: ['CN', 'EN', 'JA', 'TH', 'VI', 'TY'],
  whitelabel: usualSwitches({ MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true }),
  register: registerRules({
    password: { pattern: 'LETTERS_AND_DIGITS' },
    payeeName: { enabled: false },
    email: { required: true },
  }),
  resources: [],
  customerService: { shortcuts: [], vip: false, links: [], hosts: [] },
  imageCDNs: [],
  launchGameCDNs: [],
  security: {
    passwordExpiryDays: 90,
    captchaAfter: 1,
    lockAfter: 5,
    weakPasswords: WEAK_PASSWORDS,
    singleSession: true,
    knownDeviceDays: 0,
  },
  codes: { expiredMinutes: 5, countries: MOBILE },
  profile: strict,
  vip: usualVip,
  jackpots: usualJackpots,
  termsVersion: '2026-11-20',
  chatHeaderColor: '#0d3b3f',
  theme: {
    default: 'light',
    choices: ['light', 'dark'],
    tokens: palette({
      aura: ['#0f5f6a66', '#123a6a4d'],
      artTurn: -70,
      surface: 205,
      accent: {
        dark: {
          base: [0.8, 0.13, 195],
          high: [0.87, 0.11, 190],
          low: [0.7, 0.12, 205],
          on: [0.2, 0.04, 210],
          text: [0.84, 0.12, 195],
        },
        light: {
          base: [0.78, 0.13, 195],
          high: [0.85, 0.12, 190],
          low: [0.7, 0.12, 205],
          on: [0.2, 0.04, 210],
          text: [0.46, 0.085, 210],
        },
      },
    }),
  },
  logo: {
    mark: 'M20 2.500 36 11.500v17L20 37.500 4 28.500v-17Zm0 6.900L10 15v10l10 5.600L30 25V15Z|M20 14.500 25 20l-5 5.500L15 20Z',
    wordmark: 'Refbrand',
  },
  homeTab: 'rng',
  esportsVendorCodes: [],
  domains: [{ domain: 'reference.localhost', kind: 'WEB', sort: 1 }],
}
