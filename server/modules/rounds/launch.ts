import { sql } from 'kysely'
import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import { HOUR, iso, later, MINUTE } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY, walletFor } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { newId, newToken, tokenHash } from '../../platform/ids.ts'
import type { Opening } from '../families/index.ts'
import { stageOriginOf } from '../settings/index.ts'
import { fillTrialWallet } from '../wallet/index.ts'

const LAUNCH_MS = 5 * MINUTE
const SESSION_MS = 12 * HOUR

/**
 * Opens a game session and answers the frame's address with a single-use launch token in its
 * fragment, which no server log sees.
 */
export async function launchInFrame(db: Db, opening: Opening): Promise<LaunchReply> {
  const { caller, brand, request, now, game, mode, language, cdn } = opening
  const launchToken = newToken()
  const id = newId<'game-session'>(now)
  const expiresAt = later(now, LAUNCH_MS)
  const currency = mode === 'REAL' ? brand.currency.code : TRIAL_CURRENCY
  await db.transaction().execute(async (tx) => {
    if (mode === 'TRIAL' && !isTrial(caller.type)) await fillTrialWallet(queryOf(tx), caller.memberId, brand, id, now)
    await sql`insert into rounds.game_session (owner_id, id, launch_hash, merchant_id, session_id, account, game_id, book, wallet_no,
        currency, language, launch_expires_at, expires_at)
      values (${caller.memberId}, ${id}, ${tokenHash(launchToken)}, ${brand.merchantCode}, ${caller.sessionId}, ${caller.userName},
        ${game.gameId}, ${mode === 'REAL' ? 0 : 1}, ${walletFor(mode, caller.type)}, ${currency}, ${language},
        ${new Date(expiresAt)}, ${new Date(later(now, SESSION_MS))})`.execute(tx)
  })
  const parent = `${request.protocol}://${request.host}`
  // The frame asks for other words only where there are any.
  const worded = brand.words?.[language] ? { w: '1' } : undefined
  const fragment = new URLSearchParams({ t: launchToken, game: game.gameId, lang: language, parent, ...worded })
  const own = `${stageOriginOf(request, brand)}/#${fragment}`
  return {
    // The token is good once: where the first host doesn't answer, the second address still can be
    // opened.
    ...(cdn ? { game_url: `${cdn.replace(/\/+$/, '')}/#${fragment}`, game_url2: own } : { game_url: own }),
    openIn: 'IFRAME',
    sessionId: id,
    expiresAt: iso(expiresAt),
  }
}
