import { newId } from '../../../platform/ids.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { beginTransfer, type TransferIntent } from '../begin-transfer.ts'
import type { Transfers } from '../transfers.ts'
import { playerOf } from '../player.ts'
import { noteResult } from './note-result.ts'
import { refuseGuarded } from '../rules.ts'
import { sendTransfer } from '../send-transfer.ts'
import { makeKnown } from '../transfer.ts'

/** What keeps money from following a player into a game without keeping the game shut. */
const STAYS = new Set(['WAL_INSUFFICIENT', 'WAL_LIMIT', 'WAL_STEP', 'WAL_DEBT', 'WAL_TRANSFER_PENDING'])

/**
 * Opens a game of a vendor that keeps the money itself; answers its address, nothing for a vendor
 * that isn't one.
 *
 * With `bring` the whole main wallet goes along first, in whole steps. What can't go stays, and the
 * game opens all the same. Refuses WAL_VENDOR_DOWN, GAME_LAUNCH_FAILED, RG_LIMIT, RG_COOLING_OFF.
 */
export async function openVendorGame(
  transfers: Transfers,
  ask: {
    caller: Caller
    brand: Brand
    vendorCode: string
    gameId: string
    language: string
    backUrl: string
    /** Names the transfer that goes along; nothing to leave the money where it is. */
    bring: Id<'vendor-request'> | undefined
    now: Instant
  },
): Promise<string | undefined> {
  const vendor = transfers.vendors.get(ask.vendorCode)
  if (!vendor) return undefined
  const { caller, brand, now } = ask
  const { memberId } = caller
  const intent: TransferIntent = {
    memberId,
    type: caller.type,
    merchantCode: brand.merchantCode,
    currency: brand.currency.code,
    requestId: ask.bring ?? newId<'vendor-request'>(now),
    vendor,
    direction: 'IN',
    units: 'ALL',
  }
  await refuseGuarded(transfers.db, memberId, now)
  await makeKnown(transfers, intent)
  if (ask.bring !== undefined) {
    await noteResult(transfers, intent)
    await bringAlong(transfers, intent, now)
  }
  const { gameId, language, backUrl } = ask
  const player = playerOf(vendor.vendorCode, intent)
  const address = await vendor.launch({ player, gameId, language, backUrl })
  if (address === undefined) throw new Refusal('GAME_LAUNCH_FAILED')
  return address
}

async function bringAlong(transfers: Transfers, intent: TransferIntent, now: Instant): Promise<void> {
  const begun = await transfers.db
    .transaction()
    .execute((tx) => beginTransfer(tx, intent, now))
    .catch((error: unknown) => {
      if (error instanceof Refusal && STAYS.has(error.code)) return undefined
      throw error
    })
  if (begun) await sendTransfer(transfers, begun)
}
