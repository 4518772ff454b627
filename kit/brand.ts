import type { Currency } from './currency.ts'
import type { CheckMinutes, LimitKind } from './protection.ts'

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

/** A way to reach people: 1 web chat, 2 messaging link, 3 chat that knows who asks (sealed link). */
export interface ServiceLink {
  id: number
  type: '1' | '2' | '3'
  name: string
  icon: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK' | 'ZALO'
  link: string
  scenes: readonly ('HOME' | 'LOGIN' | 'VIP' | 'DEPOSIT')[]
}

/** What a jurisdiction allows. A brand without a licensed profile runs on demonstration money. */
export interface JurisdictionProfile {
  id: string
  minAge: 18 | 21
  /** A slot's spin takes at least this long from press to press. */
  slotCycleMs: number
  /** The most rounds one autoplay may run; 0 is no autoplay at all. */
  autoplayRounds: number
  /** Whether a player may cut a spin's show short. */
  quickStop: boolean
  licensed: boolean
  /** Which limits a player may set, minutes between two reality checks before the player chooses, and which there are. */
  protection: { limits: readonly LimitKind[]; checkMinutes: CheckMinutes; checkChoices: readonly CheckMinutes[] }
}

/** One look for each theme; a colour is a CSS value, applied over the design's tokens. */
export interface BrandTheme {
  default: 'dark' | 'light'
  choices: readonly ('dark' | 'light')[]
  tokens: { dark: Readonly<Record<string, string>>; light: Readonly<Record<string, string>> }
}

/** Everything a white-label brand is. The server picks it by host. */
export interface Brand {
  merchantCode: string
  brandName: string
  /** Hosts that answer as this brand, without port. The stage's is `play.` before one of them. */
  hosts: readonly string[]
  platform: 'WEB'
  device: 'WEB'
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
    vip: boolean
    links: readonly ServiceLink[]
    hosts: readonly string[]
  }
  imageCDNs: readonly string[]
  launchGameCDNs: readonly string[]
  security: {
    passwordExpiryDays: number
    captchaAfter: number
    lockAfter: number
    weakPasswords: readonly string[]
    singleSession: boolean
  }
  profile: JurisdictionProfile
  termsVersion: string
  chatHeaderColor: string
  theme: BrandTheme
  /** Path data of the mark, drawn in a 40 × 40 box in the brand's colours. */
  logo: { mark: string; wordmark: string }
  homeTab: 'rng'
  esportsVassalages: readonly string[]
  domains: readonly { domain: string; kind: 'WEB' | 'H5' | 'API' | 'CDN'; sort: number }[]
}

/** Whether a switch is on: it and everything above it. */
export function switchOn(tree: readonly SwitchNode[], modId: string): boolean {
  for (const node of tree) {
    if (!node.enabled) continue
    if (node.modId === modId || switchOn(node.childrenNodes, modId)) return true
  }
  return false
}
