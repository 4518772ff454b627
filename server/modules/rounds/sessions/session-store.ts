import { tokenHash } from '../../../platform/ids.ts'
import { walletFor, type WalletNo } from '@senluna/ledger/index.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import { BOOK, type BookNo } from '../../wagers/index.ts'

/** Keeps a launch, to be opened once. */
export async function insertSession(
  tx: Tx,
  row: {
    memberId: Id<'member'>
    id: Id<'game-session'>
    launchToken: string
    merchantCode: MerchantCode
    sessionId: Id<'session'>
    userName: string
    gameId: string
    mode: 'REAL' | 'TRIAL'
    type: AccountType
    currency: string
    language: string
    expiresAt: Instant
    sessionMs: number
  },
  now: Instant,
): Promise<void> {
  await sql`insert into rounds.game_session (owner_id, id, launch_hash, merchant_id, session_id, account, game_id, book, wallet_no,
        currency, language, launch_expires_at, expires_at)
      values (${row.memberId}, ${row.id}, ${tokenHash(row.launchToken)}, ${row.merchantCode}, ${row.sessionId}, ${row.userName},
        ${row.gameId}, ${BOOK[row.mode]}, ${walletFor(row.mode, row.type)}, ${row.currency}, ${row.language},
        ${new Date(row.expiresAt)}, ${new Date(later(now, row.sessionMs))})`.execute(tx)
}

export interface SessionRow {
  owner_id: Id<'member'>
  id: Id<'game-session'>
  merchant_id: MerchantCode
  session_id: Id<'session'>
  account: string
  game_id: string
  book: BookNo
  wallet_no: WalletNo
  currency: string
  language: string
  opened_at: Date | null
  expires_at: Date
  ended_at: Date | null
}

export const SESSION_COLUMNS = sql.raw(
  'owner_id, id, merchant_id, session_id, account, game_id, book, wallet_no, currency, language, opened_at, expires_at, ended_at',
)

/** The session of a bearer. */
export async function sessionByBearer(db: Db, bearer: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`select ${SESSION_COLUMNS} from rounds.game_session
      where bearer_hash = ${tokenHash(bearer)}`.execute(db)
  return rows[0]
}

/** Ends the game sessions of site sessions; answers their ids. */
export async function endSessions(
  tx: Tx,
  member: Id<'member'>,
  sessions: readonly Id<'session'>[],
  now: Instant,
): Promise<{ id: Id<'game-session'> }[]> {
  const { rows } = await sql<{ id: Id<'game-session'> }>`update rounds.game_session set ended_at = ${new Date(now)}
    where owner_id = ${member} and session_id = any (${[...sessions]}::uuid[]) and ended_at is null returning id`.execute(
    tx,
  )
  return rows
}

/** Frees the play states of game sessions that ended. */
export async function freePlayStates(tx: Tx, member: Id<'member'>, rows: { id: Id<'game-session'> }[]): Promise<void> {
  await sql`update rounds.play_state set session_id = null, auto_id = null
    where owner_id = ${member} and session_id = any (${rows.map((row) => row.id)}::uuid[])`.execute(tx)
}

/** Whose launch it is. */
export async function ownerOfLaunch(
  tx: Tx,
  launch: Buffer,
): Promise<
  | {
      owner_id: Id<'member'>
    }
  | undefined
> {
  const { rows } = await sql<{
    owner_id: Id<'member'>
  }>`select owner_id from rounds.game_session where launch_hash = ${launch}`.execute(tx)
  return rows[0]
}

/** Opens a launch, once; undefined for any other. */
export async function openLaunched(
  tx: Tx,
  { bearer, launch, merchantCode }: { bearer: string; launch: Buffer; merchantCode: MerchantCode },
  now: Instant,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
      update rounds.game_session set bearer_hash = ${tokenHash(bearer)}, launch_hash = null, opened_at = ${new Date(now)}
      where launch_hash = ${launch} and merchant_id = ${merchantCode}
        and launch_expires_at > ${new Date(now)} and ended_at is null
      returning ${SESSION_COLUMNS}`.execute(tx)
  return rows[0]
}
