import type { DeskVendor } from '@senluna/contract/desk/brand/catalog.ts'
import { vendorNames } from '@senluna/games/rules.ts'

type State = DeskVendor['health']['state']

/**
 * How a vendor does: as it answered where something here calls it. OWN where its games run here,
 * the lottery's too; UNCONNECTED where nothing plays them.
 */
export function healthState(vendor: { vendorCode: string; own: boolean }, isCalled: boolean, answered: State): State {
  if (vendor.own) return 'OWN'
  if (isCalled) return answered
  return vendorNames(vendor.vendorCode) ? 'OWN' : 'UNCONNECTED'
}
