import type { Game } from '@senluna/contract/play/games.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'

/** What a game returns, and of which bet or play that is said; undefined where nobody says it. */
export function rtpText({ rtpX100, rtpOf }: Pick<Game, 'rtpX100' | 'rtpOf'>): string | undefined {
  if (rtpX100 === undefined) return undefined
  return rtpOf ? `${percentText(rtpX100)} (${text(`info.rtp.${rtpOf}`)})` : percentText(rtpX100)
}
