import type { Brand } from '@senluna/kit/brand.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { noteActive } from './active-store.ts'

/** Who played for real on which day. */
export const consumers: Consumers<{ brands: readonly Brand[] }> = {
  wagerSettled: async ({ tx, brands }, events) => {
    await noteActive(
      tx,
      brands,
      events.flatMap(({ payload }) => (payload.isReal ? [payload] : [])),
    )
  },
}
