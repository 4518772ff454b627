import { gameList } from '@senluna/contract/play/lobby.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { Cherry, ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { FEW_GAMES } from '../../play/few-games.ts'
import { Spotlights } from '../../play/Spotlights.tsx'
import { page, SOON } from '../../shell/frame/page-chunk.ts'
import { useCategories } from '../../shell/nav/use-categories.ts'
import { NEW_SLOTS } from './slots.ts'

const SlotsRail = lazy(page(async () => ({ default: (await import('./SlotsRail.tsx')).SlotsRail }), SOON))

/** The slots of the home page: a rail with tabs, or, where there are few, each of them large. */
export function Slots() {
  const count = useCategories().find(({ type }) => type === 'RNG')?.count ?? 0
  if (count === 0) return null
  if (count <= FEW_GAMES) return <Few />
  return (
    <Suspense fallback={<div className="slots-wait" aria-hidden />}>
      <SlotsRail />
    </Suspense>
  )
}

function Few() {
  const games = useQuery(q(gameList, { query: NEW_SLOTS })).data?.list
  return (
    <section className="sec">
      <div className="sh">
        <Cherry className="i" aria-hidden />
        <h2>{text('home.slots')}</h2>
        <Link className="more" to="/rng">
          {text('soon.see')}
          <ChevronRight className="i s flip" aria-hidden />
        </Link>
      </div>
      {games ? <Spotlights games={games} /> : <div className="slots-few" aria-hidden />}
    </section>
  )
}
