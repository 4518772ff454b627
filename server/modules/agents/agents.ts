import type { Brand } from '@senluna/kit/brand.ts'
import type { LineLimits } from '../families/index.ts'
import type { Members } from '../members/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { TeamParts } from '../teams/index.ts'

/** What changes the tree of agents is made of. */
export interface Agents extends TeamParts {
  members: Members
  sessions: Sessions
  brands: readonly Brand[]
  lineLimits: LineLimits
}
