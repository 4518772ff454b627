import type { PlayReply } from '@senluna/contract/play/house.ts'
import type { JackpotWin } from '../jackpots/index.ts'

/** Pots that a round won, as its reply tells them; nothing where it won none. */
export const jackpotsShown = (wins: readonly JackpotWin[]): Pick<PlayReply, 'jackpots'> =>
  wins.length === 0
    ? {}
    : {
        jackpots: wins.map(({ level, amount, held }) => ({
          level,
          amount: amount.toString(),
          ...(held ? { held } : {}),
        })),
      }
