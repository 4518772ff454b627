import './lottery.css'
import {
  DESK_DRAW_STATES,
  DRAW_SOURCES,
  deskDraws,
  deskDrawDetails,
  exportDraws,
  extendDeskDraw,
  lockDrawEarly,
  voidDeskDraw,
  type DeskDraw,
} from '@senluna/contract/lottery/desk/draws.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { DrawDetails } from './DrawDetails.tsx'
import { stateLook } from './look.ts'
import { resultText } from './result-text.ts'

const tickets = ({ tickets: n, more }: DeskDraw): string => (more ? `${countText(n)}+` : countText(n))

const DRAWS: ListSpec<DeskDraw> = {
  page: 'lottery-draws',
  title: 'desk.draws',
  source: listOf(deskDraws),
  exported: exportedBy(exportDraws),
  id: (row) => row.id,
  name: (row) => `${row.gameName} ${row.drawNumber}`,
  everyMs: 15_000,
  rowOf: (id) => call(deskDrawDetails, { params: { id } }),
  columns: [
    {
      name: 'game',
      label: 'desk.draws.game',
      show: (row) => `${row.gameName} ${row.drawNumber}`,
    },
    {
      name: 'state',
      label: 'desk.draws.state',
      show: (row) => (
        <>
          <span className={stateLook(row.state)}>{say(`desk.draws.state.${row.state}`)}</span>
          {row.alarms.map((alarm) => (
            <span key={alarm} className="badge bad">
              {say(`desk.draws.alarm.${alarm}`)}
            </span>
          ))}
        </>
      ),
    },
    { name: 'draw', label: 'desk.draws.draw', look: 'when', show: (row) => momentText(row.drawAt) },
    { name: 'lock', label: 'desk.draws.lock', look: 'when', show: (row) => momentText(row.lockAt) },
    { name: 'open', label: 'desk.draws.open', look: 'when', hidden: true, show: (row) => momentText(row.openAt) },
    { name: 'source', label: 'desk.draws.source', show: (row) => say(`desk.draws.source.${row.source}`) },
    {
      name: 'result',
      label: 'desk.draws.result',
      show: (row) => row.result !== undefined && <span className="lot-short num">{resultText(row.result)}</span>,
    },
    { name: 'tickets', label: 'desk.draws.tickets', look: 'num', show: tickets },
    { name: 'stake', label: 'desk.draws.stake', look: 'num', show: (row) => moneyText(row.stake, row.money) },
    {
      name: 'liability',
      label: 'desk.draws.liability',
      look: 'num',
      show: (row) => moneyText(row.liability, row.money),
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.draws.state',
      kind: 'choice',
      tabs: true,
      options: () => DESK_DRAW_STATES.map((state) => [state, `desk.draws.state.${state}`] as const),
    },
    { name: 'game', label: 'desk.draws.game', kind: 'text' },
    { name: 'drawNumber', label: 'desk.draws.drawNumber', kind: 'text' },
    {
      name: 'source',
      label: 'desk.draws.source',
      kind: 'choice',
      options: () => DRAW_SOURCES.map((source) => [source, `desk.draws.source.${source}`] as const),
    },
    { name: 'alarm', label: 'desk.draws.alarm', kind: 'choice', options: () => [['YES', 'desk.draws.alarm.YES']] },
    { name: 'from', label: 'desk.draws.from', kind: 'day' },
    { name: 'to', label: 'desk.draws.to', kind: 'day' },
  ],
  acts: [
    {
      name: 'desk.draws.do.lock',
      right: 'lotteryHouse.edit',
      may: (row) => !row.follows && row.state === 'OPEN',
      about: () => <p className="hint">{say('desk.draws.do.lock.about')}</p>,
      run: (row, reason) => call(lockDrawEarly, { params: { id: row.id }, body: {} }, { reason }),
    },
    {
      name: 'desk.draws.do.extend',
      right: 'lotteryHouse.approve',
      may: (row) => !row.follows && row.source === 'OFFICIAL' && (row.state === 'OPEN' || row.state === 'LOCKED'),
      fields: [
        { name: 'until', label: 'desk.draws.until', kind: 'day', required: true, hint: 'desk.draws.until.hint' },
      ],
      run: (row, reason, { until = '' }) =>
        call(
          extendDeskDraw,
          { params: { id: row.id }, body: { until: new Date(`${until}T23:59:59`).toISOString() } },
          { reason },
        ),
    },
    {
      name: 'desk.draws.do.void',
      right: 'lottery.edit',
      danger: true,
      may: (row) => !row.follows && row.state !== 'VOID' && row.state !== 'NOT_HELD',
      about: () => <p className="hint">{say('desk.draws.do.void.about')}</p>,
      run: (row, reason) => call(voidDeskDraw, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  drawer: (row) => <DrawDetails key={row.id} row={row} />,
}

/**
 * The draws of the lottery: what was bet on them, what they may cost and how their results came
 * about.
 */
export default function Draws() {
  return <ListPage list={DRAWS} />
}
