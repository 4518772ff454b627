import {
  deskLotteries,
  exportLotteries,
  switchLottery,
  type DeskLottery,
} from '@senluna/contract/lottery/desk/calendar.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { dateLocale } from '@senluna/web/client/text.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say, wordOf } from '../../say.ts'
import { VendorName } from '../../shown/VendorName.tsx'

const switchTo =
  (enabled: boolean) =>
  (row: DeskLottery, reason: string): Promise<unknown> =>
    call(switchLottery, { params: { game: row.gameCode }, body: { enabled } }, { reason })

/** 1 January 2024 was a Monday. */
const weekdayText = (weekday: number) =>
  new Intl.DateTimeFormat(dateLocale(), { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday))

/** The days and times of a game's calendar, by the clocks of where it is drawn. */
function Schedule({ game: { schedule } }: { game: DeskLottery }) {
  if (!schedule) return say('desk.lotteries.every.days')
  const { weekdays = [], monthDays = [], drawAt, lockAt, zone } = schedule
  const days =
    monthDays.length > 0
      ? say('desk.lotteries.every.month', { days: monthDays.join(', ') })
      : weekdays.length === 7
        ? say('desk.lotteries.every.day')
        : weekdays.map(weekdayText).join(', ')
  return (
    <span className="two-lines">
      {days}
      <small title={zone}>
        {say('desk.lotteries.every.times', { draw: drawAt.slice(0, 5), lock: lockAt.slice(0, 5) })}
      </small>
    </span>
  )
}

/** Why a game isn't offered: of one that the catalogue keeps shut in the reader's language. */
function reasonText({ gameCode, reason, shut }: DeskLottery): string | undefined {
  const said = wordOf('lottery.shut', gameCode)
  return shut && said !== gameCode ? said : reason
}

const LOTTERIES: ListSpec<DeskLottery> = {
  page: 'lottery-games',
  title: 'desk.lotteries',
  source: listOf(deskLotteries),
  exported: exportedBy(exportLotteries),
  id: (row) => row.gameCode,
  name: (row) => row.name,
  columns: [
    {
      name: 'name',
      label: 'desk.draws.game',
      show: (row) => row.name,
    },
    {
      name: 'family',
      label: 'desk.lotteries.family',
      show: (row) => (
        <span className="two-lines">
          {row.family}
          <small>{row.gameCode}</small>
        </span>
      ),
    },
    { name: 'vendor', label: 'desk.games.vendor', show: (row) => <VendorName code={row.vendorCode} /> },
    { name: 'source', label: 'desk.draws.source', show: (row) => say(`desk.draws.source.${row.source}`) },
    {
      name: 'every',
      label: 'desk.lotteries.every',
      show: (row) =>
        row.seconds === undefined ? <Schedule game={row} /> : say('desk.lotteries.every.seconds', { n: row.seconds }),
    },
    {
      name: 'next',
      label: 'desk.lotteries.next',
      look: 'when',
      show: (row) => row.nextDrawAt && momentText(row.nextDrawAt),
    },
    {
      name: 'state',
      label: 'desk.terms.state',
      show: (row) => (
        <span className={row.enabled ? 'badge good' : 'badge bad'}>
          {say(row.enabled ? 'desk.lotteries.on' : 'desk.lotteries.off')}
        </span>
      ),
    },
    { name: 'reason', label: 'desk.lotteries.reason', look: 'wide', show: reasonText },
  ],
  filters: [{ name: 'name', label: 'desk.draws.game', kind: 'text' }],
  acts: [
    {
      name: 'desk.lotteries.do.on',
      right: 'lotteryHouse.approve',
      may: (row) => !row.enabled && !row.shut,
      run: switchTo(true),
    },
    {
      name: 'desk.lotteries.do.off',
      right: 'lotteryHouse.approve',
      danger: true,
      may: (row) => row.enabled,
      about: () => <p className="hint">{say('desk.lotteries.do.off.about')}</p>,
      run: switchTo(false),
    },
  ],
}

/** The games of the lottery, and whether they are offered. */
export default function Games() {
  return <ListPage list={LOTTERIES} />
}
