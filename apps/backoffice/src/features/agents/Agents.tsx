import { agentTree } from '@senluna/contract/desk/members/agents.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ListPage } from '../../list/ListPage.tsx'
import { agentsList } from './list.tsx'

/** The tree of agents: one level of it at a time, or a name looked for in a whole line. */
export default function Agents() {
  const [params] = useSearchParams()
  const given = params.get('parentId') ?? ''
  const parentId = isUuid<'member'>(given) ? given : undefined
  const way = useQuery({ ...q(agentTree, { query: { parentId, pageSize: '1' } }), enabled: parentId !== undefined })
  return <ListPage list={agentsList(parentId === undefined ? [] : (way.data?.crumbs ?? []))} />
}
