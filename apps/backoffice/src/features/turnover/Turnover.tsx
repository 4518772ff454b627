import {
  exportTurnover,
  deskTurnover,
  REQUIREMENT_STATES,
  waiveTurnover,
  type DeskTurnoverRow,
} from '@senluna/contract/money/turnover.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say, wordOf } from '../../say.ts'

const TURNOVER: ListSpec<DeskTurnoverRow> = {
  page: 'turnover',
  title: 'desk.turnover',
  source: listOf(deskTurnover),
  id: (row) => row.id,
  name: (row) => `${row.userName} · ${wordOf('desk.source', row.source)}`,
  columns: [
    { name: 'at', label: 'desk.adjust.at', look: 'when', show: (row) => momentText(row.createdAt) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    { name: 'source', label: 'desk.turnover.source', show: (row) => wordOf('desk.source', row.source) },
    {
      name: 'required',
      label: 'desk.turnover.required',
      look: 'num',
      show: (row) => moneyText(row.required, row.currency),
    },
    { name: 'done', label: 'desk.turnover.done', look: 'num', show: (row) => moneyText(row.done, row.currency) },
    { name: 'left', label: 'desk.turnover.left', look: 'num', show: (row) => moneyText(row.remaining, row.currency) },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      show: (row) => (
        <>
          <span className={row.state === 'OPEN' ? 'badge warn' : 'badge good'}>
            {say(`desk.turnover.state.${row.state}`)}
          </span>
          {row.flagged && <span className="badge bad">{say('desk.turnover.flagged')}</span>}
        </>
      ),
    },
  ],
  filters: [
    { name: 'name', label: 'desk.withdrawals.member', kind: 'text' },
    {
      name: 'state',
      label: 'desk.withdrawals.state',
      kind: 'choice',
      options: () => REQUIREMENT_STATES.map((state) => [state, `desk.turnover.state.${state}`] as const),
    },
  ],
  acts: [
    {
      name: 'desk.turnover.waive',
      right: 'adjustments.edit',
      may: (row) => row.state === 'OPEN',
      run: (row, reason) => call(waiveTurnover, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportTurnover),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
        [say('desk.turnover.source'), wordOf('desk.source', row.source)],
        [say('desk.turnover.required'), moneyText(row.required, row.currency)],
        [say('desk.turnover.done'), moneyText(row.done, row.currency)],
        [say('desk.turnover.left'), moneyText(row.remaining, row.currency)],
        [say('desk.adjust.at'), momentText(row.createdAt)],
      ]}
    />
  ),
}

/** What members must play before money may leave. */
export default function Turnover() {
  return <ListPage list={TURNOVER} />
}
