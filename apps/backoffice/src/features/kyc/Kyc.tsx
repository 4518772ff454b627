import {
  exportKyc,
  acceptKyc,
  askKycAgain,
  deskKycList,
  KYC_STATES,
  rejectKyc,
  type DeskKyc,
} from '@senluna/contract/member/kyc.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Age } from '../../list/Age.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { Application } from './Application.tsx'
import { Doubts } from './Doubts.tsx'

const DAY_MS = 86_400_000
const LOOK: Readonly<Record<DeskKyc['state'], string>> = {
  PENDING: 'badge warn',
  ACCEPTED: 'badge good',
  REJECTED: 'badge bad',
  ASKED_AGAIN: 'badge',
}
const waits = ({ state }: DeskKyc) => state === 'PENDING'
const MESSAGE = { name: 'message', label: 'desk.kyc.message', kind: 'area', required: true } as const

const KYC: ListSpec<DeskKyc> = {
  page: 'kyc',
  title: 'desk.kyc',
  source: listOf(deskKycList),
  id: (row) => row.id,
  name: (row) => `${row.account} · ${say(`desk.kyc.tier.${row.tier}`)}`,
  everyMs: 20_000,
  queue: 'kyc',
  columns: [
    { name: 'account', label: 'desk.kyc.account', show: (row) => row.account },
    { name: 'created', label: 'desk.kyc.created', look: 'when', show: (row) => momentText(row.createdAt) },
    { name: 'tier', label: 'desk.kyc.tier', show: (row) => say(`desk.kyc.tier.${row.tier}`) },
    {
      name: 'state',
      label: 'desk.kyc.state',
      show: (row) => <span className={LOOK[row.state]}>{say(`desk.kyc.state.${row.state}`)}</span>,
    },
    {
      name: 'age',
      label: 'desk.approvals.age',
      look: 'num',
      show: (row) => waits(row) && <Age since={row.createdAt} lateMs={DAY_MS} />,
    },
    { name: 'pictures', label: 'desk.kyc.pictures', look: 'num', show: (row) => row.pictures },
    { name: 'checks', label: 'desk.kyc.checks', show: (row) => <Doubts kyc={row} /> },
    { name: 'by', label: 'desk.kyc.by', show: (row) => row.decidedBy },
    {
      name: 'decided',
      label: 'desk.kyc.decided',
      look: 'when',
      show: (row) => row.decidedAt && momentText(row.decidedAt),
      hidden: true,
    },
    { name: 'reason', label: 'desk.kyc.reason', look: 'wide', show: (row) => row.reason, hidden: true },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.kyc.state',
      kind: 'choice',
      tabs: true,
      start: 'PENDING',
      options: () => KYC_STATES.map((state) => [state, `desk.kyc.state.${state}`] as const),
    },
    {
      name: 'tier',
      label: 'desk.kyc.tier',
      kind: 'choice',
      options: () => (['1', '2', '3'] as const).map((tier) => [tier, `desk.kyc.tier.${tier}`] as const),
    },
    { name: 'account', label: 'desk.kyc.account', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.kyc.do.accept',
      right: 'kyc.edit',
      main: true,
      may: waits,
      about: (rows) => rows.some(({ tier }) => tier === 3) && say('desk.kyc.four'),
      run: (row, reason) => call(acceptKyc, { params: { id: row.id } }, { reason }),
    },
    {
      name: 'desk.kyc.do.askAgain',
      right: 'kyc.edit',
      may: (row) => waits(row) || (row.state === 'ACCEPTED' && row.tier > 1),
      fields: [MESSAGE],
      run: (row, reason, { message = '' }) =>
        call(askKycAgain, { params: { id: row.id }, body: { message } }, { reason }),
    },
    {
      name: 'desk.kyc.do.reject',
      right: 'kyc.edit',
      danger: true,
      may: waits,
      fields: [MESSAGE],
      run: (row, reason, { message = '' }) =>
        call(rejectKyc, { params: { id: row.id }, body: { message } }, { reason }),
    },
  ],
  exported: exportedBy(exportKyc),
  drawer: (row) => <Application key={`${row.id} ${row.state}`} row={row} />,
}

/** Who members say they are, and the pictures that show it. */
export default function Kyc() {
  return <ListPage list={KYC} />
}
