import type { Brand, FieldRule, SwitchNode } from '@senluna/kit/brand.ts'
import { PATTERNS } from '@senluna/kit/patterns.ts'
import type { Switched } from './setting-shapes.ts'
import type { Words } from './own-words.ts'

/**
 * A brand as its operator has switched it: its switches and what is closed for a while. A switch that is `missing` what it
 * needs is off, however it stands.
 */
export function switchedBrand(
  brand: Brand,
  { switches, maintenance, register, services, loginScope, words }: Switched & { words?: Words },
  missing: ReadonlySet<string> = new Set(),
): Brand {
  const closed = { products: maintenance.products ?? [], vendors: maintenance.vendors ?? [] }
  return {
    ...brand,
    whitelabel: switchedTree(brand.whitelabel, switches, missing),
    register: brand.register.map((rule) => switchedRule(rule, register[rule.field])),
    customerService: { ...brand.customerService, ...(services.links && { links: services.links }) },
    domains: brand.domains.map((one) => ({ ...one, loginScope: loginScope[one.domain] ?? one.loginScope })),
    ...(words && { words }),
    ...(closed.products.length + closed.vendors.length > 0 && { closed }),
  }
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
  return { ...rule, ...set, ...kept, acceptedPattern: set.patternId === null ? '*' : PATTERNS[set.patternId] }
}
