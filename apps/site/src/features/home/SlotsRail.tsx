import { hotGames } from '@senluna/contract/play/games.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Flame } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { Link } from 'react-router'
import { GameGrid } from '../../play/GameGrid.tsx'
import { NEW_SLOTS, SHOWN, varied } from './slots.ts'

type Tab = 'suggested' | 'new' | 'jackpot' | 'own'
const QUERIES = {
  suggested: NEW_SLOTS,
  new: NEW_SLOTS,
  jackpot: { ...NEW_SLOTS, jackpot: '1' },
  own: { gameType: 'RNG', own: '1', pageSize: String(SHOWN) },
} as const

/**
 * Slots: what people really play here and a choice of the newest, all that is new, those with a
 * jackpot, and ours.
 */
export function SlotsRail() {
  const [tab, setTab] = useState<Tab>('suggested')
  const panel = useId()
  // Many tiles: they are drawn in pieces, so that a touch isn't kept waiting.
  const chosen = useDeferredValue(tab)
  const games = useDeferredValue(useQuery(q(gameList, { query: QUERIES[chosen] })))
  const all = useQuery(q(gameList, { query: NEW_SLOTS }))
  const played = useDeferredValue(useQuery(q(hotGames)))
  const list = (games.data?.list ?? []).slice(0, chosen === 'suggested' ? undefined : SHOWN)
  const slots = played.data?.list.filter((game) => game.gameType === 'RNG') ?? []
  const shown = chosen === 'suggested' ? varied([...slots, ...list], SHOWN) : list
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
            ['suggested', text('home.slots.suggested')],
            ['new', text('home.slots.new')],
            ['jackpot', text('home.slots.jackpot')],
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
        ) : !games.data || (chosen === 'suggested' && played.isPending) ? (
          <Loading>
            <div className="rail">
              {Array.from({ length: SHOWN }, (_, index) => (
                <Skeleton key={index} style={{ aspectRatio: '3 / 4', borderRadius: 14 }} />
              ))}
            </div>
          </Loading>
        ) : shown.length === 0 ? (
          <EmptyState>{text('home.slots.empty')}</EmptyState>
        ) : (
          <GameGrid games={shown} rail />
        )}
      </div>
    </section>
  )
}
