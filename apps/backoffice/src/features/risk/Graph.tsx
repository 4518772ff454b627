import { exportGraph, graph, type SharedPlace } from '@senluna/contract/desk/money/risk.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { Links } from './Links.tsx'
import './links.css'

const GRAPH: ListSpec<SharedPlace> = {
  page: 'graph',
  title: 'desk.graph',
  source: listOf(graph),
  id: (row) => row.id,
  name: (row) => row.value,
  columns: [
    { name: 'device', label: 'desk.graph.device', show: (row) => <code>{row.value}</code> },
    {
      name: 'members',
      label: 'desk.graph.members',
      look: 'wide',
      show: (row) =>
        row.members
          .map(({ userName, cleared }) => (cleared ? say('desk.graph.members.cleared', { name: userName }) : userName))
          .join(', '),
    },
    {
      name: 'linked',
      label: 'desk.graph.linked',
      look: 'num',
      show: (row) => row.members.filter(({ cleared }) => !cleared).length,
    },
    {
      name: 'cases',
      label: 'desk.graph.cases',
      look: 'num',
      show: (row) => row.openCases > 0 && <span className="badge bad">{row.openCases}</span>,
    },
    {
      name: 'bonuses',
      label: 'desk.graph.bonuses',
      show: () => <abbr title={say('desk.graph.bonuses.none.why')}>{say('desk.graph.bonuses.none')}</abbr>,
    },
    { name: 'last', label: 'desk.graph.last', look: 'when', show: (row) => momentText(row.lastAt) },
  ],
  exported: exportedBy(exportGraph),
  drawer: (row) => <Links key={row.id} place={row} />,
}

/** Devices that several accounts came from. */
export default function Graph() {
  return <ListPage list={GRAPH} />
}
