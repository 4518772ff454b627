import type { CSSProperties } from 'react'
import type { BoardProps } from '../../engine/instant/definition.ts'
import { useWay } from '../../engine/instant/use-way.ts'
import { CONFIGURATION, paysOf, winningOf } from '../rules/index.ts'
import { urls } from './art/urls.ts'
import { choiceIn } from './choosing.ts'

const PICTURES: readonly string[] = Object.values(urls)
const { fields } = CONFIGURATION

/** The card: a coin rubs its nine fields free one after the other. */
export function Board({ choice, draws, beat, moving, ms }: BoardProps) {
  const risk = choiceIn(choice)
  const card = draws?.length === fields ? draws : undefined
  const share = useWay(card, moving ? ms : 0)
  const over = beat !== undefined && !moving
  const free = card === undefined ? 0 : over ? fields : share * fields
  const winning = card && over ? winningOf(card) : undefined
  const state = over ? (winning === undefined ? 'lost' : 'won') : moving ? 'moving' : 'open'
  const at = Math.min(fields - 1, Math.floor(free))
  return (
    <div className={`scratch ${risk}`} data-state={state}>
      <ol className="scratch-card" dir="ltr" aria-hidden>
        {Array.from({ length: fields }, (_, nth) => {
          const symbol = card?.[nth]
          const bare = Math.min(1, Math.max(0, free - nth))
          return (
            <li
              key={nth}
              className={symbol !== undefined && symbol === winning ? 'winning' : undefined}
              style={{ '--bare': `${Math.round(bare * 140)}%` } as CSSProperties}
            >
              {symbol !== undefined && (
                <>
                  <img src={PICTURES[symbol]} alt="" width={96} height={96} />
                  <b className="num">×{(paysOf(risk)[symbol] ?? 0) / 100}</b>
                </>
              )}
              <i className="scratch-coat" />
            </li>
          )
        })}
        {moving && card && (
          <li
            className="scratch-coin"
            style={{ '--column': at % 3, '--row': Math.floor(at / 3), '--along': free - at } as CSSProperties}
          />
        )}
      </ol>
      <ol className="scratch-pays num" aria-hidden>
        {paysOf(risk).map((x100, symbol) => (
          <li key={symbol} className={symbol === winning ? 'winning' : undefined}>
            <img src={PICTURES[symbol]} alt="" width={28} height={28} />×{x100 / 100}
          </li>
        ))}
      </ol>
    </div>
  )
}
