import type { Id } from '@senluna/kit/ids.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { SECOND, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { rightsOf } from './store.ts'

const KEPT_MS = SECOND

/** What members of staff may do now, each read at most once a second. */
export class StaffRights {
  readonly #db: Db
  readonly #kept = new Map<string, { at: Instant; rights: Promise<ReadonlySet<Right>> }>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Whether somebody has a right. A closed account has none. */
  async has(staffId: Id<'staff'>, right: Right, now: Instant): Promise<boolean> {
    const kept = this.#kept.get(staffId)
    const rights = kept && now - kept.at < KEPT_MS ? kept.rights : this.#read(staffId, now)
    return (await rights).has(right)
  }

  #read(staffId: Id<'staff'>, now: Instant): Promise<ReadonlySet<Right>> {
    for (const [known, { at }] of this.#kept) if (now - at >= KEPT_MS) this.#kept.delete(known)
    const rights = rightsOf(this.#db, staffId)
    this.#kept.set(staffId, { at: now, rights })
    rights.catch(() => this.#kept.delete(staffId))
    return rights
  }
}
