import type { downlineDetails } from '@senluna/contract/agent/downlines.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'

/** An account of the team, and what the agent may do with it. */
export type Details = ReplyOf<typeof downlineDetails>
