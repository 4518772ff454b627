import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { createContext, use } from 'react'

export const BrandContext = createContext<PermissionInfo | null>(null)

/** The brand of this page. */
export function useBrand(): PermissionInfo {
  const brand = use(BrandContext)
  if (!brand) throw new Error('no brand above this part of the page')
  return brand
}

/** Whether a switch of the brand is on. */
export const useSwitch = (modId: SwitchId): boolean => switchOn(useBrand().whitelabel, modId)
