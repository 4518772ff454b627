import { pastDraws, type OpenedDraw } from '@senluna/contract/lottery.ts'
import { pages } from '@senluna/web/client/query.ts'
import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { dayText } from '@senluna/web/ui/money/format.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { DateField } from '../../../calendar/DateField.tsx'
import { page } from '../../../shell/frame/page-chunk.ts'
import { drawNumberText } from '../draw/names.ts'

const Evidence = lazy(page(async () => ({ default: (await import('./Evidence.tsx')).Evidence })))

type Result = NonNullable<OpenedDraw['result']>

interface Props {
  gameCode: string
  /** How a result of this game looks in a line of the list. */
  show: (result: Result) => ReactNode
}

const STALE_MS = 10_000

/**
 * All draws of a game that are over, newest first or up to a day, each with what proves it. For
 * guests too.
 */
export function PastDraws({ gameCode, show }: Props) {
  const { timeZone } = useBrand()
  const [until, setUntil] = useState('')
  const [proof, setProof] = useState<string | null>(null)
  const draws = useInfiniteQuery({
    ...pages(pastDraws, { params: { game: gameCode }, query: until ? { until } : {} }),
    staleTime: STALE_MS,
  })
  const list = draws.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div className="past">
      <DateField
        label={text('lottery.play.past.until')}
        value={until}
        onValue={setUntil}
        max={dayText(timeThere(), timeZone)}
        optional
      />
      {draws.isError && !draws.data ? (
        <ErrorState error={draws.error} onRetry={() => void draws.refetch()} />
      ) : !draws.data ? (
        <Loading>
          <Skeleton style={{ height: 280 }} />
        </Loading>
      ) : list.length === 0 ? (
        <EmptyState>{text(until ? 'lottery.play.past.none' : 'lottery.play.resultsNone')}</EmptyState>
      ) : (
        <ul>
          {list.map(({ drawNumber, result, status }) => (
            <li key={drawNumber}>
              <bdi className="num" dir="ltr">
                {drawNumberText(drawNumber)}
              </bdi>
              <div>{status === 'VOID' || !result ? <small>{text('lottery.play.void')}</small> : show(result)}</div>
              <IconButton
                label={text('lottery.play.past.proof', { drawNumber: drawNumberText(drawNumber) })}
                onClick={() => setProof(drawNumber)}
              >
                <ShieldCheck className="i s" aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={draws} block look="line">
        {text('lottery.play.past.older')}
      </MoreButton>
      <Suspense>{proof && <Evidence game={gameCode} drawNumber={proof} onClose={() => setProof(null)} />}</Suspense>
    </div>
  )
}
