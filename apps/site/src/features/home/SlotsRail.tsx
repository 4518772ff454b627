import { gameList } from '@senluna/contract/games.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Flame } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { GameGrid } from '../../play/GameGrid.tsx'

type Tab = 'popular' | 'new' | 'own'
const SHOWN = '16'
const QUERIES = {
  popular: { gameType: 'RNG', sort: 'popular', pageSize: SHOWN },
  new: { gameType: 'RNG', sort: 'new', pageSize: SHOWN },
  own: { gameType: 'RNG', own: '1', pageSize: SHOWN },
} as const

/** Slots by what people play, what is new, and what is ours. */
export function SlotsRail() {
  const [tab, setTab] = useState<Tab>('popular')
  const panel = useId()
  const games = useQuery(q(gameList, { query: QUERIES[tab] }))
  const all = useQuery(q(gameList, { query: QUERIES.popular }))
  return (
    <section className="sec">
      <div className="sh">
        <Flame className="i" aria-hidden />
        <h2>{text('home.slots')}</h2>
        <Tabs
          label={text('home.slots')}
          value={tab}
          onValue={setTab}
          controls={panel}
          options={[
            ['popular', text('home.slots.popular')],
            ['new', text('home.slots.new')],
            ['own', text('home.slots.own')],
          ]}
        />
        {all.data?.total !== undefined && (
          <Link className="more num" to="/rng">
            {text('home.slots.all', { count: all.data.total })}
            <ChevronRight className="i s" aria-hidden />
          </Link>
        )}
      </div>
      <div id={panel} role="tabpanel" aria-label={text('home.slots')} className="slots-panel">
        {games.isError ? (
          <ErrorState error={games.error} onRetry={() => void games.refetch()} />
        ) : !games.data ? (
          <Loading>
            <div className="rail">
              {Array.from({ length: 16 }, (_, index) => (
                <Skeleton key={index} style={{ aspectRatio: '3 / 4', borderRadius: 14 }} />
              ))}
            </div>
          </Loading>
        ) : games.data.list.length === 0 ? (
          <EmptyState>{text('home.slots.empty')}</EmptyState>
        ) : (
          <GameGrid games={games.data.list} rail />
        )}
      </div>
    </section>
  )
}
