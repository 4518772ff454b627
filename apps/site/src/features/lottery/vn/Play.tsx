import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { CalendarDays, Info } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { DrawHeader } from '../draw/DrawHeader.tsx'
import { useStats } from '../draw/queries.ts'
import { ShutGame } from '../draw/Shut.tsx'
import { shutWhy } from '../draw/shut-why.ts'
import { TicketSide } from '../slip/TicketSide.tsx'
import { useTable } from '../draw/use-table.ts'
import { pairsIn, withPairs, type KnownPairs } from './pairs/with-pairs.ts'
import { ownMarks } from '../results/own-numbers.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { Board } from './board/Board.tsx'
import { structureFor } from './games.ts'
import { nameOf } from '../draw/names.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

// Below the board: they come after it.
const Results = lazy(page(async () => ({ default: (await import('./Results.tsx')).Results })))
const Statistics = lazy(page(async () => ({ default: (await import('../results/Statistics.tsx')).Statistics })))
const PairReader = lazy(page(async () => ({ default: (await import('./pairs/PairReader.tsx')).PairReader })))
const RulesSheet = lazy(page(async () => ({ default: (await import('../draw/RulesSheet.tsx')).RulesSheet })))

const NO_PAIRS: KnownPairs = new Map()
const WAITS = <Skeleton style={{ height: 420, borderRadius: 18 }} />

/** One game: its draw, the board, the ticket, results and statistics. */
export function Play({ game }: { game: LotteryGame }) {
  const structure = structureFor(game)
  const [known, setKnown] = useState<KnownPairs>(NO_PAIRS)
  const table = withPairs(useTable(game, structure), known)
  const { info, slip, flow, draw, locked, terms, shown } = table
  const stats = useStats(game.code)
  const [rules, setRules] = useState(false)
  // A board at once is much to draw: it is drawn in pieces, and a touch isn't kept waiting.
  const stands = useDeferredValue(info.data !== undefined, false)
  const shut = shutWhy(info)
  if (shut)
    return (
      <div className="mid alone">
        <ShutGame why={shut} name={nameOf(game)} code={game.code} back={pathTo('lottery')} />
      </div>
    )
  const own = new Set(slip.lines.flatMap(({ betType, label }) => ownMarks(game.profile, betType, label)))
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
        ) : stands ? (
          <Board
            game={game}
            terms={shown}
            stats={stats.data}
            slip={slip}
            locked={locked}
            drawNumber={table.at.drawNumber}
          />
        ) : (
          <Loading>
            <Skeleton style={{ height: 560 }} />
          </Loading>
        )}
        <div className="cols">
          <Suspense fallback={WAITS}>
            {stands ? (
              <>
                <Results gameCode={game.code} structure={structure} drawn={flow.drawn} own={own} />
                {stats.data && stats.data.draws > 0 && <Statistics stats={stats.data} />}
              </>
            ) : (
              WAITS
            )}
          </Suspense>
        </div>
      </div>
      <TicketSide table={table} gameCode={game.code} empty={text('lottery.play.slipNone')} />
      <Suspense>
        {pairsIn(slip).map((pair) => (
          <PairReader key={pair.code} game={pair} onRead={setKnown} />
        ))}
      </Suspense>
      <Suspense>{rules && <RulesSheet title={nameOf(game)} terms={terms} onClose={() => setRules(false)} />}</Suspense>
    </>
  )
}

function toResults() {
  const part = document.querySelector('#vn-results')
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector('h2')?.focus({ preventScroll: true })
}
