import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../platform/database/db.ts'
import type { OutgoingConfig } from '../../platform/outgoing/config.ts'
import type { Outgoing } from '../../platform/outgoing/outgoing.ts'

/** Notifications to members' browsers. */
export interface Push {
  db: Db
  outgoing: Outgoing
  config: OutgoingConfig['push']
  brands: readonly Brand[]
  /** What the operator of a brand says in words of their own. */
  wordsOf: (merchantCode: MerchantCode) => Promise<NonNullable<Brand['words']>>
}
