import { betsIn } from '@senluna/kit/games/table.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState, type CSSProperties } from 'react'
import { Chip } from '../../engine/table/Chip.tsx'
import { colourOf, paysOf, SPOTS, spotOf, type Spot } from '../rules/index.ts'
import type { Mode } from './modes.ts'
import { figures, placeOf } from './places.ts'

interface Props {
  choice: string
  hit: number | undefined
  locked: boolean
  mode: Mode
  onLay(bet: string): void
}

const INSIDE = new Set(['straight', 'split', 'street', 'corner', 'line'])
const STRAIGHT = SPOTS.filter(({ kind }) => kind === 'straight')

const at = (spot: Spot) => {
  const { along, across } = placeOf(spot)
  return { '--along': along, '--across': across } as CSSProperties
}

/** The numbers, the places between them that can be bet on now, and the chips that lie there. */
export function Felt({ choice, hit, locked, mode, onLay }: Props) {
  const [over, setOver] = useState<readonly number[]>([])
  const spots = SPOTS.filter(({ kind }) => kind === mode && kind !== 'straight')
  const laid = betsIn(choice).filter(({ bet }) => INSIDE.has(spotOf(bet).kind))
  return (
    <div className="rl-felt num">
      {STRAIGHT.map((spot) => {
        const [number = 0] = spot.numbers
        return (
          <button
            key={spot.bet}
            type="button"
            className={number === 0 ? 'rl-number zero' : 'rl-number'}
            data-colour={colourOf(number)}
            data-over={over.includes(number) || undefined}
            data-hit={hit === number || undefined}
            style={at(spot)}
            // Between the numbers is where chips go then.
            tabIndex={mode === 'straight' ? undefined : -1}
            disabled={locked || mode !== 'straight'}
            onClick={() => onLay(spot.bet)}
          >
            {number}
          </button>
        )
      })}
      {spots.map((spot) => (
        <button
          key={spot.bet}
          type="button"
          className="rl-spot"
          style={at(spot)}
          disabled={locked}
          aria-label={text('roulette.spot', { numbers: figures(spot), times: paysOf(spot.numbers.length) })}
          onClick={() => onLay(spot.bet)}
          onPointerEnter={() => setOver(spot.numbers)}
          onPointerLeave={() => setOver([])}
          onFocus={() => setOver(spot.numbers)}
          onBlur={() => setOver([])}
        />
      ))}
      {laid.map(({ bet, units }) => {
        const spot = spotOf(bet)
        return (
          <span
            key={bet}
            className="rl-laid"
            data-won={(hit !== undefined && spot.numbers.includes(hit)) || undefined}
            style={at(spot)}
          >
            <Chip units={units} />
          </span>
        )
      })}
    </div>
  )
}
