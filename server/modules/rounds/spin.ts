import type { Id } from '@senluna/kit/ids.ts'
/** What a player asks for. */
export interface Spin {
  /** The round bears it, as does its wager. */
  key: Id<'wager'>
  stake: string
  choice: string | undefined
  seen: string | undefined
  autoplay: string | undefined
  /** The free rounds that it is one of. */
  free?: string | undefined
  traceId: string
}
