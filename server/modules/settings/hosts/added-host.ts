import type { LoginScope, MerchantCode } from '@senluna/kit/brand.ts'

/** A host that a brand was given at the desk. */
export interface AddedHost {
  host: string
  merchantCode: MerchantCode
  loginScope: LoginScope
  addedBy: string
  addedAt: Date
}
