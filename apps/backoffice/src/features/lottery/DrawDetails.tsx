import { deskDrawDetails, type DeskDraw, type DrawDetails as Details } from '@senluna/contract/lottery/desk/draws.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Facts, Sum, Timeline } from '../../list/Drawer.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { HeatMap } from './HeatMap.tsx'
import { Lines } from './lines/Lines.tsx'
import { stateLook } from './look.ts'
import { resultLines } from './result-text.ts'
import { OnAir } from './OnAir.tsx'
import { ResultAct, type ResultDoing } from './ResultAct.tsx'

/** One draw: what it may cost, how its tickets stand, how its result came about. */
export function DrawDetails({ row }: { row: DeskDraw }) {
  const details = useQuery({ ...q(deskDrawDetails, { params: { id: row.id } }), staleTime: 0 })
  const { data } = details
  const money = (digits: string) => moneyText(digits, row.money)
  const moment = (iso: string | undefined) => iso && momentText(iso)
  return (
    <>
      <Sum name={say('desk.draws.liability')} amount={money(row.liability)}>
        <span className={stateLook(row.state)}>{say(`desk.draws.state.${row.state}`)}</span>
        <span className="badge">{say(`desk.draws.source.${row.source}`)}</span>
        {(data ?? row).alarms.map((alarm) => (
          <span key={alarm} className="badge bad">
            {say(`desk.draws.alarm.${alarm}`)}
          </span>
        ))}
      </Sum>
      <Facts
        facts={[
          [
            say('desk.draws.game'),
            <span key="game">
              {row.gameName} <code>{row.gameCode}</code>
            </span>,
          ],
          [
            say('desk.draws.drawNumber'),
            <span key="drawNumber" className="num">
              {row.drawNumber}
            </span>,
          ],
          [say('desk.draws.open'), moment(row.openAt)],
          [say('desk.draws.lock'), moment(row.lockAt)],
          [say('desk.draws.draw'), moment(row.drawAt)],
          [say('desk.draws.stake'), money(data?.stake ?? row.stake)],
          [say('desk.draws.payout'), data && money(data.payout)],
          [say('desk.draws.tickets'), countText(data?.tickets ?? row.tickets)],
          [say('desk.draws.players'), data && countText(data.players)],
          [say('desk.draws.why'), row.voidReason && wordOf('desk.draws.why', row.voidReason)],
          [say('desk.draws.whyNote'), row.voidNote],
          [say('desk.draws.extended'), moment(data?.extendedTo)],
          [say('desk.draws.voidFrom'), moment(data?.voidFrom)],
        ]}
      />
      {details.isError && <ErrorState error={details.error} onRetry={() => void details.refetch()} />}
      {data && <Doings draw={data} />}
      {data && <OnAir draw={data} />}
      {row.result !== undefined && <ResultTable result={row.result} />}
      <HeatMap id={row.id} />
      <Lines id={row.id} />
      {data && (
        <>
          <Standing draw={data} />
          <Reports draw={data} />
          <Versions draw={data} />
          <Evidence draw={data} />
        </>
      )}
    </>
  )
}

/** What can be done with the result as things are. */
function Doings({ draw }: { draw: Details }) {
  const asks = useRight('lottery.edit')
  const enters = useRight('lotteryHouse.edit')
  const [doing, setDoing] = useState<ResultDoing>()
  if (draw.follows)
    return <p className="note info">{say('desk.draws.follows', { stations: draw.follows.join(' · ') })}</p>
  const isDisputed = draw.alarms.includes('DISAGREES')
  const waits = draw.source === 'OFFICIAL' && draw.state === 'LOCKED'
  const ways: ResultDoing[] = [
    ...(enters && waits && !isDisputed ? ['enter' as const] : []),
    ...(asks && waits && isDisputed ? ['decide' as const] : []),
    ...(asks && draw.source !== 'SELF' && draw.version > 0 && draw.state !== 'VOID' ? ['correct' as const] : []),
  ]
  if (ways.length === 0) return null
  if (draw.conflict)
    return (
      <p className="note info">
        {say(
          draw.conflict === 'ENTERED' && isDisputed
            ? 'desk.draws.conflict.DISPUTED'
            : `desk.draws.conflict.${draw.conflict}`,
        )}
      </p>
    )
  return (
    <div className="ways">
      {ways.map((way) => (
        <Button key={way} size="sm" look={way === 'correct' ? 'line' : 'gold'} onClick={() => setDoing(way)}>
          {say(`desk.draws.do.${way}`)}
        </Button>
      ))}
      {doing && <ResultAct draw={draw} doing={doing} onClose={() => setDoing(undefined)} />}
    </div>
  )
}

function ResultTable({ result }: { result: unknown }) {
  return (
    <section>
      <h3>{say('desk.draws.result')}</h3>
      <dl className="lot-result">
        {resultLines(result).map(([key, numbers]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd className="num">{numbers}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Standing({ draw: { standing, money } }: { draw: Details }) {
  if (standing.length === 0) return null
  return (
    <section>
      <h3>{say('desk.draws.standing')}</h3>
      <Facts
        facts={standing.map((row) => [
          wordOf('desk.bets.state', row.status),
          `${countText(row.tickets)} · ${moneyText(row.stake, money)} → ${moneyText(row.payout, money)}`,
        ])}
      />
    </section>
  )
}

function Reports({ draw: { reports } }: { draw: Details }) {
  if (reports.length === 0) return null
  return (
    <section>
      <h3>{say('desk.draws.reports')}</h3>
      <Timeline
        steps={reports.map((report) => ({
          key: report.id,
          what: `${report.by ?? report.source} · ${say(`desk.draws.report.${report.state}`)}`,
          more: (
            <>
              {report.result === undefined ? say('desk.draws.blind') : <Numbers value={report.result} />}
              {report.publishedAt && (
                <span className="lot-long">
                  {say('desk.draws.published')}: {momentText(report.publishedAt)}
                </span>
              )}
              {report.address && <span className="lot-long">{report.address}</span>}
              {report.sha256 && <code className="lot-long">{report.sha256}</code>}
            </>
          ),
          at: report.at,
        }))}
      />
    </section>
  )
}

function Versions({ draw: { versions } }: { draw: Details }) {
  if (versions.length === 0) return null
  const byOf = ({ enteredBy, approvedBy, origin }: Details['versions'][number]) =>
    enteredBy && approvedBy ? say('desk.draws.by', { by: enteredBy, other: approvedBy }) : origin
  return (
    <section>
      <h3>{say('desk.draws.versions')}</h3>
      <Timeline
        steps={versions.map((version) => ({
          key: String(version.version),
          what: `${say('desk.draws.version', { n: version.version })} · ${byOf(version)}`,
          more: (
            <>
              <Numbers value={version.result} />
              {version.reason && <span className="lot-long">{version.reason}</span>}
              {version.note && <span className="lot-long">{version.note}</span>}
            </>
          ),
          at: version.at,
        }))}
      />
    </section>
  )
}

const Numbers = ({ value }: { value: unknown }) => (
  <span className="lot-long num">
    {resultLines(value)
      .map(([key, numbers]) => `${key} ${numbers}`.trim())
      .join(' · ')}
  </span>
)

function Evidence({ draw: { evidence } }: { draw: Details }) {
  if (!evidence) return null
  const code = (text: string | undefined) => text && <code className="lot-long">{text}</code>
  return (
    <section>
      <h3>{say('desk.draws.evidence')}</h3>
      <Facts
        facts={[
          [say('desk.draws.commitment'), code(evidence.commitment)],
          [say('desk.draws.beacon'), evidence.beacon === 'none' ? say('desk.draws.beacon.none') : evidence.beacon],
          [say('desk.draws.round'), evidence.round],
          [say('desk.draws.firstRound'), evidence.firstRound],
          [say('desk.draws.signature'), code(evidence.signature)],
          [say('desk.draws.seed'), code(evidence.revealed)],
          [say('desk.draws.escrow'), evidence.escrowKey ?? say('desk.draws.escrow.none')],
        ]}
      />
    </section>
  )
}
