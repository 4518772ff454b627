import { Refusal } from '@senluna/contract/refusals.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { DeskGame } from '@senluna/contract/desk/brand/catalog.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { askApproval, type ApprovalAction, type Asking } from '../../approvals/index.ts'
import { sameParts, shuttersIn, shuttersShown, type ShownShutters, type Shutters } from './openings.ts'
import { deskVendorOf, lockGame, setGame, setVendor } from './store.ts'

const GAME = 'games.open'
const VENDOR = 'vendors.open'

/** What would be open, and how it stood when that was asked for. */
interface Opening {
  to: ShownShutters
  was: ShownShutters
}

/** How a game stands, as far as it shuts anybody out. */
export const standingOf = ({ enabled, maintenance, regionKind, regions }: DeskGame): Shutters => ({
  enabled,
  maintenance,
  regions: { kind: regionKind, countries: regions },
})

const request = (standing: Shutters, to: Shutters) => {
  const payload: Opening = { to: shuttersShown(to), was: shuttersShown(sameParts(to, standing)) }
  return { payload, before: payload.was, after: payload.to }
}

/** Asks that a game opens again. Refuses APPROVAL_OPEN. */
export function askOpenGame(tx: Tx, call: Asking, game: DeskGame, to: Shutters) {
  const { payload, before, after } = request(standingOf(game), to)
  return askApproval(tx, call, {
    action: GAME,
    object: { kind: 'game', id: game.gameId },
    payload,
    before: { game: game.name, ...before },
    after: { game: game.name, ...after },
    needs: 'vendors.approve',
  })
}

/** Asks that a vendor opens again. Refuses APPROVAL_OPEN. */
export function askOpenVendor(
  tx: Tx,
  call: Asking,
  vendor: Shutters & { vendorCode: string; displayName: string },
  to: Shutters,
) {
  const { payload, before, after } = request(vendor, to)
  return askApproval(tx, call, {
    action: VENDOR,
    object: { kind: 'vendor', id: vendor.vendorCode },
    payload,
    before: { vendor: vendor.displayName, ...before },
    after: { vendor: vendor.displayName, ...after },
    needs: 'vendors.approve',
  })
}

/** What is to open. Refuses APPROVAL_STALE where it no longer stands as both read it. */
function openable(standing: Shutters | undefined, { to, was }: Opening): Shutters {
  const wanted = shuttersIn(to)
  if (!standing || canonical(shuttersShown(sameParts(wanted, standing))) !== canonical(was))
    throw new Refusal('APPROVAL_STALE')
  return wanted
}

/** Opens it once a second person has agreed, where it is still shut as it was. */
export const openGameApproval: ApprovalAction = {
  action: GAME,
  async run(tx, { merchantCode, objectId, payload }, { now }) {
    const game = await lockGame(tx, merchantCode, objectId, now)
    await setGame(tx, merchantCode, objectId, openable(game && standingOf(game), payload as Opening))
  },
}

/** The same of a vendor. */
export const openVendorApproval: ApprovalAction = {
  action: VENDOR,
  async run(tx, { merchantCode, objectId, payload }) {
    const vendor = await deskVendorOf(tx, merchantCode, objectId)
    await setVendor(tx, merchantCode, objectId, openable(vendor, payload as Opening))
  },
}
