import './credit-pages.css'
import { agentCredit } from '@senluna/contract/agent/credit/credit.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useMember } from '../../session.ts'
import { CreditFigures } from '../../shell/credit/Figures.tsx'
import { OwnStatements } from '../../shell/credit/Statements.tsx'
import { useChosen } from '../parts/use-chosen.ts'
import { Downlines } from './Downlines.tsx'
import { Exposure } from './Exposure.tsx'
import { Positions } from './Positions.tsx'
import { Weeks } from './Weeks.tsx'

const TABS = ['own', 'downlines', 'positions', 'weeks', 'exposure'] as const

/** An agent's credit: its own, what it gives on, what it takes, weeks and what is going on. */
export default function Credit() {
  const panel = useId()
  const chosen = useChosen()
  const tab = chosen.oneOf('tab', TABS)
  return (
    <div className="crd-pages">
      <Tabs
        label={text('agent.page.agentCredit')}
        value={tab}
        onValue={(next) => chosen.step({ tab: next === 'own' ? undefined : next, account: undefined, week: undefined })}
        controls={panel}
        options={TABS.map((name) => [name, text(`credit.tab.${name}`)] as const)}
      />
      <div id={panel} role="tabpanel" className="crd-panel">
        {tab === 'own' && <Own />}
        {tab === 'downlines' && <Downlines />}
        {tab === 'positions' && <Positions />}
        {tab === 'weeks' && <Weeks />}
        {tab === 'exposure' && <Exposure />}
      </div>
    </div>
  )
}

function Own() {
  const own = useQuery({ ...q(agentCredit), staleTime: 0 })
  const member = useMember()
  if (!own.data)
    return own.isError ? (
      <ErrorState error={own.error} onRetry={() => void own.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  return (
    <>
      {own.data.credit === '0' && <p className="note info">{text('credit.noCredit')}</p>}
      <CreditFigures standing={own.data} />
      <h2>{text('credit.weeks')}</h2>
      <OwnStatements list={own.data.statements} reports={member?.type === ACCOUNT_TYPE.AGENT} />
    </>
  )
}
