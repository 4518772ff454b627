import type { FastifyRequest } from 'fastify'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { PublicKey } from './body-key-store.ts'

/**
 * What the page must know of its brand. `chosen` is the language the visitor chose, if it is
 * offered.
 */
export function permissionInfo(
  brand: Brand,
  more: {
    keys: PublicKey[]
    offered: string[]
    chosen: string | undefined
    stageOrigin: string
    humanService?: { url: string; siteKey: string } | undefined
    autoConfirmMinutes: number
    textsVersion: string | undefined
  },
): PermissionInfo {
  const { currency, profile, security } = brand
  return {
    merchantCode: brand.merchantCode,
    brandName: brand.brandName,
    platform: brand.platform,
    device: brand.device,
    currency: {
      code: currency.code,
      symbol: currency.symbol,
      exponent: currency.scale,
      displayDecimals: currency.displayDecimals,
      demonstration: currency.demonstration,
    },
    timeZone: brand.timeZone,
    lotteryType: brand.lotteryType,
    prizeModes: [...brand.prizeModes],
    defaultLanguage: brand.defaultLanguage,
    currentLanguage: more.chosen ?? brand.currentLanguage,
    supportedLanguages: [...brand.supportedLanguages],
    pickerLanguages: [...brand.pickerLanguages],
    offeredLanguages: more.offered,
    whitelabel: structuredClone(brand.whitelabel) as PermissionInfo['whitelabel'],
    register: rulesOf(brand),
    resources: brand.resources.map((resource) => ({ ...resource, labels: resource.labels && { ...resource.labels } })),
    customerService: { shortcuts: [...brand.customerService.shortcuts], vip: brand.customerService.vip },
    imageCDNs: [...brand.imageCDNs],
    launchGameCDNs: [...brand.launchGameCDNs],
    // What each page does with it before its reader has agreed: nothing.
    analytics: (brand.analytics ?? []).map((analytic) => ({ ...analytic })),
    security: {
      passwordExpiryDays: security.passwordExpiryDays,
      captchaAfter: security.captchaAfter,
      humanVerify: security.humanVerify ?? 'ALTCHA',
      ...(more.humanService && { humanService: more.humanService }),
      smsDigits: 6,
    },
    limits: {
      minAge: profile.minAge,
      autoConfirmMinutes: more.autoConfirmMinutes,
      remarkMax: 140,
      imageMaxMb: 5,
      imageMaxCount: 3,
    },
    profile: {
      slotCycleMs: profile.slotCycleMs,
      autoplayRounds: profile.autoplayRounds,
      quickStop: profile.quickStop,
      licensed: profile.licensed,
    },
    crypto: { keys: more.keys },
    chat: { headerColor: brand.chatHeaderColor },
    theme: { default: brand.theme.default, choices: [...brand.theme.choices] },
    logo: brand.logo,
    homeTab: brand.homeTab,
    esportsVendorCodes: [...brand.esportsVendorCodes],
    stageOrigin: more.stageOrigin,
    ...wordedOf(brand, more.textsVersion),
  }
}

/** The brand's rules of registration, in the order they are shown. */
export const rulesOf = (brand: Brand) =>
  [...brand.register].sort((a, b) => a.sort - b.sort).map((rule) => ({ ...rule, tabs: [...rule.tabs] }))

const IS_ADDRESS = /^[\d.]+$|^\[/

/**
 * Where the page in the game frame is served: `play.` before the host that was asked. An address
 * has no such name.
 */
export function stageOriginOf(request: Pick<FastifyRequest, 'host' | 'protocol'>, brand: Brand): string {
  const [, name = request.host, port = ''] = /^(.*?)(:\d+)?$/.exec(request.host.toLowerCase()) ?? []
  const host = IS_ADDRESS.test(name) ? (brand.hosts.find((known) => !IS_ADDRESS.test(known)) ?? name) : name
  return `${request.protocol}://${host.startsWith('play.') ? host : `play.${host}`}${port}`
}

/**
 * The languages in which something is said in other words, each with the version that is in its
 * address.
 */
const wordedOf = ({ words = {} }: Brand, version: string | undefined): Pick<PermissionInfo, 'worded'> => {
  const languages = Object.keys(words)
  if (version === undefined || languages.length === 0) return {}
  return { worded: Object.fromEntries(languages.map((language) => [language, version])) }
}
