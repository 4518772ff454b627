import { graph, type SharedPlace } from '@senluna/contract/desk-risk.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { listOf, type ListSpec } from '../../list/spec.ts'
import { momentText } from '../../say.ts'

const GRAPH: ListSpec<SharedPlace> = {
  page: 'graph',
  title: 'desk.graph',
  source: listOf(graph),
  id: (row) => row.id,
  columns: [
    { name: 'device', label: 'desk.graph.device', show: (row) => <code>{row.value}</code> },
    {
      name: 'members',
      label: 'desk.graph.members',
      look: 'wide',
      show: (row) => row.members.map(({ userName }) => userName).join(', '),
    },
    { name: 'last', label: 'desk.graph.last', look: 'when', show: (row) => momentText(row.lastAt) },
  ],
}

/** Devices that several accounts came from. */
export default function Graph() {
  return <ListPage of={GRAPH} />
}
