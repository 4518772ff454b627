import type { BetMode } from '@senluna/kit/games/modes.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../../session/events.ts'
import { percent } from './rule-parts.tsx'

/** What each mode beside the plain one costs and returns. */
export function ModeRules({
  modes,
  kinds,
  mayBuy,
}: {
  modes: NonNullable<Opened['certificate']['modes']>
  kinds: readonly BetMode[]
  mayBuy: boolean
}) {
  return (
    <ul className="figures">
      {modes.map(({ choice, priceX100, rtp, featureEvery }) => {
        const kind = kinds.find((mode) => mode.choice === choice)?.kind
        const price = (priceX100 / 100).toString()
        if (kind === 'ante')
          return (
            <li key={choice}>
              {text('game.rules.ante', {
                price,
                rtp: percent(rtp),
                spins: countText(Math.round(Number(featureEvery ?? 0))),
              })}
            </li>
          )
        if (kind === 'buy' && mayBuy)
          return <li key={choice}>{text('game.rules.buy', { price, rtp: percent(rtp) })}</li>
        return null
      })}
    </ul>
  )
}
