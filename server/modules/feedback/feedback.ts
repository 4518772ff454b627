import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { Throttle } from '../../platform/http/guards/throttle.ts'

/** The proof that a guest is no robot. */
export interface HumanProof {
  demand(
    given: Readonly<Record<string, string>> | undefined,
    from: { brand: Brand; ip: string; now: Instant },
  ): Promise<void>
}

/** What people write to a brand, in one process. */
export interface Feedback {
  db: Db
  human: HumanProof
  /** Guests by their address. */
  guests: Throttle
}

/** Builds it. */
export const createFeedback = (db: Db, human: HumanProof): Feedback => ({
  db,
  human,
  // One a minute, and a few at once: an address can have many people behind it.
  guests: new Throttle(1 / 60, 10),
})
