import type { CSSProperties } from 'react'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { useWay } from '../../engine/instant/use-way.ts'
import { sidesOf, timesX10000, type Side } from '../rules/index.ts'
import { Face } from './Coin.tsx'
import { choiceIn } from './choosing.ts'

/** The run of coins: each flies in its turn and shows what was drawn for it. */
export function Board({ choice, draws, beat, moving, ms }: BoardProps) {
  const chosen = choiceIn(choice)
  const sides = draws?.length === chosen.flips ? sidesOf(draws, chosen) : undefined
  const share = useWay(draws, moving ? ms : 0)
  const over = beat !== undefined && !moving
  const fallen = sides === undefined ? 0 : over ? chosen.flips : Math.floor(share * chosen.flips)
  const missed = sides?.findIndex((side) => side !== chosen.side) ?? -1
  const run = missed < 0 ? fallen : Math.min(fallen, missed)
  const state = over ? (beat.timesX10000 > 0 ? 'won' : 'lost') : 'open'
  return (
    <div className="coins" data-state={state}>
      <p className="coins-times num" aria-hidden>
        ×{state === 'lost' ? 0 : (timesX10000({ flips: sides && run > 0 ? run : chosen.flips }) / 10_000).toFixed(2)}
      </p>
      <ol className="coins-run" data-flips={chosen.flips} dir="ltr" aria-hidden>
        {Array.from({ length: chosen.flips }, (_, nth) => (
          <li key={nth} className={classOf(nth, { fallen, missed, flying: moving && sides !== undefined })}>
            <Coin
              side={nth < fallen ? sides?.[nth] : undefined}
              coming={sides?.[nth]}
              chosen={chosen.side}
              ms={ms / chosen.flips}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface At {
  fallen: number
  missed: number
  flying: boolean
}

/** Where a coin of the run is: in the air, as chosen, the one that broke the run, or after it. */
function classOf(nth: number, { fallen, missed, flying }: At): string {
  if (nth >= fallen) return flying && nth === fallen ? 'flying' : 'waiting'
  return missed < 0 || nth < missed ? 'right' : nth === missed ? 'wrong' : 'after'
}

interface CoinProps {
  /** What it fell on; undefined before. */
  side: Side | undefined
  /** What its flight ends on. */
  coming: Side | undefined
  chosen: Side
  /** How long the flight takes. */
  ms: number
}

/** A coin with both its faces; one that has not fallen shows what was chosen. */
const Coin = ({ side, coming, chosen, ms }: CoinProps) => (
  <div
    className="coin"
    data-side={side ?? chosen}
    style={
      {
        '--flight': `${ms}ms`,
        '--from': chosen === 'tails' ? '180deg' : '0deg',
        '--to': coming === 'tails' ? '1980deg' : '1800deg',
      } as CSSProperties
    }
  >
    <Face side="heads" />
    <Face side="tails" />
  </div>
)
