import { text } from '@senluna/web/client/text.ts'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { useWay } from '../../engine/instant/use-way.ts'
import { CONFIGURATION, numbersOf, paysOf } from '../rules/index.ts'
import { picksIn, toggled } from './choosing.ts'

const { numbers, drawn } = CONFIGURATION

/** The forty numbers to pick from; those that are drawn light up one after the other. */
export function Board({ choice, draws, moving, ms, locked, onChoose }: BoardProps) {
  const picks = picksIn(choice)
  const round = draws?.length === drawn ? draws : undefined
  const share = useWay(round, moving ? ms : 0)
  const found = round ? numbersOf(round).slice(0, moving ? Math.floor(share * drawn) : drawn) : []
  const hits = picks.filter((number) => found.includes(number)).length
  return (
    <div className="keno">
      <ul className="keno-board num" aria-label={text('keno.board')}>
        {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={found.includes(number) ? 'found' : undefined}
              aria-pressed={picks.includes(number)}
              disabled={locked}
              onClick={() => {
                const next = toggled(choice, number)
                if (next !== undefined) onChoose(next)
              }}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      <ol className="keno-pays num" aria-hidden>
        {paysOf(picks.length).map((x100, count) => (
          <li key={count} className={round && count === hits ? (x100 > 0 ? 'reached pays' : 'reached') : undefined}>
            <small>{count}</small>×{x100 / 100}
          </li>
        ))}
      </ol>
    </div>
  )
}
