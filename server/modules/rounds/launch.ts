import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import { HOUR, iso, later, MINUTE } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { newId, newToken } from '../../platform/ids.ts'
import type { Opening } from '../families/index.ts'
import { stageOriginOf } from '../settings/index.ts'
import { fillTrialWallet } from '../wallet/index.ts'
import { insertSession } from './sessions/session-store.ts'

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
    await insertSession(
      tx,
      {
        memberId: caller.memberId,
        id,
        launchToken,
        merchantCode: brand.merchantCode,
        sessionId: caller.sessionId,
        userName: caller.userName,
        gameId: game.gameId,
        mode,
        type: caller.type,
        currency,
        language,
        expiresAt,
        sessionMs: SESSION_MS,
      },
      now,
    )
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
