import './parts/parts.css'
import './agent-center.css'
import { ownPages } from '@senluna/contract/agent/assistants.ts'
import { ACCOUNT_TYPE, isAgent } from '@senluna/kit/account-type.ts'
import { AGENT_PAGES } from '@senluna/kit/agents/pages.ts'
import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useKeptFocus } from '@senluna/web/ui/windows/kept-focus.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { useLoggedIn, useMember } from '../session.ts'
import { LoginWall } from '../shell/account/LoginWall.tsx'
import { page } from '../shell/frame/page-chunk.ts'
import { OfflineBar } from '../shell/frame/OfflineBar.tsx'
import { PageBoundary } from '../shell/frame/PageBoundary.tsx'
import { pathTo } from '../shell/nav/path-to.ts'
import { usePage } from '../shell/nav/use-page.ts'
import { AgentHead } from './AgentHead.tsx'
import { AgentMenu } from './AgentMenu.tsx'
import { ENTRIES, entriesFor, FIRST_ENTRY, nameFor } from './entries.ts'

const PANELS = new Map<string, { Panel: ComponentType }>(
  ENTRIES.map(({ id, load }) => [id, { Panel: lazy(page(load)) }]),
)

/** The agent center over the whole window: its menu, and the page that the address names. */
export default function AgentCenter() {
  const isIn = useLoggedIn()
  const member = useMember()
  const box = useRef<HTMLDivElement>(null)
  usePage(text('agent.center'))
  useKeptFocus(box)
  return (
    <div className="ag" ref={box}>
      <AgentHead member={member} />
      {!isIn ? (
        <main className="ag-page">
          <LoginWall />
        </main>
      ) : !member ? (
        <main className="ag-page">
          <Wait />
        </main>
      ) : isAgent(member.type) ? (
        <Center member={member} />
      ) : (
        <main className="ag-page">
          <EmptyState>{text('agent.only')}</EmptyState>
        </main>
      )}
    </div>
  )
}

function Center({ member }: { member: MemberInfo }) {
  const asked = useParams()['*'] ?? ''
  const flags = useQuery(q(consolidated))
  const isAssistant = member.type === ACCOUNT_TYPE.ASSISTANT
  const own = useQuery({ ...q(ownPages), enabled: isAssistant })
  const ticked = isAssistant ? own.data?.pages : AGENT_PAGES
  if (!flags.data || !ticked) {
    const failed = [flags, own].find(({ isError }) => isError)
    return (
      <main className="ag-page">
        {failed ? <ErrorState error={failed.error} onRetry={() => void failed.refetch()} /> : <Wait />}
      </main>
    )
  }
  const entries = entriesFor(member, flags.data, ticked)
  const open = entries.find(({ id }) => id === asked)
  if (!open) {
    const first = entries.find(({ id }) => id === FIRST_ENTRY) ?? entries[0]
    if (first) return <Elsewhere asked={asked} to={pathTo('agentCenter.entry', { entry: first.id })} />
    return (
      <main className="ag-page">
        <EmptyState>{text('agent.noPages')}</EmptyState>
      </main>
    )
  }
  const panel = PANELS.get(open.id)
  return (
    <>
      <AgentMenu entries={entries} open={open.id} member={member} />
      <main className="ag-page" id="main">
        <OfflineBar />
        <h1 tabIndex={-1}>{text(nameFor(member, open))}</h1>
        <PageBoundary place={open.id}>
          <Suspense fallback={<Wait />}>{panel && <panel.Panel />}</Suspense>
        </PageBoundary>
      </main>
    </>
  )
}

/** Leads to a page that is there, and says so where another one was asked for that isn't open. */
function Elsewhere({ asked, to }: { asked: string; to: string }) {
  useEffect(() => {
    if (ENTRIES.some(({ id }) => id === asked)) toast('info', text('refusal.AUTH_FORBIDDEN'))
  }, [asked])
  return <Navigate to={to} replace />
}

const Wait = () => (
  <Loading>
    <Skeleton style={{ height: 420 }} />
  </Loading>
)
