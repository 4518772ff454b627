import { rtpDays, type RtpDay, type RtpRow } from '@senluna/contract/desk/brand/rtp.ts'
import { q } from '@senluna/web/client/query.ts'
import { LazyChart } from '@senluna/web/ui/chart/LazyChart.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Facts } from '../../list/Drawer.tsx'
import { dayText, say } from '../../say.ts'
import { chartWords } from '../../shown/chart-words.ts'
import { differenceText, errorsText, ppmText, shortDifference, theoryText } from './rtp-text.ts'

/** How one game and mode stands, and how its return came about. */
export function RtpDetails({ row }: { row: RtpRow }) {
  const [params] = useSearchParams()
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined]
  const { gameId, mode, currency } = row
  const days = useQuery(
    q(rtpDays, {
      params: { gameId },
      query: { mode, currency: currency.code, ...(from ? { from } : {}), ...(to ? { to } : {}) },
    }),
  )
  const isPlayed = row.rounds !== '0'
  const isJudged = row.state !== 'FEW'
  return (
    <>
      <p className="muted">{say(row.bestPlay ? 'desk.rtp.about.bestPlay' : 'desk.rtp.about')}</p>
      {row.state === 'FEW' && <p className="note info">{say('desk.rtp.few')}</p>}
      <RefusalNote error={days.error} />
      {days.data && days.data.list.length > 1 && <Deviation days={days.data.list} />}
      <Facts
        facts={[
          [say('desk.rtp.theory'), theoryText(row.theoryPpm)],
          [say('desk.rtp.measured'), isPlayed && ppmText(row.measuredPpm)],
          [say('desk.rtp.difference'), isPlayed && differenceText(row.measuredPpm - row.theoryPpm)],
          [
            say('desk.rtp.error'),
            isPlayed && `${ppmText(row.errorPpm)} · ${say(row.certified ? 'desk.rtp.certified' : 'desk.rtp.fromPlay')}`,
          ],
          [say('desk.rtp.z'), isJudged && errorsText(row.zX100)],
          [say('desk.rtp.chance'), isJudged && say('desk.rtp.oneIn', { n: countText(Number(row.oneIn)) })],
          [say('desk.rtp.rounds'), countText(Number(row.rounds))],
          [say('desk.rtp.staked'), moneyText(row.staked, currency)],
          [say('desk.rtp.won'), moneyText(row.won, currency)],
        ]}
      />
    </>
  )
}

/** Play beside theory between its control limits, which close in as rounds are played. */
function Deviation({ days }: { days: readonly RtpDay[] }) {
  const beside = (of: (day: RtpDay) => number) => days.map((day) => of(day) - day.theoryPpm)
  return (
    <LazyChart
      title={say('desk.rtp.chart')}
      labels={days.map(({ day }) => dayText(day))}
      series={[
        { name: say('desk.rtp.difference'), values: beside((day) => day.measuredPpm), main: true },
        { name: say('desk.rtp.low'), values: beside((day) => day.lowPpm) },
        { name: say('desk.rtp.high'), values: beside((day) => day.highPpm) },
      ]}
      format={differenceText}
      short={shortDifference}
      words={chartWords(say('desk.rtp.day'))}
    />
  )
}
