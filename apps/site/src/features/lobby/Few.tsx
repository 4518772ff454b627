import { gameList } from '@senluna/contract/play/lobby.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { OPEN_SECTIONS } from '../../families.ts'
import { Spotlights } from '../../play/Spotlights.tsx'
import { CATEGORIES } from '../../shell/nav/categories.ts'
import { useAddress } from '../../shell/nav/use-address.ts'
import { usePage } from '../../shell/nav/use-page.ts'
import { HeadBanner } from '../../shell/notices/HeadBanner.tsx'
import { Races } from './Races.tsx'
import { filtersIn, PAGE_SIZE, queryFor } from './filters.ts'

const SECTIONS = OPEN_SECTIONS.map(({ load }) => lazy(load))

/** A category of few games: each large, without filters, and what else is open below them. */
export function Few({ type }: { type: GameType }) {
  usePage(text(`category.${type}`))
  const [params, setParams] = useAddress()
  // An address may carry filters from elsewhere.
  const games = useQuery(q(gameList, { query: queryFor(type, filtersIn(params), 1, PAGE_SIZE) }))
  return (
    <section className="few">
      <HeadBanner path={CATEGORIES[type].path} />
      <h1>{text(`category.${type}`)}</h1>
      {games.isError && !games.data ? (
        <ErrorState error={games.error} onRetry={() => void games.refetch()} />
      ) : !games.data ? (
        <Loading>
          <Skeleton style={{ height: 320, borderRadius: 18 }} />
        </Loading>
      ) : games.data.list.length === 0 ? (
        <EmptyState
          action={
            <Button look="gold" onClick={() => setParams(() => new URLSearchParams(), { replace: true })}>
              {text('lobby.clear')}
            </Button>
          }
        >
          {text('lobby.empty')}
        </EmptyState>
      ) : (
        <>
          <Spotlights games={games.data.list} eager heading="h2" />
          <Races games={games.data.list} />
        </>
      )}
      <Suspense>
        {SECTIONS.map((Section, place) => (
          <Section key={place} />
        ))}
      </Suspense>
    </section>
  )
}
