import { betsIn, type PlacedBet } from '@senluna/kit/games/table.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import { Chip } from '../../engine/table/Chip.tsx'
import { unitsOn } from '../../engine/table/bets.ts'
import { ANNOUNCED, colourOf, neighbours, WHEEL } from '../rules/index.ts'
import { labelOf } from './labels.ts'
import { spotOf } from '../rules/index.ts'

interface Props {
  choice: string
  hit: number | undefined
  locked: boolean
  onLay(bets: readonly PlacedBet[]): void
}

const SIDES = [0, 1, 2, 3, 4] as const
const CALLS = ['voisins', 'tiers', 'orphelins', 'zero'] as const

/** The numbers as they lie on the wheel: a press bets on one with its neighbours. */
export function Racetrack({ choice, hit, locked, onLay }: Props) {
  const [sides, setSides] = useState<number>(2)
  const others = betsIn(choice).filter(({ bet }) => spotOf(bet).kind !== 'straight')
  return (
    <div className="rl-track">
      <fieldset className="ig-chips" aria-label={text('roulette.calls')}>
        {CALLS.map((call) => (
          <button key={call} type="button" className="chip" disabled={locked} onClick={() => onLay(ANNOUNCED[call])}>
            {text(`roulette.${call}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className="ig-chips" aria-label={text('roulette.neighbours')}>
        <span className="rl-sides">{text('roulette.neighbours')}</span>
        {SIDES.map((count) => (
          <button
            key={count}
            type="button"
            className="chip num"
            aria-pressed={count === sides}
            onClick={() => setSides(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <div className="rl-ring num">
        {WHEEL.map((number) => {
          const units = unitsOn(choice, `n${number}`)
          return (
            <button
              key={number}
              type="button"
              data-colour={colourOf(number)}
              data-hit={hit === number || undefined}
              disabled={locked}
              onClick={() => onLay(neighbours(number, sides))}
            >
              {number}
              {units > 0 && <Chip units={units} />}
            </button>
          )
        })}
      </div>
      <ul className="rl-others num">
        {others.map(({ bet, units }) => (
          <li key={bet}>
            <Chip units={units} />
            {labelOf(spotOf(bet))}
          </li>
        ))}
      </ul>
    </div>
  )
}
