import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { numberOf } from '../rules/index.ts'
import { Felt } from './Felt.tsx'
import { MODES, type Mode } from './modes.ts'
import { Outside } from './Outside.tsx'
import { Racetrack } from './Racetrack.tsx'
import { Wheel } from './Wheel.tsx'

/** The wheel, and the layout on which chips are laid. */
export function Board({ choice, draws, moving, ms, locked, bets }: BoardProps) {
  const [mode, setMode] = useState<Mode>('straight')
  const hit = draws && !moving ? numberOf(draws) : undefined
  const lay = (bet: string) => bets?.lay([{ bet, units: 1 }])
  const shown = { choice, hit, locked, onLay: lay }
  return (
    <div className="rl" dir="ltr">
      <Wheel draws={draws} moving={moving} ms={ms} />
      <div className="rl-layout">
        <fieldset className="ig-chips rl-modes" aria-label={text('roulette.mode')}>
          {MODES.map((offered) => (
            <button
              key={offered}
              type="button"
              className="chip"
              aria-pressed={offered === mode}
              onClick={() => setMode(offered)}
            >
              {text(`roulette.mode.${offered}`)}
            </button>
          ))}
        </fieldset>
        {mode === 'track' ? (
          <Racetrack {...{ choice, hit, locked }} onLay={(more) => bets?.lay(more)} />
        ) : (
          <div className="rl-table">
            <Felt {...shown} mode={mode} />
            <Outside {...shown} />
          </div>
        )}
      </div>
    </div>
  )
}
