import {
  closeReconCase,
  exportReconCases,
  reconCases,
  type ReconCase,
} from '@senluna/contract/desk/money/reconciliation.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { differenceName } from '../../shown/difference-name.ts'
import { momentText, say } from '../../say.ts'

const STATES = ['OPEN', 'EXPLAINED', 'WRITTEN_OFF'] as const

const CASES: ListSpec<ReconCase> = {
  page: 'recon-cases',
  title: 'desk.recon.cases',
  source: listOf(reconCases),
  id: (row) => row.id,
  name: (row) => differenceName(row.about),
  columns: [
    { name: 'opened', label: 'desk.recon.case.opened', look: 'when', show: (row) => momentText(row.openedAt) },
    { name: 'kind', label: 'desk.recon.case.kind', show: (row) => say(`desk.recon.case.kind.${row.kind}`) },
    { name: 'about', label: 'desk.recon.case.about', look: 'wide', show: (row) => differenceName(row.about) },
    {
      name: 'difference',
      label: 'desk.recon.difference',
      look: 'num',
      show: (row) => moneyText(row.difference, row.currency),
    },
    {
      name: 'state',
      label: 'desk.recon.state',
      show: (row) => (
        <span className={row.state === 'OPEN' ? 'badge warn' : 'badge good'}>
          {say(`desk.recon.case.state.${row.state}`)}
        </span>
      ),
    },
    { name: 'note', label: 'desk.recon.case.note', look: 'wide', show: (row) => row.note },
    { name: 'openedBy', label: 'desk.recon.case.by', show: (row) => row.openedBy },
    { name: 'reason', label: 'desk.recon.case.reason', look: 'wide', hidden: true, show: (row) => row.reason },
    {
      name: 'closedBy',
      label: 'desk.recon.case.closedBy',
      hidden: true,
      show: (row) => row.closedAt && `${row.madeBy}, ${row.checkedBy}`,
    },
    {
      name: 'closed',
      label: 'desk.recon.case.closed',
      look: 'when',
      hidden: true,
      show: (row) => row.closedAt && momentText(row.closedAt),
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.recon.state',
      kind: 'choice',
      tabs: true,
      start: 'OPEN',
      options: () => STATES.map((state) => [state, `desk.recon.case.state.${state}`] as const),
    },
  ],
  acts: (['EXPLAINED', 'WRITTEN_OFF'] as const).map((how) => ({
    name: `desk.recon.do.${how}` as const,
    right: 'recon.edit',
    ...(how === 'WRITTEN_OFF' ? { danger: true as const } : {}),
    may: (row) => row.state === 'OPEN',
    about: () => <p className={how === 'WRITTEN_OFF' ? 'note' : 'hint'}>{say(`desk.recon.case.do.${how}.about`)}</p>,
    run: ({ id }, reason) => call(closeReconCase, { params: { id }, body: { how } }, { reason }),
  })),
  exported: exportedBy(exportReconCases),
}

/** Differences that somebody looks into. */
export default function Cases() {
  return <ListPage list={CASES} />
}
