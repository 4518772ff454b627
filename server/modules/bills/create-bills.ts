import type { LastPeriod } from '@senluna/contract/agent/contracts.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import { memberById } from '../members/index.ts'
import type { TeamParts } from '../teams/index.ts'
import type { BillParts } from './bills.ts'
import { Signer } from './statement.ts'
import { lastPeriodsOf } from './what-if/what-if.ts'

/** Bills of one process. */
export interface Bills extends BillParts {
  clock: Clock
  /** For whom an assistant reads. */
  teams: TeamParts
  signer: Signer
  /** What the last closed periods of a team would have paid under other terms. */
  lastPeriods(holderId: Id<'member'>, terms: Terms, now: Instant): Promise<LastPeriod[]>
}

/** `statementKey` are 32 bytes that nobody else knows: statements are signed with them. */
export const createBills = ({
  statementKey,
  ...parts
}: Omit<Bills, 'signer' | 'lastPeriods'> & { statementKey: Buffer }): Bills => ({
  ...parts,
  signer: new Signer(statementKey),
  lastPeriods: async (holderId, terms, now) => {
    const holder = await memberById(parts.db, holderId)
    const brand = parts.brands.find(({ merchantCode }) => merchantCode === holder?.merchantCode)
    assert(brand, 'a holder is of a brand')
    return lastPeriodsOf(parts.db, brand, holderId, terms, now)
  },
})
