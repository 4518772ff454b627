import { vnOpened, type OpenedDraw } from '@senluna/contract/lottery.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, PartyPopper, ShieldCheck } from 'lucide-react'
import { SECOND } from '@senluna/kit/time.ts'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import { useBrand } from '../../../brand.ts'
import { drawNumberText, selectionText, shortDrawNumber, typeName } from '../draw/names.ts'
import { useDrawNow } from '../draw/draw-now.ts'
import { useOrders } from '../draw/orders.ts'
import { resultCame } from '../draw/queries.ts'
import { ownMarks } from '../results/own-numbers.ts'
import { ResultTable } from '../results/ResultTable.tsx'
import type { NearDraw } from '../draw/rules.ts'
import { page } from '../../../shell/frame/page-chunk.ts'

const Evidence = lazy(page(async () => ({ default: (await import('../results/Evidence.tsx')).Evidence })))

const Reveal = lazy(page(async () => ({ default: (await import('../results/Reveal.tsx')).Reveal })))
const OnAir = lazy(page(async () => ({ default: (await import('./OnAir.tsx')).OnAir })))
const PastSheet = lazy(page(async () => ({ default: (await import('./PastSheet.tsx')).PastSheet })))

interface Props {
  gameCode: string
  structure: Structure
  /** The draw of a moment ago, whose result comes or has just come. */
  drawn: NearDraw | undefined
  /** Numbers on the ticket. */
  own: ReadonlySet<string>
}

const COUNT = '10'
const AGAIN_MS = 30 * SECOND

/**
 * The last result, or the one that is coming: prize by prize when it comes while somebody watches.
 * Earlier ones to choose from.
 */
export function Results({ gameCode, structure, drawn, own }: Props) {
  const live = useDrawNow(gameCode, drawn)
  const [chosen, setChosen] = useState<string | null>(null)
  const opened = useQuery({
    ...q(vnOpened, { query: { gameCode, count: COUNT } }),
    // While an earlier draw is looked at, no reveal says that there are newer ones.
    refetchInterval: chosen === null ? false : AGAIN_MS,
  })
  const [done, setDone] = useState<string | null>(null)
  /** A draw whose evidence is open: it stays when a newer one comes. */
  const [proof, setProof] = useState<string | null>(null)
  const [isPastOpen, setPastOpen] = useState(false)
  const fresh = live.data?.drawNumber === drawn?.drawNumber ? live.data?.result : undefined
  const onAir = live.data?.drawNumber === drawn?.drawNumber ? live.data?.onAir : undefined
  const heard = onAir ? Object.values(onAir).flat().length : 0
  const { refetch } = opened
  const reached = useCallback(() => {
    setDone(drawn?.drawNumber ?? null)
    resultCame()
    void refetch()
  }, [drawn?.drawNumber, refetch])
  const list = opened.data ?? []
  const old = list.find(({ drawNumber }) => drawNumber === chosen) ?? list[0]
  const coming =
    drawn !== undefined && chosen === null && !list.some(({ drawNumber }) => drawNumber === drawn.drawNumber)
  const drawNumber = coming ? drawn.drawNumber : old?.drawNumber
  const isVoid = coming ? live.data?.state === 'VOID' : old?.status === 'VOID'
  const mine = new Set([...own, ...useOwnNumbers(gameCode, structure.profile, drawNumber)])
  return (
    <section className="card" id="vn-results">
      <div className="ch">
        <CalendarDays className="i" aria-hidden />
        <h2 tabIndex={-1}>
          {drawNumber
            ? text('lottery.play.resultOf', { drawNumber: drawNumberText(drawNumber) })
            : text('lottery.play.results')}
        </h2>
        {!coming && !isVoid && (old?.version ?? 1) > 1 && (
          <span className="tag soft">{text('lottery.play.corrected')}</span>
        )}
        {drawNumber && (
          <button type="button" className="more" onClick={() => setProof(drawNumber)}>
            <ShieldCheck className="i xs" aria-hidden />
            {text('lottery.play.ev.title')}
          </button>
        )}
      </div>
      {isVoid ? (
        <p className="slip-none">{text('lottery.play.void')}</p>
      ) : coming && fresh ? (
        <Suspense fallback={<ResultTable result={fresh} own={mine} shown={heard} />}>
          <Reveal key={drawn.drawNumber} result={fresh} own={mine} from={heard} onDone={reached} />
        </Suspense>
      ) : coming && onAir && heard > 0 ? (
        <Suspense>
          <OnAir numbers={onAir} structure={structure} own={mine} />
        </Suspense>
      ) : coming ? (
        <p className="slip-none" aria-live="polite">
          {text('lottery.play.waiting')}
        </p>
      ) : opened.isError && !opened.data ? (
        <ErrorState error={opened.error} onRetry={() => void refetch()} />
      ) : old?.result ? (
        <ResultTable result={old.result} own={mine} />
      ) : opened.data ? (
        <EmptyState>{text('lottery.play.resultsNone')}</EmptyState>
      ) : (
        <Loading>
          <Skeleton style={{ height: 320, margin: 16 }} />
        </Loading>
      )}
      <div aria-live="polite">
        {drawNumber !== undefined && (!coming || done === drawn.drawNumber) && (
          <Wins gameCode={gameCode} drawNumber={drawNumber} />
        )}
      </div>
      {list.length > 0 && (
        <Earlier
          list={list}
          drawn={coming ? drawn : undefined}
          chosen={drawNumber}
          picked={chosen !== null}
          onChosen={setChosen}
          onPast={() => setPastOpen(true)}
        />
      )}
      <Suspense>
        {proof && <Evidence game={gameCode} drawNumber={proof} onClose={() => setProof(null)} />}
        {isPastOpen && <PastSheet gameCode={gameCode} onClose={() => setPastOpen(false)} />}
      </Suspense>
    </section>
  )
}

interface EarlierProps {
  list: readonly OpenedDraw[]
  /** The draw whose result is still coming. */
  drawn: NearDraw | undefined
  chosen: string | undefined
  picked: boolean
  onChosen: (drawNumber: string | null) => void
  onPast: () => void
}

function Earlier({ list, drawn, chosen, picked, onChosen, onPast }: EarlierProps) {
  const { timeZone } = useBrand()
  const draws = [
    ...(drawn ? [{ drawNumber: drawn.drawNumber, at: drawn.drawAt }] : []),
    ...list.map(({ drawNumber, drawTime }) => ({ drawNumber, at: drawTime })),
  ]
  return (
    <div className="earlier">
      <Select
        label={text('lottery.play.earlier')}
        hideLabel
        value={chosen ?? ''}
        options={draws.map(({ drawNumber, at }) => [drawNumber, shortDrawNumber(drawNumber, at, timeZone)] as const)}
        onValue={(drawNumber) => onChosen(drawNumber)}
      />
      {picked && (
        <Button size="sm" onClick={() => onChosen(null)}>
          {text('lottery.play.latest')}
        </Button>
      )}
      <Button size="sm" look="line" onClick={onPast}>
        {text('lottery.play.past')}
      </Button>
    </div>
  )
}

/** What the member won in a draw, hit by hit. */
function Wins({ gameCode, drawNumber }: { gameCode: string; drawNumber: string }) {
  const { currency } = useBrand()
  const orders = useOrders(gameCode).data
  const won = (orders?.list ?? []).flatMap(({ tickets }) =>
    tickets.filter((ticket) => ticket.drawNumber === drawNumber && ticket.state === 'WON'),
  )
  if (won.length === 0) return null
  const sum = won.reduce((total, { payout }) => total + BigInt(payout), 0n)
  return (
    <div className="win">
      <PartyPopper className="i" aria-hidden />
      <div>
        <b>
          {text('lottery.play.won')} <Money digits={sum.toString()} currency={currency} />
        </b>
        <ul>
          {won.map((ticket) => (
            <li key={ticket.ticketNo} className="num">
              {typeName(ticket.betType)} {selectionText(ticket.selection)} ·{' '}
              {text('lottery.play.hits', { count: ticket.hits })} · <Money digits={ticket.payout} currency={currency} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The numbers the member bet on in a draw. */
function useOwnNumbers(gameCode: string, profile: string, drawNumber: string | undefined): readonly string[] {
  const orders = useOrders(gameCode).data
  return (orders?.list ?? [])
    .flatMap(({ tickets }) => tickets)
    .filter((ticket) => ticket.drawNumber === drawNumber)
    .flatMap(({ betType, selection }) => ownMarks(profile, betType, Array.isArray(selection) ? selection : []))
}
