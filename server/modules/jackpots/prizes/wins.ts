import type { jackpotWins, JackpotWinRow } from '@senluna/contract/play/jackpots.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isJackpotLevel } from '@senluna/kit/games/jackpot.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { gameCards } from '../../catalog/index.ts'
import { maskedName, publicNames } from '../../members/index.ts'
import { offTheBoard } from '../../messages/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { wonCycles, type WonCycle } from '../cycle-store.ts'
import { jackpotIdOf, sealNameOf } from '../cycle-name.ts'
import { hiddenPoint } from '../hidden-point.ts'
import type { Jackpots } from '../jackpots.ts'
import { termsOf } from '../terms.ts'

const PAGE = 20

/**
 * Pots of a brand that were won. Who doesn't want to be seen is not named; the win itself stands.
 * Refuses VAL_FIELD for a place that was never given out.
 */
export async function winsList(jackpots: Jackpots, { brand, language, query, now }: Call<typeof jackpotWins>) {
  const { db } = jackpots
  const size = query.pageSize ?? PAGE
  const rows = await wonCycles(db, brand.merchantCode, {
    level: query.level,
    before: placeOf(query.after),
    size: size + 1,
    refused: false,
  })
  const owners = [...new Set(rows.map((row) => row.owner_id))]
  const gameIds = rows.map((row) => row.game_id)
  const [names, away, hidden, games] = await Promise.all([
    publicNames(db, owners),
    outOfPlay(db, owners, now),
    offTheBoard(db, owners),
    gameCards(db, brand.merchantCode, gameIds, language),
  ])
  const shown = (row: WonCycle): JackpotWinRow => {
    const name = away.has(row.owner_id) || hidden.has(row.owner_id) ? undefined : names.get(row.owner_id)
    return {
      level: row.level,
      cycle: row.no,
      amount: row.amount.toString(),
      ...(name === undefined ? {} : { account: maskedName(name) }),
      gameId: row.game_id,
      game: games.get(row.game_id)?.name ?? row.game_id,
      openedAt: row.opened_at.toISOString(),
      at: row.ended_at.toISOString(),
      terms: row.terms,
      ...proofOf(jackpots, { merchantCode: brand.merchantCode, level: row.level, no: row.no }, row),
    }
  }
  return pageOf(rows, size, (last) => `${last.ended_at.toISOString()}_${last.level}_${last.no}`, shown)
}

/** A place in the list of wins. Refuses VAL_FIELD for one that was never given out. */
export function placeOf(after: string | undefined) {
  if (after === undefined) return undefined
  const [, at = '', level = '', no = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([A-Z]+)_(\d{1,9})$/.exec(after) ?? []
  if (Number.isNaN(Date.parse(at)) || !isJackpotLevel(level))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { at: new Date(at), level, no: Number(no) }
}

/** The seed of a hidden point, once it was hit. */
function proofOf(jackpots: Jackpots, name: Parameters<typeof sealNameOf>[0], row: WonCycle) {
  const { commitment, sealed } = row
  if (!commitment || !sealed) return {}
  return {
    proof: {
      commitment: commitment.toString('hex'),
      serverSeed: jackpots.seeds.vault.open(sealed, sealNameOf(name)).toString('hex'),
      jackpotId: jackpotIdOf(name),
      point: hiddenPoint(jackpots, name, { terms: termsOf(row.level, row.terms), sealed }).toString(),
    },
  }
}
