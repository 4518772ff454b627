import {
  acceptApplication,
  deskApplications,
  exportApplications,
  rejectApplication,
  type DeskApplication,
} from '@senluna/contract/desk/brand/applications.ts'
import { APPLICATION_STATES } from '@senluna/contract/member/rewards/applications.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { Evidence } from '../../shown/Evidence.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { cycleText } from '../../shown/cycle-text.ts'
import { PromotionName } from '../../shown/PromotionName.tsx'

const LOOKS = { APPLYING: 'warn', ACCEPTED: 'good', REJECTED: 'bad', WITHDRAWN: '' } as const
const waits = (row: DeskApplication): boolean => row.state === 'APPLYING'

const range = ({ least, most, aloneUpTo, currency }: DeskApplication): string =>
  say('desk.applications.range', {
    least: moneyText(least, currency),
    most: moneyText(most, currency),
    alone: moneyText(aloneUpTo, currency),
  })

const APPLICATIONS: ListSpec<DeskApplication> = {
  page: 'applications',
  title: 'desk.applications',
  source: listOf(deskApplications),
  id: (row) => row.id,
  name: (row) => `${row.userName} · ${row.promotionId}`,
  columns: [
    { name: 'at', label: 'desk.adjust.at', look: 'when', show: (row) => momentText(row.at) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'promotion', label: 'desk.rewards.promotion', show: (row) => <PromotionName id={row.promotionId} /> },
    { name: 'remark', label: 'desk.applications.remark', look: 'wide', show: (row) => row.remark },
    { name: 'images', label: 'desk.applications.images', look: 'num', show: (row) => row.images.length },
    {
      name: 'amount',
      label: 'desk.applications.amount',
      look: 'num',
      show: (row) => (row.amount === undefined ? '–' : moneyText(row.amount, row.currency)),
    },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.applications.state.${row.state}`)}</span>,
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      kind: 'choice',
      tabs: true,
      options: () => APPLICATION_STATES.map((state) => [state, `desk.applications.state.${state}`] as const),
    },
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    { name: 'promotion', label: 'desk.rewards.promotion', kind: 'text' },
  ],
  acts: [
    {
      name: 'desk.applications.accept',
      right: 'promotions.edit',
      may: waits,
      about: ([row]) => row && <p>{range(row)}</p>,
      fields: [
        {
          name: 'amount',
          label: 'desk.applications.amount',
          kind: 'digits',
          required: true,
          start: (row) => row.least,
        },
      ],
      run: (row, reason, { amount = '' }) =>
        call(
          acceptApplication,
          { params: { id: row.id }, body: { memberId: row.memberId, amount: amount.replace(/^0+(?=\d)/, '') } },
          { reason },
        ),
    },
    {
      name: 'desk.applications.reject',
      right: 'promotions.edit',
      danger: true,
      may: waits,
      fields: [{ name: 'note', label: 'desk.applications.note', kind: 'text', required: true }],
      run: (row, reason, { note = '' }) =>
        call(rejectApplication, { params: { id: row.id }, body: { memberId: row.memberId, note } }, { reason }),
    },
  ],
  exported: exportedBy(exportApplications),
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
          [say('desk.rewards.promotion'), <PromotionName key="promotion" id={row.promotionId} />],
          [say('desk.rewards.cycle'), cycleText(row.cycle)],
          [say('desk.applications.attempt'), row.attempt],
          [say('desk.applications.remark'), row.remark],
          ...(row.decidedBy === undefined ? [] : [[say('desk.applications.by'), row.decidedBy] as const]),
          ...(row.reason === undefined ? [] : [[say('desk.applications.note'), row.reason] as const]),
        ]}
      />
      {row.images.map(({ fileId, url }, nth) => (
        <Evidence key={fileId} url={url} name={say('desk.applications.image', { no: nth + 1 })} />
      ))}
    </>
  ),
}

/** What members applied for with a form, to be decided. */
export default function Applications() {
  return <ListPage list={APPLICATIONS} />
}
