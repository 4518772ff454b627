import type { StationResult } from '@senluna/contract/lottery/results.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import { lotoOf, type Loto } from './prizes.ts'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const WAYS = ['head', 'tail'] as const
type Way = (typeof WAYS)[number]

/** The last two digits of all numbers, by their first or their last digit. */
export function LotoTables({ stations: all }: { stations: readonly StationResult[] }) {
  const [way, setWay] = useState<Way>('head')
  const stations = all.filter(({ result }) => result)
  if (stations.length === 0) return null
  return (
    <section className="card rp-card" aria-label={text('lottery.results.loto')}>
      <div className="ch">
        <h2>{text('lottery.results.loto')}</h2>
        <fieldset className="seg rp-ways" aria-label={text('lottery.results.loto')}>
          {WAYS.map((choice) => (
            <button key={choice} type="button" aria-pressed={way === choice} onClick={() => setWay(choice)}>
              {text(`lottery.results.loto.${choice}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <table className="rp-loto num">
        <caption className="sr">{text(`lottery.results.loto.by.${way}`)}</caption>
        <colgroup>
          <col className="rp-digit" />
        </colgroup>
        <thead className={stations.length === 1 ? 'sr' : undefined}>
          <tr>
            <th scope="col">{text(`lottery.results.loto.${way}`)}</th>
            {stations.map(({ gameCode, name }) => (
              <th key={gameCode} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIGITS.map((digit) => (
            <tr key={digit}>
              <th scope="row">{digit}</th>
              {stations.map(({ gameCode, result = {} }) => (
                <td key={gameCode}>
                  <Tails all={lotoOf(result).filter(({ tail }) => tail[way === 'head' ? 0 : 1] === digit)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Tails({ all }: { all: readonly Loto[] }) {
  if (all.length === 0) return <span aria-hidden>–</span>
  return (
    <span className="rp-tails" dir="ltr">
      {all.map(({ tail, special }, nth) => (special ? <mark key={nth}>{tail}</mark> : <span key={nth}>{tail}</span>))}
    </span>
  )
}
