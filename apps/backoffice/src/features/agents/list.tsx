import { agentTree, exportAgents, treeAccountDetails, type TreeAccount } from '@senluna/contract/desk/members/agents.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Link } from 'react-router'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say, wordOf } from '../../say.ts'
import { ACTS } from './acts.tsx'
import { AgentDetails } from './AgentDetails.tsx'
import { OpenAgent } from './OpenAgent.tsx'
import { rateSpan } from './words.ts'

type Crumbs = readonly { id: string; account: string }[]

/** The list of one level; `crumbs` is the way down to the agent whose line is shown. */
export const agentsList = (crumbs: Crumbs): ListSpec<TreeAccount> => ({
  page: 'agents',
  title: 'desk.agents',
  source: listOf(agentTree),
  id: (row) => row.id,
  name: (row) => row.account,
  rowOf: (id) => call(treeAccountDetails, { params: { id } }),
  columns: [
    { name: 'account', label: 'desk.members.name', show: (row) => row.account },
    { name: 'type', label: 'desk.members.type', show: (row) => wordOf('desk.members.type', row.type) },
    { name: 'direct', label: 'desk.agents.direct', look: 'num', show: (row) => <Direct row={row} /> },
    { name: 'team', label: 'desk.agents.team', look: 'num', show: (row) => row.team },
    { name: 'rates', label: 'desk.agents.rates', look: 'num', show: (row) => rateSpan(row.rates) },
    {
      name: 'state',
      label: 'desk.members.state',
      show: (row) => (
        <span className={row.open ? 'badge good' : 'badge warn'}>
          {say(row.open ? 'desk.members.state.OPEN' : 'desk.agents.shut')}
        </span>
      ),
    },
    {
      name: 'registeredAt',
      label: 'desk.members.registered',
      look: 'when',
      show: (row) => momentText(row.registeredAt),
    },
  ],
  filters: [
    { name: 'name', label: 'desk.agents.search', kind: 'text' },
    {
      name: 'parentId',
      label: 'desk.agents.line',
      kind: 'choice',
      options: () => crumbs.map(({ id, account }) => [id, account] as const),
    },
  ],
  acts: ACTS,
  exported: exportedBy(exportAgents),
  head: <OpenAgent />,
  drawer: (row) => <AgentDetails key={row.id} row={row} />,
})

/** How many stand right below, and the way to them. */
function Direct({ row }: { row: TreeAccount }) {
  if (row.direct === 0) return <>0</>
  return (
    <Link to={`?parentId=${row.id}`} aria-label={say('desk.agents.below', { name: row.account, n: row.direct })}>
      {row.direct}
    </Link>
  )
}
