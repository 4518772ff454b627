import './css/print.css'
import type { ResultRegion, StationResult } from '@senluna/contract/lottery/results.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { createPortal } from 'react-dom'
import { useBrand } from '../../../brand.ts'
import { pathOfDay } from './address.ts'
import { prizeText } from './CheckNumber.tsx'
import { lotoOf, prizesIn } from './prizes.ts'

interface Props {
  region: ResultRegion
  day: string
  stations: readonly StationResult[]
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A day's results on one page of A4: what is on paper is this sheet alone. */
export function PrintSheet({ region, day, stations: all }: Props) {
  const { brandName } = useBrand()
  const stations = all.filter(({ result }) => result)
  const isDemonstration = stations.some(({ source }) => source === 'DEMONSTRATION')
  const heading = text('lottery.results.heading', {
    region: text(`lottery.results.region.${region}`),
    day: dateOf(day),
  })
  return createPortal(
    <div className="results-sheet num">
      <header>
        <h1>{heading}</h1>
        <p>{brandName}</p>
      </header>
      {isDemonstration && <p>{text('lottery.results.demo', { brand: brandName })}</p>}
      <table>
        <thead>
          <tr>
            <th>{text('lottery.results.prize')}</th>
            {stations.map(({ gameCode, name }) => (
              <th key={gameCode}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prizesIn(region).map((prize) => (
            <tr key={prize} className={prize}>
              <th>{prizeText(prize)}</th>
              {stations.map(({ gameCode, result }) => (
                <td key={gameCode}>{result?.[prize]?.join('  ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>{text('lottery.results.loto.head')}</th>
            {stations.map(({ gameCode, name }) => (
              <th key={gameCode}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIGITS.map((digit) => (
            <tr key={digit}>
              <th>{digit}</th>
              {stations.map(({ gameCode, result = {} }) => (
                <td key={gameCode}>
                  {lotoOf(result)
                    .filter(({ tail }) => tail.startsWith(digit))
                    .map(({ tail }) => tail)
                    .join(' ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer dir="ltr">{new URL(pathOfDay(region, day), location.href).href}</footer>
    </div>,
    document.body,
  )
}
