import { timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import type { RunBoardProps } from '../../engine/run/definition.ts'
import { timesText } from '../../engine/run/view.ts'
import { offersOf, skipsLeft } from './cards.ts'

/** The two guesses with their chance and what they may bring, and the skip. */
export function Moves({ view, open, asked, write, onMove }: RunBoardProps) {
  const left = skipsLeft(view)
  return (
    <div className="hilo-moves num">
      {offersOf(view).map(({ guess, label, chance, timesX10000, offered }) => (
        <button
          key={guess}
          type="button"
          className="line hilo-guess"
          data-guess={guess}
          aria-busy={asked === guess}
          disabled={!open || !offered}
          onClick={() => onMove(guess)}
        >
          <b>{label}</b>
          <span>
            {percentText(chance + 1e-9)} · {timesText(timesX10000)}
          </span>
          <small>{write.plain(timesStake(amount(view.stake), timesX10000))}</small>
        </button>
      ))}
      <button
        type="button"
        className="line hilo-skip"
        disabled={!open || left === 0}
        aria-busy={asked === 's'}
        onClick={() => onMove('s')}
      >
        <b>{text('hilo.skip')}</b>
        <small>{text('hilo.skipsLeft', { count: left })}</small>
      </button>
    </div>
  )
}
