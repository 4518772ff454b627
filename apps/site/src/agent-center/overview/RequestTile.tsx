import type { PendingRequest } from '@senluna/contract/agent/contract-shapes.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { CalendarCheck, Clock, HandCoins, Mail, Zap, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { partyText } from '../contracts/words.ts'

const LOOKS: Readonly<Record<ContractKind, readonly [Icon: LucideIcon, page: AgentPage]>> = {
  DIVIDEND: [HandCoins, 'agentDividendRecord2'],
  DAILY_SALARY: [CalendarCheck, 'agentDailyWages2'],
  HOURLY_SALARY: [Clock, 'agentHourSalary'],
  REALTIME_SALARY: [Zap, 'agentHourSalary'],
}

/** An offer of a kind of which the reader holds nothing yet. */
export const RequestTile = ({ kind, request }: { kind: ContractKind; request: PendingRequest }) => (
  <article className="card prg-tile">
    <TileHead kind={kind} note={text('contract.state.NEW_REQUEST')} />
    <RequestStrip kind={kind} request={request} />
  </article>
)

/** The name of a kind with its sign; it leads to the kind's page. */
export function TileHead({ kind, note, end }: { kind: ContractKind; note: string; end?: ReactNode }) {
  const [Icon, page] = LOOKS[kind]
  return (
    <header className="prg-head">
      <span className="prg-sign">
        <Icon className="i s" aria-hidden />
      </span>
      <div>
        <h3>
          <Link to={pathTo('agentCenter.entry', { entry: page })}>{text(`contract.kind.${kind}`)}</Link>
        </h3>
        <small>
          <bdi>{note}</bdi>
        </small>
      </div>
      {end}
    </header>
  )
}

/** What waits for the reader's answer at a kind, and until when. */
export function RequestStrip({ kind, request }: { kind: ContractKind; request: PendingRequest }) {
  const { timeZone } = useBrand()
  const isOffer = request.requestType === 'new request'
  const words = { name: partyText(request.from), until: whenText(request.expiresAt, timeZone) }
  return (
    <div className={isOffer ? 'prg-request' : 'prg-request warn'}>
      <Mail className="i s" aria-hidden />
      <p>{text(isOffer ? 'progress.offer' : 'progress.end', words)}</p>
      <Link className="btn line sm" to={pathTo('agentCenter.entry', { entry: LOOKS[kind][1] })}>
        {text('progress.review')}
      </Link>
    </div>
  )
}
