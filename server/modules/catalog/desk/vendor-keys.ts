import type { DeskVendor } from '@senluna/contract/desk/brand/catalog.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/desk/brand/vendor-keys.ts'
import type { KEY_WRONG } from '@senluna/contract/desk/brand/vendor-keys.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { GAME_TYPES, productOf, PRODUCTS, type GameType } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { healthState } from './health-state.ts'
import { deskVendorOf, type CatalogVendor } from './store.ts'
import { vendorKeyList, type VendorKeyRing } from '../vendors/vendor-keys.ts'
import { vendorHealth } from '../vendors/call-store.ts'
import { dropVendorKey, signingMark, startVendorKey } from '../vendors/key-store.ts'

/** What the vendors' page is made of. */
export interface VendorParts {
  db: Db
  vendors: {
    keys: VendorKeyRing
    /** The vendors that something here calls. */
    connected: ReadonlySet<string>
  }
}

const isGameType = (type: string): type is GameType => GAME_TYPES.some((known) => known === type)

/** Vendors with how they have answered in the last hour. */
export async function healthShown(
  { db, vendors }: VendorParts,
  { currency, merchantCode }: Brand,
  rows: readonly CatalogVendor[],
  now: Instant,
): Promise<DeskVendor[]> {
  const health = await vendorHealth(
    db,
    merchantCode,
    rows.map(({ vendorCode }) => vendorCode),
    now,
  )
  return rows.map(({ own, freePlay, ...row }) => {
    const known = health.get(row.vendorCode)
    assert(known, `${row.vendorCode} was asked about`)
    const state = healthState({ ...row, own }, vendors.connected.has(row.vendorCode), known.state)
    return {
      ...row,
      products: PRODUCTS.filter((product) =>
        row.gameTypes.some((type) => isGameType(type) && productOf(type) === product),
      ),
      // A vendor plays in the brand's own money; only our own games have free play besides.
      currencies: [currency.code, ...(freePlay ? [TRIAL_CURRENCY] : [])],
      health: { ...known, state },
    }
  })
}

/** The keys of a vendor by everything but themselves. Refuses SYS_NOT_FOUND. */
export async function keysOfVendor(
  { db, vendors }: VendorParts,
  { brand, now, params }: Call<typeof contract.vendorKeys>,
) {
  const at = { merchantCode: brand.merchantCode, vendorCode: params.code ?? '' }
  if (!(await deskVendorOf(db, at.merchantCode, at.vendorCode))) throw new Refusal('SYS_NOT_FOUND')
  const list = await vendorKeyList(db, at, now)
  return { list, builtIn: vendors.connected.has(at.vendorCode) && !list.some(({ state }) => state === 'SIGNS') }
}

const KEYS = 'vendors.keys'

interface KeyChange {
  keyId: Id<'vendor-key'>
  /** The mark of the key that signed when it was asked; null: the environment's. */
  from: string | null
}

const refused = (field: string, patternId: (typeof KEY_WRONG)[number]) =>
  new Refusal('VAL_FIELD', { fields: [{ field, patternId }] })

/**
 * Asks to sign with another key. It is sealed at once; the request and the audit log know its mark
 * only.
 *
 * Refuses SYS_NOT_FOUND, VAL_FIELD for a vendor that nothing here calls and for the key that signs
 * already.
 */
export const enterKey = ({ db, vendors }: VendorParts, call: Call<typeof contract.enterVendorKey>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, caller, now } = call
    const at = { merchantCode: brand.merchantCode, vendorCode: body.vendor }
    const vendor = await deskVendorOf(tx, at.merchantCode, at.vendorCode)
    if (!vendor) throw new Refusal('SYS_NOT_FOUND')
    if (!vendors.connected.has(at.vendorCode)) throw refused('vendor', 'VENDOR_UNCONNECTED')
    const from = (await signingMark(tx, at)) ?? null
    if (vendors.keys.markOf(at, body.secret) === from) throw refused('secret', 'VENDOR_KEY_SAME')
    const { secret, overlapMinutes } = body
    const key = await vendors.keys.enter(tx, at, { secret, overlapMinutes, by: caller.name }, now)
    const wanted: KeyChange = { keyId: key.id, from }
    return askApproval(tx, call, {
      action: KEYS,
      object: { kind: 'vendor', id: at.vendorCode },
      payload: wanted,
      before: { vendor: vendor.displayName, key: from },
      after: { vendor: vendor.displayName, key: key.mark, overlapMinutes },
      needs: 'vendors.approve',
    })
  })

/**
 * Signs with it once a second person has agreed, unless another took the old one's place meanwhile.
 */
export const vendorKeyApproval: ApprovalAction = {
  action: KEYS,
  async run(tx, approved, { caller, now }) {
    const { keyId, from } = approved.payload as KeyChange
    const at = { merchantCode: approved.merchantCode, vendorCode: approved.objectId }
    if (((await signingMark(tx, at)) ?? null) !== from) throw new Refusal('APPROVAL_STALE')
    if (!(await startVendorKey(tx, at, keyId, caller.name, now))) throw new Refusal('APPROVAL_STALE')
  },
  async onRefused(tx, approved) {
    const { keyId } = approved.payload as KeyChange
    await dropVendorKey(tx, { merchantCode: approved.merchantCode, vendorCode: approved.objectId }, keyId)
  },
}
