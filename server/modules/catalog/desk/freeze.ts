import type { freezeGame } from '@senluna/contract/desk/brand/catalog.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUncatalogued, stationsOf } from '@senluna/games/rules.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { freeze, isFrozen, unfreeze } from '../frozen-store.ts'
import { ownNameOf } from '../names.ts'
import { lockGame } from './store.ts'

const FREEZE = 'games.freeze'

interface Freezing {
  frozen: boolean
}

/**
 * Asks to freeze one of our own games, or to let it go on. Refuses SYS_NOT_FOUND, VAL_FIELD for a
 * game of a vendor and for what it is already.
 */
export const askFreeze = (db: Db, call: Call<typeof freezeGame>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, now, params } = call
    const id = params.id ?? ''
    const game = (await lockGame(tx, brand.merchantCode, id, now)) ?? (await sideGame(tx, brand.merchantCode, id))
    if (!game) throw new Refusal('SYS_NOT_FOUND')
    if (!game.own || game.frozen === body.frozen) throw new Refusal('VAL_FIELD', { fields: [{ field: 'frozen' }] })
    const freezing: Freezing = { frozen: body.frozen }
    return askApproval(tx, call, {
      action: FREEZE,
      object: { kind: 'game', id: game.gameId },
      payload: freezing,
      before: { game: game.name, frozen: game.frozen },
      after: { game: game.name, frozen: body.frozen },
      needs: 'vendors.approve',
    })
  })

/** A game of ours that hangs on others and so stands in no catalogue. */
async function sideGame(tx: Tx, merchantCode: MerchantCode, gameId: string) {
  const name = isUncatalogued(gameId) && stationsOf(gameId).length === 0 ? ownNameOf(gameId) : undefined
  if (name === undefined) return undefined
  return { gameId, name, own: true, frozen: await isFrozen(tx, merchantCode, gameId) }
}

/** What follows in the transaction in which a game goes on that was frozen since a moment. */
export type AfterThaw = (
  tx: Tx,
  thawed: { merchantCode: MerchantCode; gameId: string; since: Instant },
  now: Instant,
) => Promise<void>

/** Does it once a second person has agreed, unless it was done meanwhile. */
export const freezeApproval = (afterThaw: AfterThaw): ApprovalAction => ({
  action: FREEZE,
  async run(tx, { merchantCode, objectId: gameId, payload }, { now }) {
    const { frozen } = payload as Freezing
    if (frozen) {
      if (!(await freeze(tx, merchantCode, gameId, now))) throw new Refusal('APPROVAL_STALE')
      return
    }
    const since = await unfreeze(tx, merchantCode, gameId)
    if (since === undefined) throw new Refusal('APPROVAL_STALE')
    await afterThaw(tx, { merchantCode, gameId, since }, now)
  },
})
