import type * as contract from '@senluna/contract/catalog-desk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { deskVendorOf, gamesPage, lockGame, setGame, setVendor, vendorsPage } from '../catalog/index.ts'
import { staffDid } from '../staff/index.ts'

const PAGE = 50

/** The vendors of the brand by code. */
export async function vendors(db: Db, { brand, query }: Call<typeof contract.deskVendors>) {
  const size = query.pageSize ?? PAGE
  const rows = await vendorsPage(db, brand.merchantCode, { ...query, size: size + 1 })
  const list = rows.slice(0, size)
  return { list, ...(rows.length > size ? { next: list.at(-1)!.vassalage } : {}) }
}

/** Switches a vendor. Refuses SYS_NOT_FOUND. */
export const changeVendor = (db: Db, call: Call<typeof contract.changeVendor>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, params } = call
    const code = params.code ?? ''
    const before = await deskVendorOf(tx, brand.merchantCode, code)
    if (!before) throw new Refusal('SYS_NOT_FOUND')
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

/** The games of the brand by name. Refuses VAL_FIELD for a key that was never given out. */
export async function games(db: Db, { brand, query }: Call<typeof contract.deskGames>) {
  const size = query.pageSize ?? PAGE
  const rows = await gamesPage(db, brand.merchantCode, { ...query, after: placeOf(query.after), size: size + 1 })
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return {
    list: list.map(({ game }) => game),
    ...(rows.length > size && last ? { next: `${last.game.gameId} ${last.folded}` } : {}),
  }
}

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined
  const [, gameId, folded] = /^([a-z0-9-]{1,60}) (.{0,120})$/u.exec(after) ?? []
  if (gameId === undefined || folded === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { gameId, folded }
}

/** Switches a game. Refuses SYS_NOT_FOUND. */
export const changeGame = (db: Db, call: Call<typeof contract.changeGame>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, params } = call
    const gameId = params.id ?? ''
    const before = await lockGame(tx, brand.merchantCode, gameId)
    if (!before) throw new Refusal('SYS_NOT_FOUND')
    await setGame(tx, brand.merchantCode, gameId, body)
    const after = { ...before, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) }
    const marks = ({ enabled, maintenance, hot }: contract.DeskGame) => ({ enabled, maintenance, hot })
    await staffDid(tx, call, {
      action: 'games.set',
      object: { kind: 'game', id: gameId },
      before: marks(before),
      after: marks(after),
    })
    return after
  })
