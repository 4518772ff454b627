import { isLive } from '@senluna/kit/agents/contracts/contract-states.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eachRow } from '../../platform/concurrency/attempt.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Act, Contracts } from './contracts.ts'
import { endContract } from './end.ts'
import { holdContracts } from './guards.ts'
import { stepContract } from './step.ts'
import { contractById } from './store/contract-store.ts'
import { overdue, requestById, type ContractRequest } from './store/request-store.ts'

const AT_ONCE = 100
const LAPSE: Act = { event: 'LAPSE', actor: 'SYSTEM', byId: null }

/**
 * What nobody answered in time: an offer lapses, the wish to end a contract ends it. Each in a
 * transaction of its own. Answers how many there were.
 */
export const lapseContracts = (contracts: Contracts, now: Instant): Promise<number> =>
  eachRow({
    log: contracts.log,
    trouble: 'a request at a contract could not lapse',
    kind: 'request',
    keyOf: ({ id }: ContractRequest) => id,
    next: (tried) => overdue(contracts.db, now, tried, AT_ONCE),
    work: (request) => lapse(contracts, request, now),
  })

const lapse = (contracts: Contracts, request: ContractRequest, now: Instant): Promise<void> =>
  contracts.db.transaction().execute(async (tx) => {
    const seen = await contractById(tx, request.contractId)
    if (!seen) return
    await holdContracts(tx, seen.merchantCode)
    // Somebody may have answered while this waited.
    const waits = (await requestById(tx, request.id))?.waits
    const contract = await contractById(tx, request.contractId)
    if (!contract || !waits) return
    if (isLive(contract.state)) await endContract(contracts, tx, contract, LAPSE, 'SILENCE', now)
    else await stepContract(tx, contract, LAPSE, {}, now)
  })

/** Ends what nobody answered, a minute after its time at the latest. */
export const contractJobs = (contracts: Contracts): ScheduledJob[] => [
  {
    name: 'lapse-contracts',
    cron: '* * * * *',
    run: async () => ({ rows: await lapseContracts(contracts, contracts.clock.now()) }),
  },
]
