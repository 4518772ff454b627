import { sql } from 'kysely'
import type * as contract from '@senluna/contract/reconciliation.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { productOf, PRODUCTS, type GameType, type Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { ADJUSTMENTS, cashAccount, gameAccount, houseAccount, KIND, post, SOURCE } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import type { Call } from '../../platform/http/route.ts'
import { derivedId, newId } from '../../platform/ids.ts'
import { askApproval, type ApprovalAction } from '../approvals/index.ts'
import { staffDid } from '../staff/index.ts'
import { treasuryWallet } from '../wallet/index.ts'
import { chainLineOf } from './chain-lines.ts'
import { vendorDayOf } from './vendor-days.ts'

const PAGE = 20
const ACTION = 'recon.case'

interface Row {
  id: string
  kind: contract.ReconCase['kind']
  about: string
  currency: string
  scale: number
  decimals: number
  difference: bigint
  state: contract.ReconCase['state']
  note: string
  opened_by: string
  opened_at: Date
  reason: string | null
  made_by: string | null
  checked_by: string | null
  closed_at: Date | null
}

const COLUMNS =
  sql.raw(`c.id, c.kind, c.about, c.currency, k.scale, k.display_decimals as decimals, c.difference, c.state, c.note, c.opened_by,
  c.opened_at, c.reason, c.made_by, c.checked_by, c.closed_at`)

const shown = (row: Row): contract.ReconCase => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  currency: { code: row.currency, exponent: row.scale, displayDecimals: row.decimals },
  difference: row.difference.toString(),
  state: row.state,
  note: row.note,
  openedBy: row.opened_by,
  openedAt: row.opened_at.toISOString(),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.made_by === null ? {} : { madeBy: row.made_by }),
  ...(row.checked_by === null ? {} : { checkedBy: row.checked_by }),
  ...(row.closed_at ? { closedAt: row.closed_at.toISOString() } : {}),
})

/** Differences as cases, the latest first. Refuses VAL_FIELD for a key that was never given out. */
export async function cases(db: Db, { brand, query }: Call<typeof contract.reconCases>) {
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !isUuid(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const { rows } =
    await sql<Row>`select ${COLUMNS} from reconciliation."case" c join ledger.currency k on k.code = c.currency
    where c.merchant_id = ${brand.merchantCode} and (${query.state ?? null}::text is null or c.state = ${query.state ?? null})
      and (${query.after ?? null}::uuid is null or c.id < ${query.after ?? null}::uuid)
    order by c.id desc limit ${size + 1}`.execute(db)
  const list = rows.slice(0, size).map(shown)
  return { list, ...(rows.length > size ? { next: list.at(-1)!.id } : {}) }
}

/** What a case is about as it stands. */
const lineOf = (db: Db | Tx, brand: Brand, { kind, about }: { kind: contract.ReconCase['kind']; about: string }) =>
  kind === 'VENDOR' ? vendorDayOf(db, brand, about) : chainLineOf(db, brand, about)

/** Opens a difference as a case. Refuses SYS_NOT_FOUND, APPROVAL_STALE when it is another one by now, APPROVAL_OPEN when one is open. */
export const openCase = (db: Db, call: Call<typeof contract.openReconCase>): Promise<contract.ReconCase> =>
  db.transaction().execute(async (tx) => {
    const { body, brand, caller, now, reason } = call
    const line = await lineOf(tx, brand, body)
    if (!line) throw new Refusal('SYS_NOT_FOUND')
    if (line.state !== 'DIFFERS' || line.difference !== body.difference) throw new Refusal('APPROVAL_STALE')
    const id = newId<'recon-case'>(now)
    const told = (of: unknown) => JSON.stringify(of ?? null)
    const made =
      await sql`insert into reconciliation."case" (id, merchant_id, kind, about, currency, difference, ours, theirs, note,
        opened_by, opened_at)
      values (${id}, ${brand.merchantCode}, ${body.kind}, ${body.about}, ${line.currency.code}, ${body.difference}::bigint,
        ${told(line.ours)}::jsonb, ${told(line.theirs)}::jsonb, ${reason}, ${caller.name}, ${new Date(now)})
      on conflict (merchant_id, kind, about) where state = 'OPEN' do nothing`.execute(tx)
    if (made.numAffectedRows !== 1n) throw new Refusal('APPROVAL_OPEN')
    await staffDid(tx, call, {
      action: 'recon.open',
      object: { kind: 'recon-case', id },
      after: { kind: body.kind, about: body.about, difference: body.difference },
    })
    return shown((await held(tx, brand.merchantCode, id))!)
  })

async function held(tx: Tx, merchantCode: string, id: string): Promise<Row | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } =
    await sql<Row>`select ${COLUMNS} from reconciliation."case" c join ledger.currency k on k.code = c.currency
    where c.id = ${id} and c.merchant_id = ${merchantCode} for no key update of c`.execute(tx)
  return rows[0]
}

/** Asks to close a case. Refuses SYS_NOT_FOUND, APPROVAL_STALE for one that is closed. */
export const closeCase = (db: Db, call: Call<typeof contract.closeReconCase>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, params } = call
    const row = await held(tx, brand.merchantCode, params.id ?? '')
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    if (row.state !== 'OPEN') throw new Refusal('APPROVAL_STALE')
    return askApproval(tx, call, {
      action: ACTION,
      object: { kind: 'recon-case', id: row.id },
      payload: { how: body.how },
      before: { about: row.about, difference: row.difference.toString() },
      after: { state: body.how },
      needs: 'recon.approve',
    })
  })

/** Closes it once a second person has agreed; a write-off books the difference in the same transaction. */
export const closeCaseByTwo: ApprovalAction = {
  action: ACTION,
  async run(tx, { objectId, payload, makerName, reason }, { brand, caller, now }) {
    const { how } = payload as { how: 'EXPLAINED' | 'WRITTEN_OFF' }
    const row = await held(tx, brand.merchantCode, objectId)
    if (row?.state !== 'OPEN') throw new Refusal('APPROVAL_STALE')
    const line = await lineOf(tx, brand, row)
    if (line?.difference !== row.difference.toString()) throw new Refusal('APPROVAL_STALE')
    if (how === 'WRITTEN_OFF') await bookDifference(tx, brand, row, now)
    await sql`update reconciliation."case" set state = ${how}, reason = ${reason}, made_by = ${makerName}, checked_by = ${caller.name},
      closed_at = ${new Date(now)} where id = ${row.id}`.execute(tx)
  },
}

/**
 * Books a difference between the house account that it is about and the adjustments, through the treasury, which is as it was
 * afterwards. A vendor's lowers (raises) what its games brought; a chain's is money that came (never came).
 */
async function bookDifference(tx: Tx, brand: Brand, row: Row, now: Instant): Promise<void> {
  const { merchantCode } = brand
  const query = queryOf(tx)
  if (row.difference === 0n) return
  const house = (code: string) =>
    houseAccount(query, { merchant: merchantCode, code, currency: row.currency, lane: 0 }, now)
  const about = await house(await accountOf(tx, brand, row))
  const adjusted = await house(ADJUSTMENTS)
  const wallet = await treasuryWallet(
    query,
    merchantCode,
    row.kind === 'CHAIN' ? 'EXCHANGE' : 'SUSPENSE',
    row.currency,
    now,
  )
  const kind = KIND.DEPOSIT_CORRECTION
  const legs = [
    { kind, amount: amount(row.difference), counter: about },
    { kind, amount: amount(-row.difference), counter: adjusted },
  ]
  const [posted] = await post(
    query,
    [
      {
        ...wallet,
        key: derivedId('recon-case', row.id),
        source: SOURCE.DESK,
        at: now,
        // What comes in goes first: the wallet is never below what it was.
        legs: row.difference > 0n ? legs : legs.toReversed(),
      },
    ],
    now,
  )
  assert(posted?.status === 'posted', `a write-off came to ${posted?.status}`)
}

async function accountOf(tx: Tx, { merchantCode }: Brand, { kind, about }: Row): Promise<string> {
  const [first = '', second = ''] = about.split('/')
  if (kind === 'VENDOR') return gameAccount(await productOfVendor(tx, merchantCode, second))
  const { rows } = await sql<{ code: string }>`select code from cashier.deposit_channel
    where merchant_id = ${merchantCode} and settings ->> 'chain' = ${first} order by priority, code limit 1`.execute(tx)
  if (!rows[0]) throw new Refusal('APPROVAL_STALE')
  return cashAccount(rows[0].code)
}

/** What a vendor's games count as: our own by the product they stand under, another one's by its games. */
async function productOfVendor(tx: Tx, merchantCode: string, vendor: string): Promise<Product> {
  const own = PRODUCTS.find((one) => vendor === `OWN:${one}`)
  if (own) return own
  const { rows } = await sql<{ game_type: GameType }>`select game_type from catalog.game
    where merchant_id = ${merchantCode} and vassalage = ${vendor} order by game_id limit 1`.execute(tx)
  if (!rows[0]) throw new Refusal('APPROVAL_STALE')
  return productOf(rows[0].game_type)
}
