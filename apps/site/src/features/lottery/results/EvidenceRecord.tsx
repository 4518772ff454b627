import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { Fragment, useId, type ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { isOfPair } from '../draw/of-pair.ts'
import { nameOf } from '../draw/names.ts'
import { provinceCode, stationsOf } from '../vn/pairs/pairs.ts'
import { changedFrom, rowsOf, type ShownResult } from './result-rows.ts'

type DrawEvidence = ReplyOf<typeof drawEvidence>

/**
 * What stood as the result of a draw and on whose word: its versions with what each changed, and
 * what the sources said.
 */
export function EvidenceRecord({ evidence: { game, source, versions, reports } }: { evidence: DrawEvidence }) {
  const { timeZone } = useBrand()
  return (
    <>
      {versions.length > 0 && (
        <Part title={text('lottery.play.ev.versions')}>
          {versions.map(({ version, result, origin, reason, at }, place) => (
            <li key={version}>
              <p>
                <b>{text('lottery.evidence.version', { version })}</b> <When at={at} zone={timeZone} />
                {source === 'OFFICIAL' && origin !== STATIONS && ` · ${sourceName(origin)}`}
              </p>
              {reason && (
                <p>
                  {text('lottery.evidence.reason')} <q dir="auto">{reason}</q>
                </p>
              )}
              <Result game={game} result={result} before={versions[place - 1]?.result} />
            </li>
          ))}
        </Part>
      )}
      {reports.length > 0 && (
        <Part title={text('lottery.evidence.reports')}>
          {reports.map(({ source: who, result, receivedAt, state }, place) => (
            <li key={place}>
              <p>
                <b>{sourceName(who)}</b> <When at={receivedAt} zone={timeZone} /> · {stateName(state)}
              </p>
              <Result game={game} result={result} />
            </li>
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="evid-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol>{children}</ol>
    </section>
  )
}

const When = ({ at, zone }: { at: string; zone: string }) => (
  <time className="num" dateTime={at} dir="ltr">
    {momentText(at, zone)}
  </time>
)

/** Who stands behind the result of two stations: their own results. */
const STATIONS = 'STATIONS'

type AnyResult = DrawEvidence['versions'][number]['result']

/** A result; of two stations that of each, the first of their day first. */
function Result({ game, result, before }: { game: string; result: AnyResult; before?: AnyResult | undefined }) {
  if (!isOfPair(result)) return <Numbers result={result} before={before && !isOfPair(before) ? before : undefined} />
  return stationsOf(game).map((station) => {
    const code = provinceCode(station)
    const own = result[code]
    return (
      own && (
        <Fragment key={code}>
          <h4>{nameOf(station)}</h4>
          <Numbers result={own} before={before && isOfPair(before) ? before[code] : undefined} />
        </Fragment>
      )
    )
  })
}

/** A result in a line, or prize by prize; numbers that another result hadn't are marked. */
function Numbers({ result, before }: { result: ShownResult; before?: ShownResult | undefined }) {
  return (
    <dl className="num">
      {rowsOf(result).map(({ prize, numbers }) => (
        <div key={prize}>
          {prize && <dt>{prizeName(prize)}</dt>}
          <dd dir="ltr">
            {numbers.map((number, place) =>
              changedFrom(before, prize, place, number) ? (
                <mark key={place}>{number}</mark>
              ) : (
                <span key={place}>{number}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const named = (key: string, otherwise: string): string => (isText(key) ? text(key) : otherwise)

const prizeName = (prize: string) => named(`lottery.prize.${prize}`, named(`lottery.hall.prize.${prize}`, prize))

/** A source by its name; staff of the operator without theirs. */
const sourceName = (source: string) =>
  [...new Set(source.split(', '))].map((name) => (name === 'DESK' ? text('lottery.evidence.desk') : name)).join(', ')

const stateName = (state: string) => named(`lottery.evidence.report.${state}`, state)
