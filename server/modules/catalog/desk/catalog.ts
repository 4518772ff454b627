import type * as contract from '@senluna/contract/desk/brand/catalog.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { deskVendorOf, gamesPage, lockGame, setGame, setVendor, setVendorFee, vendorsPage } from './store.ts'
import { askOpenGame, askOpenVendor, standingOf } from './open-by-two.ts'
import { openingsOf, type Shutters } from './openings.ts'
import { healthShown, type VendorParts } from './vendor-keys.ts'
import { staffDid } from '../../staff/index.ts'

const PAGE = 50

/** The vendors of the brand by code. */
export async function vendors(parts: VendorParts, { brand, now, query }: Call<typeof contract.deskVendors>) {
  const { db } = parts
  const size = query.pageSize ?? PAGE
  const rows = await vendorsPage(db, brand.merchantCode, { ...query, size: size + 1 })
  const page = pageOf(rows, size, (last) => last.vendorCode)
  return { ...page, list: await healthShown(parts, brand, page.list, now) }
}

/**
 * Switches a vendor. One person shuts it; that it opens again is asked for, by a change of its own.
 * Refuses SYS_NOT_FOUND, APPROVAL_OPEN, VAL_FIELD for what opens and changes other things too.
 */
export async function changeVendor(parts: VendorParts, call: Call<typeof contract.changeVendor>) {
  const { body, brand, now, params } = call
  const changed = await parts.db.transaction().execute(async (tx) => {
    const code = params.code ?? ''
    const before = await deskVendorOf(tx, brand.merchantCode, code)
    if (!before) throw new Refusal('SYS_NOT_FOUND')
    const openings = openingsOf(before, body)
    if (isOpening(openings, body)) return askOpenVendor(tx, call, before, openings)
    await setVendor(tx, brand.merchantCode, code, body)
    const after = await deskVendorOf(tx, brand.merchantCode, code)
    assert(after, 'a vendor that was changed is there')
    await staffDid(tx, call, {
      action: 'vendors.set',
      object: { kind: 'vendor', id: code },
      before: { enabled: before.enabled, maintenance: before.maintenance },
      after: { enabled: after.enabled, maintenance: after.maintenance },
    })
    return after
  })
  if ('approvalId' in changed) return changed
  const [shown] = await healthShown(parts, brand, [changed], now)
  assert(shown, 'the vendor is shown')
  return shown
}

/** Whether a change opens anything. Refuses VAL_FIELD for one that does other things too. */
function isOpening(openings: Shutters, body: object): boolean {
  const parts = Object.keys(openings)
  if (parts.length === 0) return false
  const other = Object.keys(body).find((field) => !parts.includes(field))
  if (other !== undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: other }] })
  return true
}

const FEE = 'vendors.fee'

interface Fee {
  from: number
  to: number
}

/** Asks to change a vendor's fee. Refuses SYS_NOT_FOUND, VAL_FIELD for the fee that it has. */
export const changeVendorFee = (db: Db, call: Call<typeof contract.changeVendorFee>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, params } = call
    const vendor = await deskVendorOf(tx, brand.merchantCode, params.code ?? '')
    if (!vendor) throw new Refusal('SYS_NOT_FOUND')
    if (vendor.feePpm === body.feePpm)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'feePpm', patternId: 'SAME' }] })
    const fee: Fee = { from: vendor.feePpm, to: body.feePpm }
    return askApproval(tx, call, {
      action: FEE,
      object: { kind: 'vendor', id: vendor.vendorCode },
      payload: fee,
      before: { vendor: vendor.displayName, feePpm: fee.from },
      after: { vendor: vendor.displayName, feePpm: fee.to },
      needs: 'vendors.approve',
    })
  })

/** Changes it once a second person has agreed, unless it has changed meanwhile. */
export const vendorFeeApproval: ApprovalAction = {
  action: FEE,
  async run(tx, approved) {
    if (!(await setVendorFee(tx, approved.merchantCode, approved.objectId, approved.payload as Fee)))
      throw new Refusal('APPROVAL_STALE')
  },
}

/** The games of the brand by name. Refuses VAL_FIELD for a key that was never given out. */
export async function games(db: Db, { brand, query, now }: Call<typeof contract.deskGames>) {
  const size = query.pageSize ?? PAGE
  const rows = await gamesPage(db, brand.merchantCode, { ...query, after: placeOf(query.after), size: size + 1 }, now)
  return pageOf(
    rows,
    size,
    (last) => `${last.game.gameId} ${last.folded}`,
    ({ game }) => game,
  )
}

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined
  const [, gameId, folded] = /^([A-Za-z0-9_-]{1,60}) (.{0,120})$/u.exec(after) ?? []
  if (gameId === undefined || folded === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { gameId, folded }
}

/**
 * Switches a game. One person shuts it, or changes how it is shown; that it opens again, or
 * somewhere more, is asked for, by a change of its own. Refuses SYS_NOT_FOUND, APPROVAL_OPEN,
 * VAL_FIELD for countries where everywhere is meant and for none where some are, and for what opens
 * and changes other things too.
 */
export const changeGame = (db: Db, call: Call<typeof contract.changeGame>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, now, params } = call
    const { regions } = body
    if (regions && (regions.kind === 'ALL') !== (regions.countries.length === 0))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'regions', patternId: 'COUNTRIES' }] })
    const gameId = params.id ?? ''
    const before = await lockGame(tx, brand.merchantCode, gameId, now)
    if (!before) throw new Refusal('SYS_NOT_FOUND')
    const openings = openingsOf(standingOf(before), body)
    if (isOpening(openings, body)) return askOpenGame(tx, call, before, openings)
    await setGame(tx, brand.merchantCode, gameId, body)
    const after = await lockGame(tx, brand.merchantCode, gameId, now)
    assert(after, 'a game that was changed is there')
    const marks = ({ enabled, maintenance, hot, newMark, regionKind, regions, place }: contract.DeskGame) => ({
      enabled,
      maintenance,
      hot,
      newMark,
      regions: regionKind === 'ALL' ? regionKind : `${regionKind} ${regions.join(' ')}`,
      place: place ?? null,
    })
    await staffDid(tx, call, {
      action: 'games.set',
      object: { kind: 'game', id: gameId },
      before: marks(before),
      after: marks(after),
    })
    return after
  })
