import type * as contract from '@senluna/contract/desk/brand/system.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { isDay } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'
import { changeJob, jobStates, type JobChange, type JobState } from '../../platform/jobs/job-store.ts'
import { askApproval, type ApprovalAction, type Approved } from '../approvals/index.ts'

// A job works for every brand: two people above the brands decide about it, and every brand's log
// has what they did.

const RUN = 'system.run'
const PAUSE = 'system.pause'
const RESUME = 'system.resume'
const REPLAY = 'system.replay'

/** What a request about a job asks for. */
interface JobRequest {
  action: string
  before?: unknown
  after?: unknown
}

type JobCall = Parameters<typeof askApproval>[1] & { params: Record<string, string> }

/** The job a call names. Refuses SYS_NOT_FOUND. */
async function jobOf(db: Db, { params }: Pick<JobCall, 'params'>): Promise<JobState> {
  const job = (await jobStates(db)).find((job) => job.name === params.name)
  if (!job) throw new Refusal('SYS_NOT_FOUND')
  return job
}

const askFor = (db: Db, call: JobCall, job: JobState, { action, before, after }: JobRequest) =>
  db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action,
      object: { kind: 'job', id: job.name },
      payload: after ?? {},
      before,
      after,
      needs: 'system.approve',
    }),
  )

/** Asks for a run. Refuses SYS_NOT_FOUND. */
export const run = async (db: Db, call: Call<typeof contract.runJob>) =>
  askFor(db, call, await jobOf(db, call), { action: RUN })

/**
 * Asks that a job pauses or goes on. Refuses SYS_NOT_FOUND, APPROVAL_STALE when it does already.
 */
export async function pause(db: Db, call: Call<typeof contract.pauseJob>) {
  const { paused } = call.body
  const job = await jobOf(db, call)
  if (job.paused === paused) throw new Refusal('APPROVAL_STALE')
  const action = paused ? PAUSE : RESUME
  return askFor(db, call, job, { action, before: { paused: job.paused }, after: { paused } })
}

/**
 * Asks that a job goes through a day once more. Refuses SYS_NOT_FOUND, VAL_FIELD for a job of no
 * days and a day that isn't over.
 */
export async function replay(db: Db, call: Call<typeof contract.replayJob>) {
  const { day } = call.body
  const job = await jobOf(db, call)
  if (!job.replays || !isDay(day) || day >= businessDate(call.now, call.brand.timeZone))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'day' }] })
  return askFor(db, call, job, { action: REPLAY, after: { day } })
}

/** What two people do with jobs together; `brands` are those whose logs have it. */
export function jobApprovals(brands: readonly Brand[]): readonly ApprovalAction[] {
  const merchantCodes: readonly MerchantCode[] = brands.map(({ merchantCode }) => merchantCode)
  const act = (
    action: string,
    change: (approved: Approved) => JobChange,
    isStale: (before: JobState) => boolean,
  ): ApprovalAction => ({
    action,
    async run(tx: Tx, approved) {
      const before = await changeJob(tx, approved.objectId, change(approved))
      if (!before || isStale(before)) throw new Refusal('APPROVAL_STALE')
    },
    elsewhere: async (_tx, { payload }) => ({ merchantCodes, after: payload }),
  })
  return [
    act(
      RUN,
      () => ({ wanted: true }),
      () => false,
    ),
    act(
      PAUSE,
      () => ({ paused: true }),
      ({ paused }) => paused,
    ),
    act(
      RESUME,
      () => ({ paused: false }),
      ({ paused }) => !paused,
    ),
    act(
      REPLAY,
      ({ payload }) => ({ replay: (payload as { day: string }).day }),
      ({ replays }) => !replays,
    ),
  ]
}
