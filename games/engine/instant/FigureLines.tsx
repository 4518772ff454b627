import type { HouseGame } from '@senluna/kit/games/game.ts'
import { isInstant, spreadOf } from '@senluna/kit/games/instant.ts'
import { isPlanned, isRunGame } from '@senluna/kit/games/run.ts'
import { betReturns, isTableGame } from '@senluna/kit/games/table.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../session/events.ts'
import { spreadText } from '../ui/spread.ts'

interface Props {
  game: HouseGame
  certificate: Opened['certificate']
}

/** A share as it is written, cut after two places: never more than is returned. */
const cut = (share: string): string => percentText(Number(share) * 10_000 + 1e-9)
const rounded = (share: number): string => percentText(Math.round(share * 10_000))

/** What a game returns: at a table by its bets, of a game of skill with best play. */
export function ReturnLine({ game, certificate, skilled = false }: Props & { skilled?: boolean | undefined }) {
  if (!isTableGame(game))
    return <li>{text(skilled ? 'cardGames.rules.rtp' : 'instant.rules.rtp', { rtp: cut(certificate.rtp) })}</li>
  const { least, most } = betReturns(game)
  const ends = { least: rounded(least), most: rounded(most) }
  if (ends.least === ends.most) return <li>{text('table.rules.rtp', { rtp: ends.most })}</li>
  return <li>{text('table.rules.rtpRange', ends)}</li>
}

/** How often rounds bring anything back and how far they stray, where that has one figure. */
export function SpreadLines({ game, certificate, choice }: Props & { choice: string | undefined }) {
  if (isTableGame(game)) return <li>{text('table.rules.spread')}</li>
  if (isRunGame(game) && isPlanned(game)) return <li>{text('run.rules.spread')}</li>
  // What a choice returns hardly differs; how often and how evenly it does, beyond measure.
  const chosen = choice && isInstant(game) ? spreadOf(game, choice) : undefined
  const { hitRate, deviation } = chosen ?? certificate
  return (
    <>
      <li>{text('game.rules.hitRate', { rate: cut(hitRate) })}</li>
      <li>{text('game.rules.deviation', { deviation: spreadText(deviation) })}</li>
      {chosen && <li>{text('instant.rules.chosen')}</li>}
    </>
  )
}
