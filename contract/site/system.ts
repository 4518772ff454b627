import { ANALYTICS_PROVIDERS } from '@senluna/kit/brand.ts'
import { NETWORK_KINDS } from '@senluna/kit/network.ts'
import * as z from 'zod/mini'
import { country } from './country.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

interface SwitchNode {
  modId: string
  enabled: boolean
  childrenNodes: SwitchNode[]
}
const switchNode: z.ZodMiniType<SwitchNode> = z.object({
  modId: z.string(),
  enabled: z.boolean(),
  childrenNodes: z.array(z.lazy(() => switchNode)),
})

export const fieldRule = z.object({
  field: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.nullable(z.string()),
  minLength: z.int(),
  maxLength: z.int(),
  sort: z.int(),
  tabs: z.array(z.enum(['username', 'mobile'])),
})
export type FieldRule = z.infer<typeof fieldRule>

const resource = z.object({
  resourceType: z.enum([
    'APP_IOS',
    'APP_ANDROID',
    'APP_H5',
    'AFFILIATE',
    'TELEGRAM',
    'FACEBOOK',
    'ZALO',
    'FORUM',
    'LICENSE',
  ]),
  url: z.string(),
  qrCodeUrl: z.nullable(z.string()),
  labelNameEn: z.string(),
  labels: z.optional(z.record(z.string(), z.string())),
  sort: z.int(),
})

export const jwk = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
})

export const analyticsAccount = z.object({ provider: z.enum(ANALYTICS_PROVIDERS), id: z.string() })

export const permissionInfo = z.object({
  merchantCode: z.string(),
  brandName: z.string(),
  platform: z.literal('WEB'),
  device: z.enum(['WEB', 'H5', 'APP']),
  currency: z.object({
    code: z.string(),
    symbol: z.string(),
    exponent: z.int(),
    displayDecimals: z.int(),
    demonstration: z.boolean(),
  }),
  timeZone: z.string(),
  lotteryType: z.enum(['Elott', 'Lott']),
  prizeModes: z.array(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])),
  defaultLanguage: z.string(),
  currentLanguage: z.string(),
  supportedLanguages: z.array(z.string()),
  pickerLanguages: z.array(z.string()),
  /** Picker and supported languages whose texts are complete enough to be offered. */
  offeredLanguages: z.array(z.string()),
  whitelabel: z.array(switchNode),
  register: z.array(fieldRule),
  resources: z.array(resource),
  customerService: z.object({ shortcuts: z.array(z.string()), vip: z.boolean() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  /**
   * Who counts opened pages for the brand; the page loads nothing of theirs before its reader has
   * agreed.
   */
  analytics: z.array(analyticsAccount),
  security: z.object({
    passwordExpiryDays: z.int(),
    captchaAfter: z.int(),
    humanVerify: z.enum(['NONE', 'ALTCHA', 'TURNSTILE']),
    /** Of the hosted check: where its script comes from, and the brand's public key there. */
    humanService: z.optional(z.object({ url: z.string(), siteKey: z.string() })),
    smsDigits: z.int(),
  }),
  limits: z.object({
    minAge: z.union([z.literal(18), z.literal(21)]),
    autoConfirmMinutes: z.int(),
    remarkMax: z.int(),
    imageMaxMb: z.int(),
    imageMaxCount: z.int(),
  }),
  profile: z.object({ slotCycleMs: z.int(), autoplayRounds: z.int(), quickStop: z.boolean(), licensed: z.boolean() }),
  crypto: z.object({ keys: z.array(jwk) }),
  chat: z.object({ headerColor: z.string() }),
  theme: z.object({ default: z.enum(['dark', 'light']), choices: z.array(z.enum(['dark', 'light'])) }),
  logo: z.object({ mark: z.string(), wordmark: z.string() }),
  homeTab: z.literal('rng'),
  esportsVendorCodes: z.array(z.string()),
  /** Where the page inside the game frame is served. */
  stageOrigin: z.string(),
  /** By language: there are texts in the operator's own words, of this version. */
  worded: z.optional(z.record(z.string(), z.string())),
})
export type PermissionInfo = z.infer<typeof permissionInfo>

/**
 * Whether the site is open (0), under maintenance (1) or closed to the visitor (2), and the whole
 * brand.
 */
export const systemStatus = endpoint({
  summary: 'Decides what the visitor sees and describes the brand: languages, switches, field rules, public keys.',
  method: 'GET',
  path: '/wps/system/status',
  names: ['esportsVendorCodes'],
  for: 'opt',
  whenClosed: true,
  beforePasswordChange: true,
  query: z.object({ url: z.optional(z.string().check(z.maxLength(300))) }),
  reply: z.object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    maintenance: z.object({
      flag: z.boolean(),
      until: z.optional(wire.moment),
      text: z.optional(z.record(z.string(), z.string())),
    }),
    /** With the kind of network, when that is why. */
    regionRestriction: z.object({ flag: z.boolean(), network: z.optional(z.enum(NETWORK_KINDS)) }),
    /** Whose numbers give the country, where their terms ask that it is shown. */
    location: z.object({ ip: z.string(), country: z.string(), source: z.optional(z.string()) }),
    info: permissionInfo,
  }),
  refusals: [],
})

export const menuItem = z.object({
  name: z.string(),
  page: z.string(),
  dataPath: z.optional(z.string()),
  gameType: z.optional(z.string()),
  flag: z.optional(z.string()),
  badge: z.optional(z.string()),
})
export const navItem = z.object({
  name: z.string(),
  gameType: z.string(),
  page: z.string(),
  sort: z.int(),
  gameCount: z.int(),
  vendorCount: z.int(),
})

export const whitelabel = endpoint({
  summary: 'The menus: navigation (only categories with a vendor), the order of vendors, the switches.',
  method: 'GET',
  path: '/wps/system/whitelabel',
  for: 'opt',
  whenClosed: true,
  beforePasswordChange: true,
  cacheSeconds: 60,
  reply: z.object({
    menu: z.array(menuItem),
    navigation: z.array(navItem),
    vendorOrder: z.array(z.object({ gameCategory: z.string(), vendors: z.array(z.string()) })),
    whitelabel: z.array(switchNode),
  }),
  refusals: [],
})

export const domainRoute = endpoint({
  summary: 'The domains this brand is served from.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  for: 'none',
  whenClosed: true,
  cacheSeconds: 300,
  reply: z.object({
    domainList: z.array(z.object({ domain: z.string(), kind: z.enum(['WEB', 'H5', 'API', 'CDN']), sort: z.int() })),
  }),
  refusals: [],
})

export const registerSetting = endpoint({
  summary: 'How registration works here: tabs, fields with their rules, age, terms.',
  method: 'GET',
  path: '/wps/system/setting/register',
  for: 'none',
  cacheSeconds: 300,
  query: z.object({ part: z.optional(z.enum(['settings', 'validation'])) }),
  reply: z.object({
    open: z.boolean(),
    tabs: z.array(z.enum(['username', 'mobile'])),
    /** Whether the mobile tab asks for a password. */
    mobilePassword: z.boolean(),
    /** Whether a mobile number that is asked for must be shown to be one's own by a code. */
    smsRequired: z.boolean(),
    captchaRequired: z.boolean(),
    countries: z.array(country),
    minAge: z.union([z.literal(18), z.literal(21)]),
    terms: z.object({ version: z.string(), url: z.string() }),
    rules: z.array(fieldRule),
  }),
  refusals: [],
})

export const customerService = endpoint({
  summary: 'Ways to reach the brand, by scene.',
  method: 'GET',
  path: '/wps/system/customerService',
  for: 'opt',
  whenClosed: true,
  query: z.object({ scene: z.optional(z.enum(['HOME', 'LOGIN', 'VIP', 'DEPOSIT'])) }),
  reply: z.object({
    list: z.array(
      z.object({ id: z.int(), type: z.enum(['1', '2', '3']), name: z.string(), icon: z.string(), link: z.string() }),
    ),
  }),
  refusals: [],
})

export const captcha = endpoint({
  summary: 'A picture with four characters to type, good for two minutes and one try.',
  method: 'GET',
  path: '/wps/captcha',
  for: 'none',
  query: z.object({ t: z.optional(z.string().check(z.maxLength(40))) }),
  /** `value` is the picture alone, in base64; `image` the same as an address. */
  reply: z.object({ captchaId: z.string(), value: z.string(), image: z.string(), expiresInSec: z.int() }),
  refusals: ['SYS_THROTTLED'],
})

/**
 * The library's own shape of a proof-of-work challenge; the widget reads it, so it is passed
 * through whole.
 */
export const humanChallenge = endpoint({
  summary: 'A proof-of-work challenge; its solution goes into `humanVerify.payload` of log-in and registration.',
  method: 'GET',
  path: '/wps/human/challenge',
  for: 'none',
  reply: z.record(z.string(), z.unknown()),
  refusals: ['SYS_THROTTLED'],
})

export const updateLanguage = endpoint({
  summary: 'Remembers the language chosen; answers the one that takes effect.',
  method: 'POST',
  path: '/wps/member/language',
  for: 'opt',
  whenClosed: true,
  beforePasswordChange: true,
  body: z.object({ language: wire.language }),
  reply: z.object({ language: z.string(), effective: z.string() }),
  refusals: [],
})
