import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'

const BRAND: PermissionInfo = {
  merchantCode: 'test',
  brandName: 'Test House',
  platform: 'WEB',
  device: 'WEB',
  currency: { code: 'VND', symbol: '₫', exponent: 0, displayDecimals: 2, demonstration: true },
  timeZone: 'Asia/Ho_Chi_Minh',
  lotteryType: 'Lott',
  prizeModes: ['Lott'],
  defaultLanguage: 'EN',
  currentLanguage: 'EN',
  supportedLanguages: ['EN', 'VI'],
  pickerLanguages: ['EN', 'VI'],
  offeredLanguages: ['EN', 'VI'],
  whitelabel: [],
  register: [],
  resources: [],
  customerService: { shortcuts: [], vip: false },
  imageCDNs: [],
  launchGameCDNs: [],
  analytics: [],
  security: { passwordExpiryDays: 0, captchaAfter: 3, humanVerify: 'NONE', smsDigits: 6 },
  limits: { minAge: 18, autoConfirmMinutes: 30, remarkMax: 200, imageMaxMb: 5, imageMaxCount: 3 },
  profile: { slotCycleMs: 3_000, autoplayRounds: 0, quickStop: false, licensed: false },
  crypto: { keys: [] },
  chat: { headerColor: '#000000' },
  theme: { default: 'dark', choices: ['dark', 'light'] },
  logo: { mark: '', wordmark: '' },
  homeTab: 'rng',
  esportsVendorCodes: [],
  stageOrigin: 'http://play.localhost',
}

type Rule = PermissionInfo['register'][number]

/** A field of the registration, as the brand asks for it. */
export const ruleOf = (field: string, more: Partial<Rule> = {}): Rule => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: null,
  minLength: 1,
  maxLength: 64,
  tabs: ['username', 'mobile'],
  sort: 1,
  ...more,
})

/** A brand in which only these switches are on. */
export const brandWith = (switches: readonly SwitchId[] = [], more: Partial<PermissionInfo> = {}): PermissionInfo => ({
  ...BRAND,
  ...more,
  whitelabel: switches.map((modId) => ({ modId, enabled: true, childrenNodes: [] })),
})
