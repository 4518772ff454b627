import './team-management.css'
import { downlines, type Downline } from '@senluna/contract/agent/downlines.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { AgentTable } from '../parts/AgentTable.tsx'
import { Crumbs } from '../parts/Crumbs.tsx'
import { PageSize, usePageSize } from '../parts/PageSize.tsx'
import { rowsOfPages } from '../parts/table.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { ChosenAccount } from './ChosenAccount.tsx'
import { columnsOf } from './columns.tsx'
import { Waiting } from './Waiting.tsx'

const TYPES = ['MEMBER', 'AGENT'] as const
const STATES = ['OPEN', 'CLOSED', 'EXCLUDED'] as const

/** Who stands below the agent, level by level; the account that is chosen stands beside them. */
export default function TeamManagement() {
  const { timeZone } = useBrand()
  const chosen = useChosen()
  const pageSize = usePageSize()
  const [parentId, account] = [chosen.get('account'), chosen.get('name')]
  const [type, status] = [chosen.someOf('type', TYPES), chosen.someOf('status', STATES)]
  const narrowed = { ...(account && { account }), ...(type && { type }), ...(status && { status }) }
  const query = { ...narrowed, ...(parentId && { parentId }), pageSize }
  const read = useInfiniteQuery(pages(downlines, { query }))
  const [first] = read.data?.pages ?? []
  const list = rowsOfPages<Downline>(read)
  const open = chosen.get('open')
  const look = (id: string | undefined) => chosen.step({ account: id, name: undefined, open: undefined })
  const isNobody = list.rows?.length === 0 && !parentId && Object.keys(narrowed).length === 0
  return (
    <div className={open ? 'ag-split open' : 'ag-split'}>
      <div className="ag-main">
        {first && <p className="muted">{text('down.lead', { team: first.self.team, direct: first.self.direct })}</p>}
        <div className="ag-filters">
          <NameFilter key={account ?? ''} value={account ?? ''} onValue={(name) => chosen.set({ name })} />
          <Select
            label={text('down.type')}
            value={type ?? ''}
            onValue={(next) => chosen.set({ type: next })}
            options={[['', text('down.all')], ...TYPES.map((name) => [name, text(`down.type.${name}`)] as const)]}
          />
          <Select
            label={text('down.link.status')}
            value={status ?? ''}
            onValue={(next) => chosen.set({ status: next })}
            options={[['', text('down.all')], ...STATES.map((name) => [name, text(`down.status.${name}`)] as const)]}
          />
          <PageSize />
        </div>
        <Crumbs way={first?.crumbs ?? []} onStep={look} />
        {isNobody ? (
          <EmptyState
            action={
              <Link
                className="btn gold md"
                to={`${pathTo('agentCenter.entry', { entry: 'registerCenter' })}?tab=links`}
              >
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
            columns={columnsOf(timeZone, (id) => chosen.step({ open: id }))}
            list={list}
            keyOf={({ id }) => id}
          />
        )}
        <Waiting />
        <p className="small muted">{text('down.masked')}</p>
      </div>
      {open && <ChosenAccount key={open} id={open} onDrill={look} onClose={() => chosen.step({ open: undefined })} />}
    </div>
  )
}

/** The beginning of a name, looked for when it is sent. */
function NameFilter({ value, onValue }: { value: string; onValue: (name: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        onValue(typed.trim())
      }}
    >
      <TextField
        label={text('down.search')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValue={(next) => (next === '' ? onValue('') : setTyped(next))}
      />
    </form>
  )
}
