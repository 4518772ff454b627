import { heldByChance, type BridgeKind } from '@senluna/games/lottery/rules/history/bridges.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { useState } from 'react'
import { prizeText } from '../CheckNumber.tsx'
import type { Stats } from './stats.ts'

const KINDS = ['EXACT', 'EITHER'] as const satisfies readonly BridgeKind[]
type Place = Stats['bridges']['EXACT']['longest'][number]['from']

interface Props {
  bridges: Stats['bridges']
  /** How many numbers a draw has. */
  fallen: number
}

/** Pairs of places whose digits made a number of the next draw, the longest rows first. */
export function BridgeList({ bridges, fallen }: Props) {
  const [kind, setKind] = useState<BridgeKind>('EXACT')
  const { longest, held, tried } = bridges[kind]
  const run = longest[0]?.run ?? 0
  const least = longest.at(-1)?.run ?? 0
  const title = text('lottery.results.bridges')
  return (
    <section className="card rp-card wide" aria-label={title}>
      <div className="ch">
        <h2>{title}</h2>
        <fieldset className="seg rp-ways" aria-label={title}>
          {KINDS.map((choice) => (
            <button key={choice} type="button" aria-pressed={kind === choice} onClick={() => setKind(choice)}>
              {text(`lottery.results.bridges.${choice}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="rp-note">{text(`lottery.results.bridges.${kind}.how`)}</p>
      {run === 0 ? (
        <p className="rp-note">{text('lottery.results.bridges.none')}</p>
      ) : (
        <table className="rp-bridges num">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{text('lottery.results.col.number')}</th>
              <th scope="col">{text('lottery.results.bridges.run')}</th>
              <th scope="col">{text('lottery.results.bridges.places')}</th>
            </tr>
          </thead>
          <tbody>
            {longest.map((bridge) => (
              <tr key={`${keyOf(bridge.from)} ${keyOf(bridge.to)}`}>
                <th scope="row">
                  {bridge.number}
                  {kind === 'EITHER' && bridge.number[0] !== bridge.number[1] && (
                    <small> {[...bridge.number].toReversed().join('')}</small>
                  )}
                </th>
                <td>{text('lottery.results.stats.draws', { count: bridge.run })}</td>
                <td>
                  {placeText(bridge.from)}
                  <br />
                  {placeText(bridge.to)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {run > 0 && (
        <p className="rp-note">
          {text('lottery.results.bridges.chance', {
            tried: countText(tried),
            held: countText(held[least - 1] ?? 0),
            run: least,
            expected: countText(Math.round(heldByChance(tried, least, fallen, kind))),
          })}
        </p>
      )}
    </section>
  )
}

const keyOf = ({ prize, nth, digit }: Place) => `${prize}.${nth}.${digit}`

const placeText = ({ prize, nth, digit }: Place): string =>
  text('lottery.results.bridges.place', { prize: prizeText(prize), nth: nth + 1, digit: digit + 1 })
