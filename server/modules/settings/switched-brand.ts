import type { Brand, BrandTheme, Device, FieldRule, SwitchNode } from '@senluna/kit/brand.ts'
import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import { strongRule } from './password-rule.ts'
import type { Switched } from './values/setting-shapes.ts'
import type { Words } from './words/queries/own-words.ts'

/**
 * A brand as its operator has switched it, for pages on a device: its switches and what is closed
 * for a while. A switch that is `missing` what it needs is off, however it stands.
 */
export function switchedBrand(
  brand: Brand,
  set: Switched & { words?: Words },
  missing: ReadonlySet<string> = new Set(),
  device: Device = brand.device,
): Brand {
  const { maintenance, register, services, loginScope, cdns, analytics, words } = set
  const switches = { ...set.switches, ...set.deviceSwitches[device] }
  // A brand's file that is newer than what was published at the desk holds.
  const termsVersion = [brand.termsVersion, set.terms.version ?? ''].toSorted().at(-1)!
  const closed = { products: maintenance.products ?? [], vendors: maintenance.vendors ?? [] }
  return {
    ...brand,
    device,
    termsVersion,
    imageCDNs: cdns.imageCDNs ?? brand.imageCDNs,
    launchGameCDNs: cdns.launchGameCDNs ?? brand.launchGameCDNs,
    analytics: analytics.analytics ?? brand.analytics ?? [],
    theme: switchedTheme(brand.theme, set.theme),
    whitelabel: switchedTree(brand.whitelabel, switches, missing),
    register: brand.register.map((rule) => switchedRule(rule, register[rule.field])),
    customerService: { ...brand.customerService, ...(services.links && { links: services.links }) },
    domains: brand.domains.map((domain) => ({ ...domain, loginScope: loginScope[domain.domain] ?? domain.loginScope })),
    ...(words && { words }),
    ...(closed.products.length + closed.vendors.length > 0 && { closed }),
  }
}

/**
 * The look as it is set, of what the brand has: the first that a reader may choose where the one it
 * begins with is not among them.
 */
function switchedTheme(own: BrandTheme, set: Switched['theme']): BrandTheme {
  const choices = own.choices.filter((choice) => set.choices?.includes(choice) ?? true)
  if (choices.length === 0) return own
  const wanted = set.default ?? own.default
  return { ...own, choices, default: choices.includes(wanted) ? wanted : choices[0]! }
}

const switchedTree = (
  tree: readonly SwitchNode[],
  switches: Switched['switches'],
  missing: ReadonlySet<string>,
): SwitchNode[] =>
  tree.map(({ modId, enabled, childrenNodes }) => ({
    modId,
    enabled: (switches[modId] ?? enabled) && !missing.has(modId),
    childrenNodes: switchedTree(childrenNodes, switches, missing),
  }))

/** Fields that an account can't be without, or that hang on something else. */
const ALWAYS = new Set(['username', 'password', 'confirmPassword', 'mobileNum', 'captcha'])

/** A field's rule as its operator has set it; what every account needs is never switched off. */
function switchedRule(rule: FieldRule, set: Switched['register'][string] | undefined): FieldRule {
  if (!set) return rule
  const kept = ALWAYS.has(rule.field) ? { enabled: rule.enabled, required: rule.required } : {}
  return strongRule({
    ...rule,
    ...set,
    ...kept,
    acceptedPattern: set.patternId === null ? '*' : PATTERNS[set.patternId],
  })
}
