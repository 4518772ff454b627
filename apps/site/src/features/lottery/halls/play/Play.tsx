import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import { chosenLanguage, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { CalendarDays, ChevronLeft, Info } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { DrawHeader } from '../../draw/DrawHeader.tsx'
import { familyStyle, lookOfFamily } from '../family-look.ts'
import { ShutGame } from '../../draw/Shut.tsx'
import { shutWhy } from '../../draw/shut-why.ts'
import { readSlip } from '../../slip/slip.ts'
import { TicketSide } from '../../slip/TicketSide.tsx'
import { useTable } from '../../draw/use-table.ts'
import { page } from '../../../../shell/frame/page-chunk.ts'
import { usePage } from '../../../../shell/nav/use-page.ts'
import { Betting } from './Betting.tsx'
import { LastDraw } from '../history/LastDraw.tsx'

const History = lazy(page(async () => ({ default: (await import('../history/History.tsx')).History })))
const Streaks = lazy(page(async () => ({ default: (await import('../history/Streaks.tsx')).Streaks })))
const RulesSheet = lazy(page(async () => ({ default: (await import('../../draw/RulesSheet.tsx')).RulesSheet })))

/** What a game is called in the page's language. */
function nameOf({ names }: LotteryGame): string {
  const known: Readonly<Record<string, string | undefined>> = names
  return known[chosenLanguage()] ?? names.EN
}

/** One game of the halls: its draw, the board, the slip, what was drawn and how it has gone. */
export function Play({ game, structure, back }: { game: LotteryGame; structure: Structure; back: string }) {
  const name = nameOf(game)
  usePage(`${name} · ${text('lottery.hall.title')}`)
  const table = useTable(game, structure)
  const { info, draws, slip, flow, draw, locked, terms, onNext, at } = table
  const [rules, setRules] = useState(false)
  const shut = shutWhy(info)
  if (shut) return <ShutGame why={shut} name={name} code={game.code} back={back} />
  return (
    <div className="lh-play">
      <div className="lh-main">
        <Link className="lh-back" to={back}>
          <ChevronLeft className="i xs flip" aria-hidden />
          {text('lottery.hall.back')}
        </Link>
        <DrawHeader
          name={name}
          source={info.data?.source ?? game.source}
          draw={draw}
          locked={locked}
          sign={lookOfFamily(game.family).sign}
          ground={familyStyle(game.family)}
        >
          <Button look="ghost" size="sm" onClick={() => setRules(true)}>
            <Info className="i s" aria-hidden />
            {text('lottery.play.howTo')}
          </Button>
          <Button look="ghost" size="sm" onClick={toHistory}>
            <CalendarDays className="i s" aria-hidden />
            {text('lottery.play.results')}
          </Button>
        </DrawHeader>
        <LastDraw game={game} drawn={flow.drawn} last={info.data?.game.lastDraw} />
        <Suspense fallback={<div className="lh-streaks-box" />}>
          <Streaks game={game} />
        </Suspense>
        {locked && draw && (
          <output className="note info lh-locked">
            <span>{text('lottery.hall.locked')}</span>
            {onNext && (
              <Button size="sm" look="line" onClick={onNext}>
                {text('lottery.play.toNext')}
              </Button>
            )}
          </output>
        )}
        {info.isError && !info.data ? (
          <div className="card">
            <ErrorState error={info.error} onRetry={() => void info.refetch()} />
          </div>
        ) : draws.isError && !draws.data ? (
          <div className="card">
            <ErrorState error={draws.error} onRetry={() => void draws.refetch()} />
          </div>
        ) : info.data && draws.data ? (
          <Betting
            game={game}
            terms={terms}
            slip={slip}
            locked={locked}
            draw={draw ?? flow.next}
            read={(line) => readSlip([line], at).lines[0]}
          />
        ) : (
          <Loading>
            <Skeleton style={{ height: 520 }} />
          </Loading>
        )}
        <Suspense fallback={<Skeleton style={{ height: 360 }} />}>
          <History game={game} />
        </Suspense>
      </div>
      <TicketSide table={table} gameCode={game.code} empty={text('lottery.hall.slipNone')} />
      <Suspense>{rules && <RulesSheet title={name} terms={terms} onClose={() => setRules(false)} />}</Suspense>
    </div>
  )
}

function toHistory() {
  const part = document.querySelector('#lh-history')
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector('h2')?.focus({ preventScroll: true })
}
