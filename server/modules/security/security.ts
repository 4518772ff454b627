import type { Amount } from '@senluna/kit/money.ts'
import type { ExportFilter, ExportReport } from '@senluna/contract/member/exports.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import type { TeamFile } from '@senluna/kit/agents/pages.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import type { Log } from '../../platform/log.ts'
import { derivedKey } from '../../platform/config/secrets.ts'
import type { Codes } from '../codes/index.ts'
import type { Member, Members } from '../members/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { ExportSection } from './export/export-section.ts'

/** What stands in the way of closing an account, and what becomes of its money. */
export interface ClosingMoney {
  balance: Amount
  currency: string
  rule: 'NOTHING' | 'GIVEN_UP' | 'WITHDRAW_FIRST'
  openRounds: number
}

/** What later modules know of an account that is closed. */
export interface Closing {
  look(db: Db, member: Member, brand: Brand): Promise<ClosingMoney>
  /** First in the closing transaction: no game opens until it ends. */
  hold(tx: Tx, member: Member): Promise<void>
  /**
   * Once sessions and games have ended: stakes and wallets stay as they are until the transaction
   * ends.
   */
  holdMoney(tx: Tx, member: Member): Promise<void>
  /** Gives play money back and shuts the wallets. */
  settle(tx: Tx, member: Member, brand: Brand, now: Instant): Promise<void>
  /** Opens the wallets of an account that is opened again. */
  reopen(tx: Tx, member: Member): Promise<void>
  /**
   * What later modules keep of a person: contacts, devices for notices. Called with the erasing of
   * closed accounts.
   */
  erase(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void>
}

/**
 * What a record's export is narrowed to: its filters, and its days as moments. The end is excluded.
 */
export interface RecordExport {
  filter: ExportFilter
  from: Date
  until: Date
}

/** Who may have files of a team. */
export interface TeamFiles {
  /** Refuses AUTH_NOT_AGENT, AUTH_FORBIDDEN. */
  check(db: Db, caller: Pick<Caller, 'memberId' | 'type'>, file: TeamFile): Promise<void>
  /** The same of whoever asks for one, which is noted where it is done for somebody else. */
  ask(db: Db, call: AskedBy, caller: Caller, file: TeamFile): Promise<void>
}
export type AskedBy = Pick<Call<Endpoint>, 'now' | 'ip' | 'params' | 'traceId'>

/** What the members' security is made of. */
export interface SecurityDeps {
  db: Db
  clock: Clock
  log: Log
  config: Pick<Config, 'keySecret'>
  members: Members
  codes: Codes
  sessions: Sessions
  brands: readonly Brand[]
  /** What later modules keep of a member, for the export. */
  sections: readonly ExportSection[]
  /** The records that can be had as a table, filtered as on their page. */
  records: Readonly<Record<Exclude<ExportReport, 'OWN_DATA'>, (filter: RecordExport) => ExportSection>>
  teamFiles: TeamFiles
  closing: Closing
  /** How many ways in an account has besides its password and its passkeys. */
  otherWays(tx: Tx, memberId: Id<'member'>, brand: Brand): Promise<number>
}

/** The security of one process. */
export interface Security extends SecurityDeps {
  /** Each for one purpose: secrets of authenticator apps, pieces of exports. */
  keys: { totp: Buffer; export: Buffer }
}

/** Builds the security of one process. */
export function createSecurity(deps: SecurityDeps): Security {
  const { keySecret } = deps.config
  return { ...deps, keys: { totp: derivedKey(keySecret, 'totp'), export: derivedKey(keySecret, 'export') } }
}
