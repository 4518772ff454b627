import {
  exportWatchlists,
  addWatch,
  removeWatch,
  WATCH_KINDS,
  watchlists,
  type Watched,
} from '@senluna/contract/desk/money/risk.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { New } from '../../list/acts/New.tsx'
import { exportedBy, listOf, type Choices, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'

const source = listOf(watchlists)
const kinds = (): Choices => WATCH_KINDS.map((kind) => [kind, `desk.watch.kind.${kind}`] as const)

const WATCHED: ListSpec<Watched> = {
  page: 'watchlists',
  title: 'desk.watch',
  source,
  id: (row) => row.id,
  name: (row) => row.value,
  columns: [
    { name: 'kind', label: 'desk.risk.kind', show: (row) => say(`desk.watch.kind.${row.kind}`) },
    { name: 'value', label: 'desk.watch.value', show: (row) => <code>{row.value}</code> },
    { name: 'note', label: 'desk.watch.note', look: 'wide', show: (row) => row.note },
    { name: 'by', label: 'desk.watch.by', show: (row) => row.addedBy },
    { name: 'at', label: 'desk.watch.at', look: 'when', show: (row) => momentText(row.addedAt) },
  ],
  filters: [
    { name: 'kind', label: 'desk.risk.kind', kind: 'choice', options: kinds },
    { name: 'value', label: 'desk.watch.value', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.watch.remove',
      right: 'risk.edit',
      danger: true,
      run: (row, reason) => call(removeWatch, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportWatchlists),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.risk.kind'), say(`desk.watch.kind.${row.kind}`)],
        [say('desk.watch.value'), <code key="value">{row.value}</code>],
        [say('desk.watch.note'), row.note],
        [say('desk.watch.by'), row.addedBy],
        [say('desk.watch.at'), momentText(row.addedAt)],
      ]}
    />
  ),
  head: (
    <New
      refreshes={source.key}
      act={{
        name: 'desk.watch.add',
        right: 'risk.edit',
        fields: [
          { name: 'kind', label: 'desk.risk.kind', kind: 'choice', required: true, options: kinds },
          { name: 'value', label: 'desk.watch.value', kind: 'text', required: true },
        ],
        run: (_, reason, { kind, value = '' }) =>
          call(addWatch, { body: { kind: WATCH_KINDS.find((known) => known === kind) ?? 'NAME', value } }, { reason }),
      }}
    />
  ),
}

/** Whom and what the brand looks out for. */
export default function Watchlists() {
  return <ListPage list={WATCHED} />
}
