import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Id } from '@senluna/kit/ids.ts'

/** Lets nobody else change a game's terms until the transaction ends. */
export async function lockTerms(tx: Tx, merchantCode: MerchantCode, game: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7300403, hashtext(${`${merchantCode} ${game}`}))`.execute(tx)
}

/** Writes the terms of a bet type. */
export async function putTerms(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    game: string
    betType: string
    terms: {
      odds?: Record<string, number> | undefined
      tiers?: { fromUnit: string; milli: Record<string, number> }[] | undefined
      minUnit?: string | undefined
      unitStep?: string | undefined
      perTicketMaxUnit?: string | undefined
      perDrawMaxUnit?: string | undefined
      perDrawPayout?: string | undefined
      perPlayerPayout?: string | undefined
      blocked?: string[] | undefined
      closed?: boolean | undefined
    }
    revision: number
    makerId: Id<'staff'>
  },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.terms (merchant_id, game, bet_type, terms, revision, changed_by, changed_at)
      values (${row.merchantCode}, ${row.game}, ${row.betType}, ${JSON.stringify(row.terms)}::jsonb, ${row.revision + 1},
        ${row.makerId}, ${iso(now)})
      on conflict (merchant_id, game, bet_type) do update set terms = excluded.terms, revision = excluded.revision,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(tx)
}

/** Writes down who asked for a change of terms and who agreed. */
export async function insertChange(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    game: string
    betType: string
    revision: number
    terms: {
      odds?: Record<string, number> | undefined
      tiers?: { fromUnit: string; milli: Record<string, number> }[] | undefined
      minUnit?: string | undefined
      unitStep?: string | undefined
      perTicketMaxUnit?: string | undefined
      perDrawMaxUnit?: string | undefined
      perDrawPayout?: string | undefined
      perPlayerPayout?: string | undefined
      blocked?: string[] | undefined
      closed?: boolean | undefined
    }
    makerId: Id<'staff'>
    staffId: Id<'staff'>
  },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.terms_change (merchant_id, game, bet_type, revision, terms, asked_by, approved_by, at)
      values (${row.merchantCode}, ${row.game}, ${row.betType}, ${row.revision + 1}, ${JSON.stringify(row.terms)}::jsonb,
        ${row.makerId}, ${row.staffId}, ${iso(now)})`.execute(tx)
}
