import type { LoginScope } from '@senluna/kit/brand.ts'

/** A host that a brand was given at the desk. */
export interface AddedHost {
  host: string
  merchantCode: string
  loginScope: LoginScope
  addedBy: string
  addedAt: Date
}
