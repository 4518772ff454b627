import {
  drawDays,
  exportDrawDays,
  dropDrawDay,
  setDrawDay,
  type DrawDay,
} from '@senluna/contract/lottery/desk/calendar.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { New } from '../../list/acts/New.tsx'
import { exportedBy, listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { dayText, say } from '../../say.ts'

const KINDS = ['NO_DRAW', 'MOVED', 'EXTRA'] as const

const NEW: Act<undefined> = {
  name: 'desk.days.new',
  right: 'lotteryHouse.approve',
  fields: [
    { name: 'game', label: 'desk.draws.game', kind: 'text', required: true, hint: 'desk.draws.game.hint' },
    { name: 'day', label: 'desk.days.day', kind: 'day', required: true },
    {
      name: 'kind',
      label: 'desk.days.kind',
      kind: 'choice',
      required: true,
      options: () => KINDS.map((kind) => [kind, `desk.days.kind.${kind}`] as const),
    },
    { name: 'movedTo', label: 'desk.days.to', kind: 'day' },
    { name: 'note', label: 'desk.days.note', kind: 'text' },
  ],
  run: (_, reason, { game = '', day = '', kind = '', movedTo = '', note = '' }) =>
    call(
      setDrawDay,
      {
        body: {
          game: game.trim().toUpperCase(),
          day,
          kind: KINDS.find((known) => known === kind) ?? 'NO_DRAW',
          ...(movedTo ? { movedTo } : {}),
          note,
        },
      },
      { reason },
    ),
}

const DAYS: ListSpec<DrawDay> = {
  page: 'lottery-days',
  title: 'desk.days',
  source: listOf(drawDays),
  exported: exportedBy(exportDrawDays),
  id: (row) => row.id,
  name: (row) => `${row.gameName} ${dayText(row.day)}`,
  columns: [
    { name: 'day', label: 'desk.days.day', look: 'when', show: (row) => dayText(row.day) },
    {
      name: 'game',
      label: 'desk.draws.game',
      show: (row) => (
        <span className="two-lines">
          {row.gameName}
          <small>{row.gameCode}</small>
        </span>
      ),
    },
    { name: 'kind', label: 'desk.days.kind', show: (row) => say(`desk.days.kind.${row.kind}`) },
    { name: 'to', label: 'desk.days.to', look: 'when', show: (row) => row.movedTo && dayText(row.movedTo) },
    { name: 'origin', label: 'desk.days.origin', show: (row) => say(`desk.days.origin.${row.origin}`) },
    { name: 'note', label: 'desk.days.note', look: 'wide', show: (row) => row.note },
  ],
  filters: [{ name: 'game', label: 'desk.draws.game', kind: 'text' }],
  acts: [
    {
      name: 'desk.days.do.drop',
      right: 'lotteryHouse.approve',
      danger: true,
      may: (row) => row.origin === 'DESK',
      run: (row, reason) => call(dropDrawDay, { params: { game: row.gameCode, day: row.day } }, { reason }),
    },
  ],
  head: <New act={NEW} refreshes={listOf(drawDays).key} />,
}

/** Days on which a game departs from its calendar. */
export default function Days() {
  return <ListPage list={DAYS} />
}
