import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate, type Rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { lockMember } from '../members/index.ts'

/** What a code is: an agent's link, an affiliate's code, a member's own. */
export type CodeKind = 'AGENT_LINK' | 'AFFILIATE' | 'MEMBER_REFERRAL'

/** Rates that a link gives, of the products for which it gives one. */
export type LinkRates = Readonly<Partial<Record<Product, Rate>>>

/** A code as it is kept. */
export interface RefCode {
  code: string
  kind: CodeKind
  ownerId: Id<'member'>
  /** What an agent's link opens: 0 a member, 1 an agent. */
  opens: 0 | 1
  /** Empty for all but an agent's link. */
  rates: LinkRates
  domain: string | null
  validUntil: Instant | null
  /** 0 for no limit. */
  maxUses: number
  uses: number
  closedAt: Instant | null
}

/** A code as its row has it. */
export interface CodeRow {
  code: string
  kind: CodeKind
  owner_id: Id<'member'>
  opens: number
  rates: Partial<Record<Product, number>>
  domain: string | null
  valid_until: Date | null
  max_uses: number
  uses: number
  closed_at: Date | null
}

/** What `codeOf` reads. */
export const COLUMNS = sql.raw('code, kind, owner_id, opens, rates, domain, valid_until, max_uses, uses, closed_at')

/** The code of a row. */
export const codeOf = (row: CodeRow): RefCode => ({
  code: row.code,
  kind: row.kind,
  ownerId: row.owner_id,
  opens: row.opens === 1 ? 1 : 0,
  rates: Object.fromEntries(Object.entries(row.rates).map(([product, ppm]) => [product, rate(ppm)])),
  domain: row.domain,
  validUntil: row.valid_until && instant(row.valid_until.getTime()),
  maxUses: row.max_uses,
  uses: row.uses,
  closedAt: row.closed_at && instant(row.closed_at.getTime()),
})

/** What any code can be; other texts aren't looked for. */
const CODE = /^[0-9A-Z]{3,20}$/

/** A code by its text, whatever its case. */
export async function findCode(db: Db | Tx, merchantCode: MerchantCode, text: string): Promise<RefCode | undefined> {
  const code = text.toUpperCase()
  if (!CODE.test(code)) return undefined
  const { rows } = await sql<CodeRow>`select ${COLUMNS} from referrals.ref_code
    where merchant_id = ${merchantCode} and code = ${code}`.execute(db)
  return rows[0] && codeOf(rows[0])
}

/** The code that holds for everybody who registers on a host. */
export async function codeOfDomain(tx: Tx, merchantCode: MerchantCode, domain: string): Promise<RefCode | undefined> {
  const { rows } = await sql<CodeRow>`select ${COLUMNS} from referrals.ref_code
    where merchant_id = ${merchantCode} and domain = ${domain} and closed_at is null`.execute(tx)
  return rows[0] && codeOf(rows[0])
}

/**
 * Counts one registration, unless the code was used up or closed meanwhile. Answers whether it was
 * counted.
 */
export async function countUse(tx: Tx, merchantCode: MerchantCode, code: string, now: Instant): Promise<boolean> {
  const counted = await sql`update referrals.ref_code set uses = uses + 1
    where merchant_id = ${merchantCode} and code = ${code} and closed_at is null
      and (max_uses = 0 or uses < max_uses) and (valid_until is null or valid_until > ${new Date(now)})`.execute(tx)
  return counted.numAffectedRows === 1n
}

/**
 * Writes a code. Answers false when the brand has it already, or its owner or host has one where
 * there is only one.
 */
export async function insertCode(
  db: Db | Tx,
  merchantCode: MerchantCode,
  code: Omit<RefCode, 'uses' | 'closedAt' | 'rates'> & { rates?: LinkRates; channel?: string; note?: string },
  now: Instant,
): Promise<boolean> {
  const until = code.validUntil === null ? null : new Date(code.validUntil)
  const inserted =
    await sql`insert into referrals.ref_code (merchant_id, code, kind, owner_id, opens, rates, domain, channel, note,
      valid_until, max_uses, created_at)
    values (${merchantCode}, ${code.code}, ${code.kind}, ${code.ownerId}, ${code.opens},
      ${JSON.stringify(code.rates ?? {})}::jsonb, ${code.domain}, ${code.channel ?? ''}, ${code.note ?? ''}, ${until}, ${code.maxUses}, ${new Date(now)})
    on conflict do nothing`.execute(db)
  return inserted.numAffectedRows === 1n
}

/** The code a member gives away. */
export async function codeOfMember(db: Db | Tx, memberId: Id<'member'>): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select code from referrals.ref_code
    where owner_id = ${memberId} and kind = 'MEMBER_REFERRAL'`.execute(db)
  return rows[0]?.code
}

/** A code with what came of it. */
export interface GivenCode extends RefCode {
  /** How often its page was opened. */
  opened: number
  firstDeposits: number
}

/** The codes that the operator gave an agent, the newest first. */
export async function codesOf(db: Db, merchantCode: MerchantCode, ownerId: Id<'member'>): Promise<GivenCode[]> {
  const { rows } = await sql<
    CodeRow & { opened: number; first_deposits: number }
  >`select ${COLUMNS}, opened, first_deposits from referrals.ref_code
    where merchant_id = ${merchantCode} and owner_id = ${ownerId} and kind = 'AFFILIATE' order by created_at desc limit 100`.execute(
    db,
  )
  return rows.map((row) => ({ ...codeOf(row), opened: row.opened, firstDeposits: row.first_deposits }))
}

/** How many links of an agent are in use, held so that another made at the same time waits. */
export async function openLinks(tx: Tx, ownerId: Id<'member'>, now: Instant): Promise<number> {
  await lockMember(tx, ownerId)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from referrals.ref_code
    where owner_id = ${ownerId} and kind = 'AGENT_LINK' and closed_at is null
      and (valid_until is null or valid_until > ${new Date(now)}) and (max_uses = 0 or uses < max_uses)`.execute(tx)
  return rows[0]!.count
}

/** Closes a code of its owner for good. Answers whether there was an open one. */
export async function closeCode(
  db: Db | Tx,
  merchantCode: MerchantCode,
  ownerId: Id<'member'>,
  code: string,
  now: Instant,
): Promise<boolean> {
  const closed = await sql`update referrals.ref_code set closed_at = ${new Date(now)}
    where merchant_id = ${merchantCode} and code = ${code} and owner_id = ${ownerId}
      and kind <> 'MEMBER_REFERRAL' and closed_at is null`.execute(db)
  return closed.numAffectedRows === 1n
}
