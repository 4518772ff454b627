import type { BetMode } from '@senluna/kit/games/modes.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../../session/events.ts'
import { mostFigures, type Most } from '../../ui/MostChance.tsx'
import { percent } from './rule-parts.tsx'

/** The most of a mode by what it costs. */
function mostText(most: Most | undefined): string {
  if (!most) return ''
  const { multiple, rounds, rare } = mostFigures(most)
  return text(rare ? 'game.rules.modeMostRare' : 'game.rules.modeMost', { multiple, rounds })
}

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
      {modes.map(({ choice, priceX100, rtp, featureEvery, most }) => {
        const kind = kinds.find((mode) => mode.choice === choice)?.kind
        const price = (priceX100 / 100).toString()
        if (kind === 'ante')
          return (
            <li key={choice}>
              {text('game.rules.ante', {
                price,
                rtp: percent(rtp),
                spins: countText(Math.round(Number(featureEvery ?? 0))),
              })}{' '}
              {mostText(most)}
            </li>
          )
        if (kind === 'buy' && mayBuy)
          return (
            <li key={choice}>
              {text('game.rules.buy', { price, rtp: percent(rtp) })} {mostText(most)}
            </li>
          )
        return null
      })}
    </ul>
  )
}
