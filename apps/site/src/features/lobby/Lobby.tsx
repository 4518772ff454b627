import './lobby.css'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { whitelabel } from '@senluna/contract/site/system.ts'
import { GAME_TYPES, type GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { isBuilt } from '../../shell/nav/page-list.ts'
import { CATEGORIES, categoryAt } from '../../shell/nav/categories.ts'
import { HeadBanner } from '../../shell/notices/HeadBanner.tsx'
import { Unknown } from '../../shell/frame/Unknown.tsx'
import { useAddress } from '../../shell/nav/use-address.ts'
import { usePage } from '../../shell/nav/use-page.ts'
import { useWide } from '../../shell/frame/use-wide.ts'
import { FilterPanel, FilterSheet } from './FilterPanel.tsx'
import { filtersIn, narrowing, NO_FILTERS, PAGE_SIZE, paramsOf, queryFor, type Filters } from './filters.ts'
import { GameGrid } from '../../play/GameGrid.tsx'
import { SortSelect, WordFilter } from './LobbyTools.tsx'
import { VirtualGrid } from './grid/VirtualGrid.tsx'
import { VendorGrid } from './vendors/VendorGrid.tsx'
import { VendorTabs } from './vendors/VendorTabs.tsx'
import { FEW_GAMES } from '../../play/few-games.ts'
import { useCategories } from '../../shell/nav/use-categories.ts'
import { Coming } from './Coming.tsx'
import { Races } from './Races.tsx'
import { Few } from './Few.tsx'
import { Shelves, shelvesFor } from './grid/Shelves.tsx'

/** From here on the filters stand beside the games; below it they are in a sheet. */
const SIDE_PX = 1_024

/** What people type and link to, beside the specification's own address. */
const OTHER_NAMES: Readonly<Record<string, GameType>> = { slots: 'RNG' }

/** The lobby of the category its address names; an address that names none leads home. */
export default function Lobby() {
  const { category = '' } = useParams()
  const [params] = useSearchParams()
  const meant = OTHER_NAMES[category]
  if (meant) return <Navigate to={`${CATEGORIES[meant].path}?${params}`} replace />
  const type = categoryAt(`/${category}`) ?? GAME_TYPES.find((type) => type.toLowerCase() === category)
  if (!type || !isBuilt(category)) return <Unknown />
  return <Open type={type} vendors={params.get('vendors') === 'all'} />
}

/** What a category has: nothing yet, a few games shown large, or a list to look through. */
function Open({ type, vendors }: { type: GameType; vendors: boolean }) {
  const known = useQuery(q(whitelabel))
  const count = useCategories().find(({ path }) => path === CATEGORIES[type].path)?.count ?? 0
  if (known.isPending) return <Waiting />
  if (known.data && count === 0) return <Coming type={type} />
  if (known.data && count <= FEW_GAMES) return <Few type={type} />
  return vendors ? <VendorGrid type={type} key={type} /> : <Games type={type} key={type} />
}

const Waiting = () => (
  <Loading>
    <div className="grid">
      {Array.from({ length: 24 }, (_, index) => (
        <Skeleton key={index} style={{ aspectRatio: '3 / 4', borderRadius: 14 }} />
      ))}
    </div>
  </Loading>
)

function Games({ type }: { type: GameType }) {
  usePage(text(`category.${type}`))
  const [params, setParams] = useAddress()
  const [sheet, setSheet] = useState(false)
  const hasSide = useWide(SIDE_PX)
  const filters = filtersIn(params)
  const change = (next: Partial<Filters>) =>
    setParams((now) => paramsOf({ ...filtersIn(now), ...next }), { replace: true })
  // Many tiles: they are drawn in pieces, so that a touch isn't kept waiting.
  const first = useDeferredValue(
    useQuery({
      ...q(gameList, { query: queryFor(type, filters, 1, PAGE_SIZE) }),
      placeholderData: keepPreviousData,
    }),
  )
  const total = first.data?.total ?? first.data?.list.length ?? 0
  const narrowed = narrowing(filters)
  const all = first.data?.list ?? []
  // A list that was narrowed, ordered otherwise or is longer than a page stays a list.
  const isPlain = narrowed === 0 && filters.page === '' && filters.sort === NO_FILTERS.sort
  const shelves = isPlain && all.length === total ? shelvesFor(type, all) : undefined
  return (
    <div className="lobby">
      <aside className="filters card" aria-label={text('lobby.filtersOf', { category: text(`category.${type}`) })}>
        {hasSide && <FilterPanel type={type} filters={filters} onChange={change} />}
      </aside>
      <section className="games">
        <HeadBanner path={CATEGORIES[type].path} />
        <div className="sh">
          <h1>{text(`category.${type}`)}</h1>
          <output className="count num">{first.data ? text('lobby.count', { count: total }) : ''}</output>
        </div>
        <VendorTabs type={type} value={filters.page} onValue={(page) => change({ page })} />
        <div className="tools">
          <WordFilter type={type} value={filters.q} onValue={(word) => change({ q: word })} />
          <SortSelect value={filters.sort} onValue={(sort) => change({ sort })} />
          <Button className="filter-button" onClick={() => setSheet(true)}>
            <SlidersHorizontal className="i s" aria-hidden />
            {text('lobby.filters')}
            {narrowed > 0 && <span className="tag soft num">{narrowed}</span>}
          </Button>
        </div>
        {first.isError ? (
          <ErrorState error={first.error} onRetry={() => void first.refetch()} />
        ) : !first.data ? (
          <Waiting />
        ) : total === 0 ? (
          <Nothing type={type} onClear={() => change({ ...NO_FILTERS })} />
        ) : (
          <>
            <Races games={first.data.list} />
            {shelves ? (
              <Shelves shelves={shelves} />
            ) : (
              <VirtualGrid type={type} filters={filters} total={total} dimmed={first.isPlaceholderData} />
            )}
          </>
        )}
      </section>
      {sheet && (
        <FilterSheet type={type} filters={filters} count={total} onChange={change} onClose={() => setSheet(false)} />
      )}
    </div>
  )
}

/** No game fits: a way back and three that might please. */
function Nothing({ type, onClear }: { type: GameType; onClear: () => void }) {
  const near = useQuery(q(gameList, { query: { gameType: type, sort: 'popular', pageSize: '3' } }))
  return (
    <>
      <EmptyState
        action={
          <Button look="gold" onClick={onClear}>
            {text('lobby.clear')}
          </Button>
        }
      >
        {text('lobby.empty')}
      </EmptyState>
      {near.data && near.data.list.length > 0 && (
        <>
          <h2 className="near">{text('lobby.nearest')}</h2>
          <GameGrid games={near.data.list} />
        </>
      )}
    </>
  )
}
