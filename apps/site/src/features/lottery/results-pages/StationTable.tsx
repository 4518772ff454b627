import type { ResultRegion, StationResult } from '@senluna/contract/lottery/results.ts'
import { matchesOf } from '@senluna/games/lottery/rules/history/check-numbers.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { clockText } from '@senluna/web/ui/money/format.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { pathOfStation } from './address.ts'
import { prizesIn } from './prizes.ts'
import { dayOfDraw } from './stations.ts'

const Evidence = lazy(page(async () => ({ default: (await import('../results/Evidence.tsx')).Evidence })))

interface Props {
  region: ResultRegion
  stations: readonly StationResult[]
  /** What the table is of; its region where nothing is said. */
  name?: string
  /** Digits that are looked up: numbers that end as they do are lit. */
  typed: string
}

/** Every prize of a day, a column a station. */
export function StationTable({ region, stations, typed, name = text(`lottery.results.region.${region}`) }: Props) {
  const [proof, setProof] = useState<StationResult | null>(null)
  return (
    <section className="card rp-card" aria-label={name}>
      <table className={stations.length > 1 ? 'rp-table many num' : 'rp-table num'}>
        <caption className="sr">{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{text('lottery.results.prize')}</span>
            </th>
            {stations.map((station) => (
              <th key={station.gameCode} scope="col">
                <StationName region={region} station={station} />
                {station.version > 1 && <span className="tag soft">{text('lottery.play.corrected')}</span>}
                <IconButton
                  label={text('lottery.results.evidence', { name: station.name })}
                  onClick={() => setProof(station)}
                >
                  <ShieldCheck className="i s" aria-hidden />
                </IconButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prizesIn(region).map((prize, row) => (
            <tr key={prize} className={prize}>
              <th scope="row">
                <PrizeName prize={prize} />
              </th>
              {stations.map((station) =>
                station.result ? (
                  <td key={station.gameCode}>
                    <Numbers station={station} prize={prize} typed={typed} />
                  </td>
                ) : (
                  row === 0 && (
                    <td key={station.gameCode} rowSpan={prizesIn(region).length} className="rp-wait">
                      <Without station={station} />
                    </td>
                  )
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>
        {proof && <Evidence game={proof.gameCode} drawNumber={proof.drawNumber} onClose={() => setProof(null)} />}
      </Suspense>
    </section>
  )
}

/** A station's name, which leads to all of its draws; the North draws as one. */
function StationName({
  region,
  station: { gameCode, drawNumber, name },
}: {
  region: ResultRegion
  station: StationResult
}) {
  const slug = /^VN_[SC]_(\w+)$/.exec(gameCode)?.[1]?.toLowerCase()
  return (
    <span className="rp-station">
      {slug ? <Link to={pathOfStation(region, slug, dayOfDraw(drawNumber))}>{name}</Link> : name}
    </span>
  )
}

/** A prize's short name; its whole one for whoever hears it. */
export function PrizeName({ prize }: { prize: string }) {
  const [short, whole] = [`lottery.results.prize.${prize}`, `lottery.prize.${prize}`]
  return (
    <>
      <span aria-hidden>{isText(short) ? text(short) : prize}</span>
      <span className="sr">{isText(whole) ? text(whole) : prize}</span>
    </>
  )
}

function Numbers({ station: { result = {} }, prize, typed }: { station: StationResult; prize: string; typed: string }) {
  const lit = new Map(
    matchesOf(result, typed)
      .filter((match) => match.prize === prize)
      .map(({ nth, digits }) => [nth, digits]),
  )
  return (
    <ul className="rp-nums" dir="ltr">
      {(result[prize] ?? []).map((number, nth) => {
        const digits = lit.get(nth)
        return (
          <li key={nth}>
            {digits === undefined ? (
              number
            ) : (
              <>
                {number.slice(0, -digits)}
                <mark>{number.slice(-digits)}</mark>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Why a station has no numbers yet, or has none at all. */
function Without({ station: { status, drawAt } }: { station: StationResult }) {
  const { timeZone } = useBrand()
  return status === 'VOID'
    ? text('lottery.results.void')
    : text('lottery.results.waiting', { time: clockText(drawAt, timeZone) })
}
