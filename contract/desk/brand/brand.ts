import { DEVICES } from '@senluna/kit/brand.ts'
import { NETWORK_KINDS } from '@senluna/kit/network.ts'
import { SWITCH_IDS } from '@senluna/kit/switches.ts'
import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import * as wire from '../../wire.ts'
import { endpoint } from '../../endpoint.ts'
import { analyticsAccount } from '../../site/system.ts'

// The brand as its people set it: switches, access rules, field rules, service links, domains.

/** What the desk changes; the server checks each value by its own shape. */
export const DESK_SETTINGS = [
  'switches',
  'deviceSwitches',
  'maintenance',
  'region',
  'staff',
  'desk',
  'register',
  'services',
  'loginScope',
  'theme',
  'cdns',
  'analytics',
  'dividend',
] as const
export type DeskSetting = (typeof DESK_SETTINGS)[number]

/** Those that one person changes alone; the others ask for a second one. */
export const ALONE: readonly DeskSetting[] = ['theme']

const maintenance = z.object({
  flag: z.boolean(),
  until: z.optional(z.string()),
  text: z.optional(z.record(z.string(), z.string())),
  products: z.optional(z.array(z.string())),
  vendors: z.optional(z.array(z.string())),
})

const region = z.object({
  denied: z.array(z.string()),
  allowed: z.optional(z.array(z.string())),
  unknown: z.optional(z.enum(['in', 'out'])),
  networks: z.optional(z.array(z.enum(NETWORK_KINDS))),
})

const rule = z.object({
  field: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.nullable(z.string()),
  minLength: z.int(),
  maxLength: z.int(),
})

const link = z.object({
  id: z.int(),
  type: z.enum(['1', '2', '3']),
  name: z.string(),
  names: z.optional(z.record(z.string(), z.string())),
  icon: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'ZALO']),
  link: z.string(),
  scenes: z.array(z.enum(['HOME', 'LOGIN', 'VIP', 'DEPOSIT'])),
  hours: z.optional(z.object({ from: z.string(), to: z.string() })),
  devices: z.optional(z.array(z.enum(['DESKTOP', 'PHONE']))),
})
export type DeskLink = z.infer<typeof link>

const scope = z.enum(['ANY', 'AGENT', 'MEMBER'])

const look = z.enum(['dark', 'light'])

export const brandDesk = z.object({
  merchantCode: z.string(),
  brandName: z.string(),
  /** Hosts that answer as the brand; who added one and when, where it isn't of the brand's file. */
  hosts: z.array(z.object({ host: z.string(), added: z.nullable(z.object({ by: z.string(), at: wire.moment })) })),
  timeZone: z.string(),
  currency: z.string(),
  profile: z.string(),
  licensed: z.boolean(),
  /**
   * The look a new visitor finds and those one may choose from, as they hold, and those the brand's
   * file has.
   */
  theme: z.object({ default: look, choices: z.array(look), own: z.object({ default: look, choices: z.array(look) }) }),
  languages: z.array(z.string()),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  /** The hosts of the brand's own file. */
  ownCDNs: z.object({ imageCDNs: z.array(z.string()), launchGameCDNs: z.array(z.string()) }),
  /** Who counts opened pages, as it holds and as the brand's file has it. */
  analytics: z.array(analyticsAccount),
  ownAnalytics: z.array(analyticsAccount),
  domains: z.array(
    z.object({
      domain: z.string(),
      kind: z.string(),
      /** As it holds now, and as the brand's file or whoever added it has it. */
      loginScope: scope,
      own: scope,
    }),
  ),
  /** Each switch as it stands now, as the brand's file has it, and as it usually stands. */
  switches: z.array(
    z.object({
      id: z.enum(SWITCH_IDS),
      above: z.optional(z.enum(SWITCH_IDS)),
      on: z.boolean(),
      own: z.boolean(),
      usual: z.boolean(),
      /** What it needs isn't configured: it is off, however it stands. */
      missing: z.boolean(),
      /** Where it stands otherwise on one kind of device. */
      devices: z.partialRecord(z.enum(DEVICES), z.boolean()),
    }),
  ),
  /**
   * The rules of registration as they hold, and the names of those that are other than the brand's
   * file says.
   */
  register: z.array(rule),
  registerChanged: z.array(z.string()),
  patterns: z.array(z.string()),
  links: z.array(link),
  linkHosts: z.array(z.string()),
  maintenance,
  region,
  /** The kinds of networks that the server has data on: others can't be closed. */
  knownNetworks: z.array(z.enum(NETWORK_KINDS)),
  staffAddresses: z.array(z.string()),
  deskAddresses: z.array(z.string()),
  /** Up to so much a dividend that the house pays is approved by itself; 0: never. */
  dividendAutoApproveMax: wire.digits,
  money: wire.shownCurrency,
  /** The address of who asks: a list of addresses without it would shut them out. */
  yourAddress: z.string(),
  vendors: z.array(z.string()),
  /** When each part was set last; what never was is absent. */
  changedAt: z.record(z.string(), wire.moment),
})
export type BrandDesk = z.infer<typeof brandDesk>

export const brandOne = endpoint({
  summary: 'The brand as it stands: its own data, and what its people have set over it.',
  method: 'GET',
  path: '/bo/v1/brand',
  for: 'staff',
  right: 'brand.view',
  reply: brandDesk,
  refusals: [],
})

export const changeBrand = endpoint({
  summary:
    'Sets one part of the brand. The look changes at once; all else when it is approved. Every process follows within a second.',
  method: 'POST',
  path: '/bo/v1/brand/{setting}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'brand.edit',
  body: z.object({
    value: z.unknown(),
    /**
     * When it was set last, as it was read; null: never. What somebody else set since then is not
     * overwritten.
     */
    seen: z.optional(z.nullable(wire.moment)),
  }),
  reply: z.union([z.object({ changed: z.literal(true) }), awaiting]),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_STALE'],
})

export const addHost = endpoint({
  summary:
    'Asks for a host for the brand; it needs approval. Names in other scripts are kept in punycode. Every process follows within a second; the name and its certificate are set up outside.',
  method: 'POST',
  path: '/bo/v1/brand-hosts',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'brand.edit',
  body: z.object({ host: z.string().check(z.maxLength(300)), loginScope: scope }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'APPROVAL_OPEN'],
})

export const removeHost = endpoint({
  summary:
    'Asks for a host that was added at the desk to be taken from the brand; it needs approval. The last one people can come by stays.',
  method: 'POST',
  path: '/bo/v1/brand-hosts/remove',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'brand.edit',
  body: z.object({ host: z.string().check(z.maxLength(253)) }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'SYS_NOT_FOUND', 'APPROVAL_OPEN'],
})

/**
 * What an access rule did: `maintenance`, `country:US`, `elsewhere`, `unknown`, `network:VPN`,
 * `product:LIVE`, `vendor:HAIAU`, `desk`.
 */
const accessRule = z.object({
  rule: z.string(),
  /** Whether it holds now. */
  holds: z.boolean(),
  today: z.int(),
  all: z.int(),
  lastAt: z.nullable(wire.moment),
})
export type AccessRule = z.infer<typeof accessRule>

export const blockedVisits = endpoint({
  summary:
    'How often each rule at the brand’s door turned a visitor away: today by the brand’s clock, in all, and when last.',
  method: 'GET',
  path: '/bo/v1/door-hits',
  for: 'staff',
  right: 'brand.view',
  reply: z.object({ rules: z.array(accessRule) }),
  refusals: [],
})
