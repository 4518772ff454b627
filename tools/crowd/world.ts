import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Watch } from './load/watch.ts'
import type { Line } from './line/line.ts'

/** What a payer can let happen to a payment at the pretended provider. */
export type Paying = 'approve' | 'less' | 'fail'

/** Where a crowd lives: a product, a clock, and the outside world that it can reach. */
export interface World {
  /** The host of the brand. */
  host: string
  merchantCode: string
  line: Line
  now(): Instant
  /** Waits by the world's clock. */
  pause(ms: number): Promise<void>
  /** What the brand says of itself, its current keys among it. */
  info(again?: boolean): Promise<PermissionInfo>
  /** Pays at the pretended provider, as somebody does who was sent to its page. */
  pay(address: string, how: Paying): Promise<void>
  /** The newest text message or e-mail that went to a number or an address. */
  messageTo(to: string): Promise<string>
  /** Codes of links that agents have handed round, by `invitationOf`. */
  invitations: Map<string, string>
  /** Codes of members who bring friends, by whose they are. */
  friendCodes: Map<string, string>
  /** A history on a slow machine: people play a few rounds only. */
  isLate?(): boolean
  /** Called before somebody sits down to a game: a history has its next draws made. */
  sitDown?(game: string): Promise<void>
  /** Called before somebody looks at what is drawn tonight. */
  tonight?(): Promise<void>
  /** Called once somebody has an account: it is marked as pretended. */
  joined(userName: string): Promise<void>
  /** A load's: sees every attempt, and has calls repeated until their outcome is known. */
  watch?: Watch
}
