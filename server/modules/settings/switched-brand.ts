import type { Brand, SwitchNode } from '@senluna/kit/brand.ts'
import type { Switched } from './setting-shapes.ts'

/**
 * A brand as its operator has switched it: its switches and what is closed for a while. A switch that is `missing` what it
 * needs is off, however it stands.
 */
export function switchedBrand(
  brand: Brand,
  { switches, maintenance }: Switched,
  missing: ReadonlySet<string> = new Set(),
): Brand {
  const closed = { products: maintenance.products ?? [], vendors: maintenance.vendors ?? [] }
  return {
    ...brand,
    whitelabel: switchedTree(brand.whitelabel, switches, missing),
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
