import { exportRtp, rtpMonitor, type RtpRow } from '@senluna/contract/desk/brand/rtp.ts'
import { RTP_STATES } from '@senluna/kit/games/rtp-control.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { say, wordOf } from '../../say.ts'
import { freezeActs } from './freeze-acts.tsx'
import { errorsText, ppmText, theoryText } from './rtp-text.ts'
import { RtpDetails } from './RtpDetails.tsx'

const LOOK: Record<RtpRow['state'], string> = {
  FEW: 'badge',
  INSIDE: 'badge good',
  WARNING: 'badge warn',
  OUTSIDE: 'badge bad',
}

const isPlayed = ({ rounds }: RtpRow): boolean => rounds !== '0'
const played = (row: RtpRow, shown: string): string => (isPlayed(row) ? shown : '')
/** Limits of a handful of rounds would only mislead. */
const judged = (row: RtpRow, shown: string): string => (row.state === 'FEW' ? '' : shown)
const modeText = ({ mode }: RtpRow): string => mode && wordOf('desk.rtp.mode', mode)

const RTP: ListSpec<RtpRow> = {
  page: 'rtp',
  title: 'desk.rtp',
  source: listOf(rtpMonitor),
  id: (row) => `${row.gameId} ${row.mode} ${row.currency.code}`,
  name: (row) => [row.name, modeText(row)].filter(Boolean).join(' · '),
  columns: [
    { name: 'name', label: 'desk.games.name', show: (row) => row.name },
    { name: 'mode', label: 'desk.rtp.mode', show: modeText },
    {
      name: 'state',
      label: 'desk.rtp.state',
      show: (row) => (
        <>
          <span className={LOOK[row.state]}>{say(`desk.rtp.state.${row.state}`)}</span>
          {row.frozen && <span className="badge bad">{say('desk.games.shown.FROZEN')}</span>}
        </>
      ),
    },
    { name: 'measured', label: 'desk.rtp.measured', look: 'num', show: (row) => played(row, ppmText(row.measuredPpm)) },
    { name: 'theory', label: 'desk.rtp.theory', look: 'num', show: (row) => theoryText(row.theoryPpm) },
    {
      name: 'limits',
      label: 'desk.rtp.limits',
      look: 'num',
      show: (row) => judged(row, `${ppmText(row.lowPpm)} – ${ppmText(row.highPpm)}`),
    },
    { name: 'z', label: 'desk.rtp.z', look: 'num', show: (row) => judged(row, errorsText(row.zX100)) },
    { name: 'rounds', label: 'desk.rtp.rounds', look: 'num', show: (row) => countText(Number(row.rounds)) },
    { name: 'staked', label: 'desk.rtp.staked', look: 'num', show: (row) => moneyText(row.staked, row.currency) },
    { name: 'won', label: 'desk.rtp.won', look: 'num', show: (row) => moneyText(row.won, row.currency) },
    {
      name: 'error',
      label: 'desk.rtp.error',
      look: 'num',
      hidden: true,
      show: (row) => played(row, ppmText(row.errorPpm)),
    },
    { name: 'currency', label: 'desk.reports.currency', hidden: true, show: (row) => row.currency.code },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.rtp.state',
      kind: 'choice',
      options: () => RTP_STATES.map((state) => [state, `desk.rtp.state.${state}`] as const),
    },
    { name: 'from', label: 'desk.from', kind: 'day' },
    { name: 'to', label: 'desk.to', kind: 'day' },
  ],
  drawer: (row) => <RtpDetails key={`${row.gameId} ${row.mode} ${row.currency.code}`} row={row} />,
  exported: exportedBy(exportRtp),
  acts: freezeActs(() => true),
}

/** Theory against play of our own games, and the way to stop one. */
export default function Rtp() {
  return <ListPage list={RTP} />
}
