import * as z from 'zod'
import { DEVICES } from '@senluna/kit/brand.ts'
import { NETWORK_KINDS } from '@senluna/kit/network.ts'
import { PATTERNS, type PatternId } from '@senluna/kit/text/patterns.ts'
import { GAME_TYPES, PRODUCTS } from '@senluna/kit/product.ts'
import { SWITCH_IDS } from '@senluna/kit/switches.ts'
import { AddressList } from '../../../platform/addresses.ts'
import { SAYS } from './setting-words.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** `XA` and the like are for tests, `EU` and `UN` are not countries, `UK` is a slip. */
const NO_COUNTRY = new Set(['UK', 'EU', 'EZ', 'UN', 'XA', 'XB', 'QO', 'ZZ'])
const isCountry = (code: string): boolean => !NO_COUNTRY.has(code) && NAMES.of(code) !== undefined

/** Two letters that stand for a country: `UK` and `XX` are none, and would never hold. */
const country = z.string().refine((code) => /^[A-Z]{2}$/.test(code) && isCountry(code), SAYS.COUNTRY)
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, SAYS.CLOCK)
const vendor = z.string().regex(/^[A-Z0-9_]{1,40}$/, SAYS.VENDOR)

const digits = z.string().regex(/^(?:0|[1-9]\d{0,17})$/, SAYS.DIGITS)

const LOOKS = ['dark', 'light'] as const

/**
 * It stands in the content policy of the page as it is: https, a name with a dot, perhaps a port,
 * and nothing after it.
 */
const host = z
  .string()
  .max(200)
  .regex(
    /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](?::[1-9]\d{0,4})?$/,
    SAYS.HOST,
  )

/** It stands in the page's own calls to a provider: nothing but what the provider gives out. */
const account = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('GA4'),
    id: z.string().regex(/^G-[A-Z0-9]{4,20}$/, SAYS.GA4),
  }),
  z.strictObject({
    provider: z.literal('GTM'),
    id: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, SAYS.GTM),
  }),
  z.strictObject({
    provider: z.literal('FB_PIXEL'),
    id: z.string().regex(/^\d{6,20}$/, SAYS.PIXEL),
  }),
])

const address = z.string().refine((entry) => {
  try {
    void new AddressList([entry])
    return true
  } catch {
    return false
  }
}, SAYS.ADDRESS)

const PATTERN_IDS = Object.keys(PATTERNS) as [PatternId, ...PatternId[]]

const fieldRule = z
  .strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    /** Null: any text. */
    patternId: z.enum(PATTERN_IDS, SAYS.PATTERN).nullable(),
    minLength: z.int().min(0).max(255),
    maxLength: z.int().min(1).max(255),
  })
  .refine((rule) => rule.minLength <= rule.maxLength, SAYS.LENGTHS)

const serviceLink = z.strictObject({
  id: z.int().min(1).max(9_999),
  type: z.enum(['1', '2', '3']),
  name: z.string().trim().min(1).max(40),
  names: z.record(z.string().regex(/^[A-Z]{2}$/), z.string().max(40)).optional(),
  icon: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'ZALO']),
  link: z
    .string()
    .max(300)
    .regex(/^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/, SAYS.LINK),
  scenes: z.array(z.enum(['HOME', 'LOGIN', 'VIP', 'DEPOSIT'])).max(4),
  hours: z.strictObject({ from: clock, to: clock }).optional(),
  devices: z
    .array(z.enum(['DESKTOP', 'PHONE']))
    .min(1)
    .max(2)
    .optional(),
})

/** What may be stored under each name, and nothing beside it. */
export const SHAPES = {
  /** The whole site (`flag`), or only some categories and vendors of it. */
  maintenance: z.strictObject({
    flag: z.boolean(),
    until: z.iso.datetime({ offset: true, error: SAYS.MOMENT }).optional(),
    text: z.record(z.string(), z.string()).optional(),
    products: z.array(z.enum(GAME_TYPES)).optional(),
    vendors: z.array(vendor).optional(),
  }),
  /**
   * Countries that the brand is closed to, and, where there is a list of them, the only ones it is
   * open to. `unknown` says whether visitors come in of whom nobody knows where they are: in,
   * unless only some countries may. `networks` are the kinds of networks nobody comes in through.
   */
  region: z.strictObject({
    denied: z.array(country),
    allowed: z.array(country).min(1).optional(),
    unknown: z.enum(['in', 'out']).optional(),
    networks: z.array(z.enum(NETWORK_KINDS, SAYS.NETWORK)).min(1).optional(),
  }),
  /** Addresses from which the site is open during maintenance. */
  staff: z.strictObject({ addresses: z.array(address) }),
  /** Switches of the brand's tree that are other than the brand's own data says. */
  switches: z.partialRecord(z.enum(SWITCH_IDS, SAYS.SWITCH), z.boolean()),
  /** Switches that stand otherwise on one kind of device than everywhere. */
  deviceSwitches: z.partialRecord(
    z.enum(DEVICES, SAYS.DEVICE),
    z.partialRecord(z.enum(SWITCH_IDS, SAYS.SWITCH), z.boolean()),
  ),
  /** The look a new visitor finds, and which a reader may choose from. */
  theme: z.strictObject({
    default: z.enum(LOOKS, SAYS.LOOK).optional(),
    choices: z.array(z.enum(LOOKS, SAYS.LOOK)).min(1).max(LOOKS.length).optional(),
  }),
  /** Hosts that hand on pictures and games, in the place of those of the brand's file. */
  cdns: z.strictObject({
    imageCDNs: z.array(host).max(10).optional(),
    launchGameCDNs: z.array(host).max(10).optional(),
  }),
  /** Who counts opened pages once a visitor agrees, in the place of those of the brand's file. */
  analytics: z.strictObject({
    analytics: z
      .array(account)
      .max(5)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, SAYS.TWICE)
      .optional(),
  }),
  /**
   * From which winnings on a win stands on the board, in the smallest unit of the brand's currency.
   */
  winnerBoard: z.strictObject({ least: z.string().regex(/^[1-9]\d{0,17}$/, SAYS.DIGITS) }),
  /**
   * Money out: what of the usual terms is other here. Amounts in the smallest unit of the brand's
   * currency.
   */
  withdraw: z.strictObject({
    min: digits.optional(),
    max: digits.optional(),
    step: digits.optional(),
    countMax: z.int().min(1).max(100).optional(),
    freeCount: z.int().min(0).max(100).optional(),
    feePpm: z.int().min(0).max(100_000).optional(),
    feeMin: digits.optional(),
    feeMax: digits.optional(),
    /** Up to so much nobody needs to look, when nothing else speaks against it. */
    autoMax: digits.optional(),
    /** From so much on two people look. */
    fourEyesFrom: digits.optional(),
    /** A day's money from which it is looked at for laundering. */
    amlThreshold: digits.optional(),
    autoConfirmMinutes: z.int().min(1).max(10_080).optional(),
  }),
  /**
   * Money in. `differenceMost`: how much a line of a bank's file may differ from what its order
   * asked for and be credited all the same, in the smallest unit of the brand's currency.
   */
  deposit: z.strictObject({
    differenceMost: digits.optional(),
    /** By how much a rate may move in one change, in parts of a million of the one in force. */
    rateStepPpm: z.int().min(1).max(200_000).optional(),
  }),
  /** Points: what of the usual terms is other here. */
  points: z.strictObject({
    /** So much weighted play for one point, in the smallest unit of the brand's currency. */
    unit: z
      .string()
      .regex(/^[1-9]\d{0,17}$/, SAYS.DIGITS)
      .optional(),
    /** How much of a valid bet counts, in percent, by product. */
    weightsPct: z.partialRecord(z.enum(PRODUCTS), z.int().min(0).max(1_000)).optional(),
    /** Money for one point, in the smallest unit of the brand's currency. */
    ratio: z.int().min(1).max(1_000_000).optional(),
    convertMin: z.int().min(1).max(1_000_000_000).optional(),
    convertStep: z.int().min(1).max(1_000_000_000).optional(),
    dailyCap: z.int().min(1).max(1_000_000_000).optional(),
    turnoverX100: z.int().min(0).max(10_000).optional(),
  }),
  /**
   * Dividends of agents. `autoApproveMax`: a bill that the house pays is approved by itself up to
   * so much, in the smallest unit of the brand's currency. Absent: two people look at every one.
   */
  dividend: z.strictObject({ autoApproveMax: digits.optional() }),
  /** Addresses from which the desk may be worked at; from anywhere while the list is empty. */
  desk: z.strictObject({ addresses: z.array(address).max(200) }),
  /** Fields of registration that are asked for otherwise than the brand's file says. */
  register: z.record(z.string().regex(/^[A-Za-z]{1,40}$/), fieldRule),
  /** The links of customer service, in the place of those of the brand's file. */
  services: z.strictObject({ links: z.array(serviceLink).max(30).optional() }),
  /** Who may log in on a domain, where it is other than the brand's file says. */
  loginScope: z.record(z.string().max(253), z.enum(['ANY', 'AGENT', 'MEMBER'])),
  /**
   * Changes with every text that the operator words in another way: what was read of them before is
   * old.
   */
  texts: z.strictObject({ version: z.string().max(40).optional() }),
  /** The version of the terms that was published last at the desk. */
  terms: z.strictObject({ version: z.string().max(20).optional() }),
  /** Live chat and the chat rooms. */
  chat: z.strictObject({
    /** When somebody is at the desk, by the brand's clock; absent: always. */
    hours: z.strictObject({ from: clock, to: clock }).optional(),
    /** Words that nobody may write in a room. */
    words: z.array(z.string().min(2).max(40)).max(2_000).optional(),
    /**
     * Who writes in the rooms has to have deposited in the last 30 days. Absent: where money is
     * real.
     */
    needsDeposit: z.boolean().optional(),
    /** The level from which members may write. Absent: 1 where money is real, else 0. */
    writeLevel: z.int().min(0).max(99).optional(),
    /** The level from which members may enter the rooms for VIP. Absent: 1. */
    vipLevel: z.int().min(0).max(99).optional(),
  }),
} as const

/**
 * The same as it is read: a version to come may have stored more, and what this one knows of it
 * holds.
 */
export const READABLE = {
  maintenance: SHAPES.maintenance.strip(),
  region: SHAPES.region.strip(),
  staff: SHAPES.staff.strip(),
  switches: z.record(z.string(), z.boolean()),
  deviceSwitches: z.record(z.string(), z.record(z.string(), z.boolean())),
  theme: SHAPES.theme.strip(),
  cdns: SHAPES.cdns.strip(),
  analytics: SHAPES.analytics.strip(),
  winnerBoard: SHAPES.winnerBoard.strip(),
  desk: SHAPES.desk.strip(),
  register: z.record(z.string(), fieldRule),
  services: SHAPES.services.strip(),
  loginScope: SHAPES.loginScope,
  texts: SHAPES.texts.strip(),
  terms: SHAPES.terms.strip(),
  chat: SHAPES.chat.strip(),
  withdraw: SHAPES.withdraw.strip(),
  deposit: SHAPES.deposit.strip(),
  points: SHAPES.points.strip(),
  dividend: SHAPES.dividend.strip(),
} as const

/** Everything an operator can switch while the site runs. */
export type Switched = { readonly [Name in keyof typeof READABLE]: z.infer<(typeof READABLE)[Name]> }

/** The names of all settings but `texts` and `terms`, which follow what is changed at the desk. */
export const SETTINGS = [
  'maintenance',
  'region',
  'staff',
  'switches',
  'deviceSwitches',
  'theme',
  'cdns',
  'analytics',
  'winnerBoard',
  'desk',
  'register',
  'services',
  'loginScope',
  'chat',
  'withdraw',
  'deposit',
  'points',
  'dividend',
] as const satisfies readonly (keyof Switched)[]

/** What holds where nothing is set. */
export const NOTHING_SET: Switched = {
  maintenance: { flag: false },
  region: { denied: [] },
  staff: { addresses: [] },
  switches: {},
  deviceSwitches: {},
  theme: {},
  cdns: {},
  analytics: {},
  winnerBoard: { least: '500000' },
  desk: { addresses: [] },
  register: {},
  services: {},
  loginScope: {},
  texts: {},
  terms: {},
  chat: {},
  withdraw: {},
  deposit: {},
  points: {},
  dividend: {},
}
