import './team-management.css'
import { downlines, type Downline } from '@senluna/contract/agent/downlines.ts'
import type { ExportFilter } from '@senluna/contract/member/exports.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { page } from '../../shell/frame/page-chunk.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { AgentTable } from '../parts/table/AgentTable.tsx'
import { Crumbs } from '../parts/Crumbs.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { usePageSize } from '../parts/PageSize.tsx'
import { PeriodFilter } from '../parts/period/PeriodFilter.tsx'
import { rowsOfPages } from '../parts/table/table.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { usePeriod } from '../parts/period/use-period.ts'
import { columnsOf } from './columns.tsx'
import { TeamFilters } from './TeamFilters.tsx'
import { useTeamQuery } from './team-query.ts'
import { Waiting } from './Waiting.tsx'

// Opened by a press: the list stands without them.
const ChosenAccount = lazy(page(async () => ({ default: (await import('./ChosenAccount.tsx')).ChosenAccount })))
const TeamTree = lazy(page(async () => ({ default: (await import('./TeamTree.tsx')).TeamTree })))

const VIEWS = ['LIST', 'TREE'] as const

/** Who stands below the agent, as a list or a tree; the account that is chosen stands beside it. */
export default function TeamManagement() {
  const chosen = useChosen()
  const view = chosen.oneOf('view', VIEWS)
  const open = chosen.get('open')
  const look = (id: string | undefined) =>
    chosen.step({ account: id, name: undefined, open: undefined, view: undefined })
  useEffect(() => {
    // Before the site’s own search, which has the same key.
    addEventListener('keydown', findBySlash, true)
    return () => removeEventListener('keydown', findBySlash, true)
  }, [])
  return (
    <div className={open ? 'ag-split open' : 'ag-split'}>
      <div className="ag-main">
        <fieldset className="ag-period ag-view">
          <legend className="sr">{text('down.view')}</legend>
          <div className="ag-seg">
            {VIEWS.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === view}
                onClick={() => chosen.set({ view: name === 'LIST' ? undefined : name })}
              >
                {text(`down.view.${name}`)}
              </button>
            ))}
          </div>
        </fieldset>
        {view === 'TREE' ? <Tree open={open} /> : <List onLook={look} />}
        <Waiting />
        <p className="small muted">{text('down.masked')}</p>
      </div>
      {open && (
        <Suspense fallback={<Coming />}>
          <ChosenAccount key={open} id={open} onDrill={look} onClose={() => chosen.step({ open: undefined })} />
        </Suspense>
      )}
    </div>
  )
}

/** `/` leads to the field that finds an account, unless somebody types. */
function findBySlash(event: KeyboardEvent): void {
  const at = event.target as HTMLElement
  if (event.key !== '/' || event.ctrlKey || event.metaKey || at.closest('input, textarea, select, dialog')) return
  const field = document.querySelector<HTMLElement>('[data-find-account]')
  if (!field) return
  event.preventDefault()
  field.focus()
}

function Tree({ open }: { open: string | undefined }) {
  const chosen = useChosen()
  const period = usePeriod({ usual: 'thisMonth' })
  return (
    <>
      <div className="ag-filters">
        <PeriodFilter value={period} />
      </div>
      <Suspense fallback={<Coming />}>
        <TeamTree days={period.days} chosen={open} onChoose={(id) => chosen.step({ open: id })} />
      </Suspense>
    </>
  )
}

const Coming = () => (
  <Loading>
    <Skeleton style={{ height: 320 }} />
  </Loading>
)

/** The same list as a file that the house makes: rates are numbers there. */
function longList(
  { rateFrom, rateTo, ...narrowed }: ReturnType<typeof useTeamQuery>,
  parentId: string | undefined,
): { report: 'TEAM_ACCOUNTS'; filter: ExportFilter } {
  const accounts = {
    ...narrowed,
    ...(rateFrom !== undefined && { rateFrom: Number(rateFrom) }),
    ...(rateTo !== undefined && { rateTo: Number(rateTo) }),
  }
  const ofAccount = parentId !== undefined && isUuid<'member'>(parentId) && { accountId: parentId }
  return { report: 'TEAM_ACCOUNTS', filter: { ...ofAccount, accounts } }
}

function List({ onLook }: { onLook: (id: string | undefined) => void }) {
  const { timeZone } = useBrand()
  const chosen = useChosen()
  const pageSize = usePageSize()
  const parentId = chosen.get('account')
  const narrowed = useTeamQuery()
  const query = { ...narrowed, ...(parentId && { parentId }), pageSize }
  const read = useInfiniteQuery(pages(downlines, { query }))
  const [first] = read.data?.pages ?? []
  const list = rowsOfPages<Downline>(read)
  const isNobody = list.rows?.length === 0 && !parentId && Object.keys(narrowed).length === 0
  const columns = columnsOf(timeZone, (id) => chosen.step({ open: id }))
  return (
    <>
      {first && !isNobody && (
        <p className="muted">{text('down.lead', { team: first.self.team, direct: first.self.direct })}</p>
      )}
      {!isNobody && (
        <>
          <TeamFilters />
          <div className="ag-filters">
            <Crumbs way={first?.crumbs ?? []} onStep={onLook} />
            <CsvButton
              name="team"
              long={longList(narrowed, parentId)}
              columns={columns}
              pageAfter={(after) =>
                call(downlines, { query: { ...query, pageSize: '50', ...(after === undefined ? {} : { after }) } })
              }
            />
          </div>
        </>
      )}
      {isNobody ? (
        <EmptyState
          action={
            <Link className="btn gold md" to={`${pathTo('agentCenter.entry', { entry: 'registerCenter' })}?tab=links`}>
              {text('down.link.new')}
            </Link>
          }
        >
          {text('down.none')}
        </EmptyState>
      ) : list.rows?.length === 0 ? (
        <EmptyState>{text('down.noMatch')}</EmptyState>
      ) : (
        <AgentTable
          caption={text('agent.page.downlineManagmentView')}
          columns={columns}
          list={list}
          keyOf={({ id }) => id}
        />
      )}
    </>
  )
}
