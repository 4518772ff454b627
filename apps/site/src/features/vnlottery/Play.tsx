import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { CalendarDays, Info } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { useNow } from '../../lottery/clock.ts'
import { DrawHeader } from '../../lottery/DrawHeader.tsx'
import { flowOf, useDraws, useGame, useStats } from '../../lottery/queries.ts'
import { RecentTickets } from '../../lottery/RecentTickets.tsx'
import { rulesFrom } from '../../lottery/rules.ts'
import { SlipBar } from '../../lottery/SlipBar.tsx'
import { readSlip, useSlip } from '../../lottery/slip.ts'
import { Statistics } from '../../lottery/Statistics.tsx'
import { TicketHead, TicketPanel } from '../../lottery/TicketPanel.tsx'
import { page } from '../../shell/page-chunk.ts'
import { Board } from './Board.tsx'
import { nameOf, structureFor } from './games.ts'
import { Results } from './Results.tsx'
import { useWide } from '../../lottery/use-wide.ts'

const RulesSheet = lazy(page(async () => ({ default: (await import('./RulesSheet.tsx')).RulesSheet })))

/** One game: its draw, the board, the ticket, results and statistics. */
export function Play({ game }: { game: LotteryGame }) {
  const info = useGame(game.code)
  const draws = useDraws(game.code)
  const stats = useStats(game.code)
  const slip = useSlip()
  const now = useNow()
  const wide = useWide()
  const [rules, setRules] = useState(false)
  const [passed, setPassed] = useState<string | null>(null)
  const near = draws.data ?? []
  const flow = flowOf(near, now)
  const goesOn = flow.isLocked && flow.current?.numero === passed
  const draw = goesOn ? flow.next : flow.current
  const locked = draw === undefined || (flow.isLocked && !goesOn)
  const terms = info.data?.betTypes ?? []
  const reading = readSlip(slip.lines, {
    gameCode: game.code,
    // While the board is locked a ticket is read for the draw that comes next, so that what it costs still stands there.
    numero: (locked ? flow.next : draw)?.numero ?? '',
    now,
    rules: rulesFrom(game, structureFor(game), terms, near),
    terms,
  })
  const own = new Set(slip.lines.flatMap(({ label }) => label).filter((number) => /^\d{2,4}$/.test(number)))
  const panel = (
    <TicketPanel
      slip={slip}
      reading={reading}
      terms={terms}
      numero={draw?.numero}
      locked={locked}
      {...(flow.next && flow.isLocked && !goesOn ? { onNext: () => setPassed(flow.current?.numero ?? null) } : {})}
      draws={flow.open}
      isOwn={info.data?.source === 'SELF'}
    />
  )
  return (
    <>
      <div className="mid">
        <DrawHeader name={nameOf(game)} source={info.data?.source ?? game.source} draw={draw} locked={locked}>
          <Button look="ghost" size="sm" onClick={() => setRules(true)}>
            <Info className="i s" aria-hidden />
            {text('lottery.play.howTo')}
          </Button>
          <Button look="ghost" size="sm" onClick={toResults}>
            <CalendarDays className="i s" aria-hidden />
            {text('lottery.play.results')}
          </Button>
        </DrawHeader>
        {info.isError && !info.data ? (
          <div className="card">
            <ErrorState error={info.error} onRetry={() => void info.refetch()} />
          </div>
        ) : info.data ? (
          <Board game={game} terms={terms} stats={stats.data} slip={slip} locked={locked} />
        ) : (
          <Loading>
            <Skeleton style={{ height: 560 }} />
          </Loading>
        )}
        <div className="cols">
          <Results gameCode={game.code} drawn={flow.drawn} own={own} />
          {stats.data && stats.data.draws > 0 && <Statistics stats={stats.data} />}
        </div>
      </div>
      {wide ? (
        <aside className="rt" aria-label={text('lottery.play.slip')}>
          <section className="card slip">
            <TicketHead slip={slip} />
            {panel}
          </section>
          <RecentTickets gameCode={game.code} />
        </aside>
      ) : (
        <>
          <RecentTickets gameCode={game.code} />
          <SlipBar slip={slip} reading={reading}>
            {panel}
          </SlipBar>
        </>
      )}
      <Suspense>
        {rules && <RulesSheet game={game} terms={terms} version={info.data?.rules} onClose={() => setRules(false)} />}
      </Suspense>
    </>
  )
}

function toResults() {
  const part = document.querySelector('#vn-results')
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector('h2')?.focus({ preventScroll: true })
}
