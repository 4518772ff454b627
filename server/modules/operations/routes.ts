import * as system from '@senluna/contract/desk/brand/system.ts'
import { dashboard } from '@senluna/contract/desk/dashboard.ts'
import { overview } from '@senluna/contract/desk/overview.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { ApprovalAction } from '../approvals/index.ts'
import type { VendorParts } from '../catalog/desk/index.ts'
import { exportRoute } from '../staff/index.ts'
import { dashboardOf } from './dashboard.ts'
import { overviewOf } from './overview.ts'
import { jobApprovals, pause, replay, run } from './job-acts.ts'
import { jobs, runsOf, systemOf } from './system.ts'

/** What the dashboard and the page of the system are made of. */
export interface Operations extends VendorParts {
  /** Where figures of facts are read. */
  reading: Db
  config: Pick<Config, 'env' | 'role'>
  clock: { offsetMs: number }
}

/** The calls about how everything goes. */
export function deskRoutes(parts: Operations): Route[] {
  const { db } = parts
  return [
    route(dashboard, (call) => dashboardOf(parts, call)),
    route(overview, (call) => overviewOf(parts.reading, call)),
    route(system.deskJobs, (call) => jobs(db, call)),
    exportRoute(db, system.deskJobs, system.exportJobs, (call) => jobs(db, call)),
    route(system.runJob, (call) => run(db, call)),
    route(system.pauseJob, (call) => pause(db, call)),
    route(system.jobRuns, (call) => runsOf(db, call)),
    route(system.replayJob, (call) => replay(db, call)),
    route(system.system, (call) => systemOf(parts, call)),
  ]
}

/** What two people have done together about jobs. */
export const approvals = ({ brands }: { brands: readonly Brand[] }): readonly ApprovalAction[] => jobApprovals(brands)
