import type { Brand } from '@senluna/kit/brand.ts'
import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { TeamParts } from '../teams/index.ts'

/** The credit books of one process. */
export interface Credit {
  db: Db
  clock: Clock
  log: Log
  brands: readonly Brand[]
  /** For whom an assistant reads. */
  teams: TeamParts
}
