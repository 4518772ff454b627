import type { RateRules } from './agents/rebates/rates.ts'
import type { Hours } from './hours.ts'
import type { Currency } from './currency.ts'
import type { JackpotNetwork } from './games/jackpot.ts'
import type { MobileCountryCode } from './mobile-countries.ts'
import type { GameType } from './product.ts'
import type { CheckMinutes, LimitKind } from './protection/protection.ts'
import type { SwitchId } from './switches.ts'
import type { TaxLine } from './tax/tax.ts'
import type { Tagged } from './tagged.ts'

/** Which brand it is: how its rows, hosts and house accounts name it. */
export type MerchantCode = Tagged<string, 'MerchantCode'>

/** Marks a text as a brand's code. */
export const merchantCode = (text: string): MerchantCode => text as MerchantCode

/** A switch of a brand's tree. It is on only when all above it are on; an unknown one is off. */
export interface SwitchNode {
  modId: string
  enabled: boolean
  childrenNodes: readonly SwitchNode[]
}

/** How one field of registration is asked for and checked. A pattern of `*` takes any text. */
export interface FieldRule {
  field: string
  enabled: boolean
  required: boolean
  acceptedPattern: string
  patternId: string | null
  minLength: number
  maxLength: number
  sort: number
  tabs: readonly ('username' | 'mobile')[]
}

/** A link a brand offers: its app, its channels, its licence. */
export interface BrandResource {
  resourceType:
    | 'APP_IOS'
    | 'APP_ANDROID'
    | 'APP_H5'
    | 'AFFILIATE'
    | 'TELEGRAM'
    | 'FACEBOOK'
    | 'ZALO'
    | 'FORUM'
    | 'LICENSE'
  url: string
  qrCodeUrl: string | null
  labelNameEn: string
  labels?: Readonly<Record<string, string>>
  sort: number
}

/**
 * A way to reach people: 1 web chat, 2 messaging link, 3 chat that knows who asks (sealed link).
 */
export interface ServiceLink {
  id: number
  type: '1' | '2' | '3'
  name: string
  /** Its name in other languages than the brand's own. */
  names?: Readonly<Record<string, string>>
  icon: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK' | 'ZALO'
  /** An address, or a page of the site itself: `/helpmc`. */
  link: string
  scenes: readonly ('HOME' | 'LOGIN' | 'VIP' | 'DEPOSIT')[]
  /** When somebody answers there, by the brand's clock: outside it isn't shown. Absent: always. */
  hours?: Hours
  /** On which devices it is shown. Absent: on all. */
  devices?: readonly ServiceDevice[]
}

/** How a page stands: in the layout of a computer, or of a phone. Switches may differ by it. */
export const DEVICES = ['WEB', 'H5'] as const
export type Device = (typeof DEVICES)[number]

/** What a visitor's page runs on, as far as it matters for how they are reached. */
export type ServiceDevice = 'DESKTOP' | 'PHONE'

/**
 * Who may count which pages are opened: Google Analytics 4, Google Tag Manager, a pixel of Meta.
 */
export const ANALYTICS_PROVIDERS = ['GA4', 'GTM', 'FB_PIXEL'] as const
export type AnalyticsProvider = (typeof ANALYTICS_PROVIDERS)[number]

/** One account at such a provider: `G-…`, `GTM-…`, or digits. */
export interface Analytics {
  provider: AnalyticsProvider
  id: string
}

/** What a jurisdiction allows. A brand without a licensed profile runs on demonstration money. */
export interface JurisdictionProfile {
  id: string
  minAge: 18 | 21
  /** A slot's spin takes at least this long from press to press. */
  slotCycleMs: number
  /** The same of every other game that is played alone. */
  otherCycleMs: number
  /** The most rounds one autoplay may run; 0 is no autoplay at all. */
  autoplayRounds: number
  /** Whether a player may cut a spin's show short. */
  quickStop: boolean
  /** Whether a slot's free spins may be bought. */
  bonusBuy: boolean
  /** Whether a slot's win may be gambled at a return of 100 %. */
  gamble: boolean
  licensed: boolean
  /**
   * Whether money may go between an agent and its own: the only way between two accounts there is.
   */
  agentChannel: boolean
  /**
   * Which limits a player may set, minutes between two reality checks before the player chooses,
   * and which there are.
   */
  protection: { limits: readonly LimitKind[]; checkMinutes: CheckMinutes; checkChoices: readonly CheckMinutes[] }
  /** What play is taxed with there: the report of taxes is worked out by these lines. */
  taxes: readonly TaxLine[]
}

/** One look for each theme; a colour is a CSS value, applied over the design's tokens. */
export interface BrandTheme {
  default: 'dark' | 'light'
  choices: readonly ('dark' | 'light')[]
  tokens: { dark: Readonly<Record<string, string>>; light: Readonly<Record<string, string>> }
}

/**
 * One step of a brand's VIP ladder; its place in the list is its level. Money in the smallest unit,
 * shares in ppm.
 */
export interface VipLevel {
  /** Valid bets and deposits over all time that lead here; null where only an invitation does. */
  validBet: bigint | null
  deposit: bigint | null
  /** Valid bets a month that keep the level. */
  keep: bigint
  upgrade: bigint
  weekly: bigint
  monthly: bigint
  birthday: bigint
  rebatePpm: { RNG: number; LIVE: number; SPORTS: number; LOTT: number }
  withdrawPerDay: bigint
  /** Points for the same play, in percent of the lowest level's. */
  pointsPercent: number
}

/**
 * Who may log in on a domain: anyone, agents (types 1, 2, 41, 42), or whoever is no affiliate and
 * no assistant.
 */
export type LoginScope = 'ANY' | 'AGENT' | 'MEMBER'

/** Everything a white-label brand is. The server picks it by host. */
export interface Brand {
  merchantCode: MerchantCode
  brandName: string
  /** Hosts that answer as this brand, without port. The stage's is `play.` before one of them. */
  hosts: readonly string[]
  platform: 'WEB'
  /** Of the page that asks; a brand's own data says WEB. */
  device: Device
  currency: Currency
  timeZone: string
  lotteryType: 'Elott' | 'Lott'
  prizeModes: readonly ('Lott' | 'ZY' | 'Elott' | 'SEA')[]
  defaultLanguage: string
  currentLanguage: string
  supportedLanguages: readonly string[]
  pickerLanguages: readonly string[]
  whitelabel: readonly SwitchNode[]
  register: readonly FieldRule[]
  resources: readonly BrandResource[]
  customerService: {
    shortcuts: readonly string[]
    /** Whether members from VIP 5 on, or with the label VIP, are served before others. */
    vip: boolean
    links: readonly ServiceLink[]
    hosts: readonly string[]
  }
  /** What its operator says in words of their own: messages by language and key. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  imageCDNs: readonly string[]
  launchGameCDNs: readonly string[]
  /**
   * Who counts the pages that a visitor opens, once they have agreed. Absent: nobody, and nobody is
   * asked.
   */
  analytics?: readonly Analytics[]
  security: {
    passwordExpiryDays: number
    captchaAfter: number
    lockAfter: number
    weakPasswords: readonly string[]
    /**
     * How people are distinguished from programs: by a proof of work of ours, or by a hosted
     * service that must be configured.
     */
    humanVerify?: 'ALTCHA' | 'TURNSTILE'
    singleSession: boolean
    /**
     * Days for which a device that gave the second step of a log-in may go without; 0 asks every
     * time.
     */
    knownDeviceDays: number
  }
  /**
   * Codes by text message and e-mail: how long one is good for; whose mobile numbers can be used,
   * the usual country first.
   */
  codes: { expiredMinutes: number; countries: readonly MobileCountryCode[] }
  profile: JurisdictionProfile
  vip: readonly VipLevel[]
  /**
   * Which games make which pots grow; absent: none. What two people change at the desk holds from
   * the next pot on.
   */
  jackpots?: JackpotNetwork
  /** How high rebate rates may be. Absent: the usual caps, and no quota. */
  rateRules?: Pick<RateRules, 'caps' | 'quotas'>
  termsVersion: string
  chatHeaderColor: string
  theme: BrandTheme
  /** Path data of the mark, drawn in a 40 × 40 box in the brand's colours. */
  logo: { mark: string; wordmark: string }
  homeTab: 'rng'
  esportsVendorCodes: readonly string[]
  domains: readonly { domain: string; kind: 'WEB' | 'H5' | 'API' | 'CDN'; sort: number; loginScope?: LoginScope }[]
  /** What its operator has closed for a while; a brand's own data closes nothing. */
  closed?: { products: readonly GameType[]; vendors: readonly string[] }
}

/** Whether the operator has closed a game's category or its vendor for a while. */
export const isClosed = (brand: Pick<Brand, 'closed'>, game: { gameType: GameType; vendorCode: string }): boolean =>
  brand.closed !== undefined &&
  (brand.closed.products.includes(game.gameType) || brand.closed.vendors.includes(game.vendorCode))

/** Who may log in on a host. */
export const loginScopeOf = (brand: Pick<Brand, 'domains'>, host: string): LoginScope =>
  brand.domains.find(({ domain }) => domain === host)?.loginScope ?? 'ANY'

/** Whether a switch is on: it and everything above it. */
export function switchOn(tree: readonly SwitchNode[], modId: SwitchId): boolean {
  for (const node of tree) {
    if (!node.enabled) continue
    if (node.modId === modId || switchOn(node.childrenNodes, modId)) return true
  }
  return false
}
