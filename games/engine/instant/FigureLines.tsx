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
const cut = (share: string | number): string => percentText(Number(share) * 10_000 + 1e-9)

interface ReturnProps extends Props {
  skilled?: boolean | undefined
  betText?: ((bet: string) => string) | undefined
}

/** What a game returns: at a table by its bets, of a game of skill with best play. */
export function ReturnLine({ game, certificate, skilled = false, betText = String }: ReturnProps) {
  if (!isTableGame(game))
    return <li>{text(skilled ? 'cardGames.rules.rtp' : 'instant.rules.rtp', { rtp: cut(certificate.rtp) })}</li>
  const returns = betReturns(game).toSorted((a, b) => b.share - a.share)
  const shares = new Set(returns.map(({ share }) => cut(share)))
  if (shares.size === 1) return <li>{text('table.rules.rtp', { rtp: [...shares].join('') })}</li>
  const bets = returns.map(({ bet, share }) => `${betText(bet)} ${cut(share)}`).join(' · ')
  return <li>{text('table.rules.rtpBets', { bets })}</li>
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
