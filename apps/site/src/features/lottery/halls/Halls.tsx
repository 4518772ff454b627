import '../../../shell/parts/art-head.css'
import type { LottGame } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { CalendarDays, Globe2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { HeadBanner } from '../../../shell/notices/HeadBanner.tsx'
import { useAddress } from '../../../shell/nav/use-address.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { useLoggedIn } from '../../../session.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { ClosedNote } from './ClosedNote.tsx'
import { HallCard } from './HallCard.tsx'
import { useMenus } from './use-menus.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

// Below all games: it comes after them.
const LatestResults = lazy(page(async () => ({ default: (await import('./LatestResults.tsx')).LatestResults })))

const HALLS = ['ALL', 'LOTT', 'ELOTT'] as const

/**
 * The lobby of the lottery halls: games by hall and family, each with its countdown and last
 * result.
 */
export function Halls({ path }: { path: string }) {
  usePage(text('lottery.hall.title'))
  const [params, setParams] = useAddress()
  const menus = useMenus()
  const loggedIn = useLoggedIn()
  const [closed, setClosed] = useState<LottGame | null>(null)
  const hall = HALLS.find((hall) => hall === params.get('page')) ?? 'ALL'
  const groups = (menus.data?.groups ?? [])
    .map((group) => ({
      ...group,
      games: group.games.filter(
        // What isn't offered at all stands nowhere; what only rests is shown.
        ({ vendorCode, reason }) =>
          reason === undefined && vendorCode !== 'TCG_SEA' && (hall === 'ALL' || vendorCode === hall),
      ),
    }))
    .filter(({ games }) => games.length > 0)
  return (
    <div className="halls">
      <HeadBanner path={path} />
      <header className="art-head halls-head" data-theme="dark">
        <img src="/art/c-balls.svg" alt="" width="170" height="170" />
        <div>
          <h1>{text('lottery.hall.title')}</h1>
          <p>{text('lottery.hall.lead')}</p>
        </div>
      </header>
      <div className="halls-tools">
        <Tabs
          label={text('lottery.hall.halls')}
          value={hall}
          options={HALLS.map((hall) => [hall, text(`lottery.hall.of.${hall}`)] as const)}
          onValue={(chosen) =>
            setParams((now) => {
              const next = new URLSearchParams(now)
              if (chosen === 'ALL') next.delete('page')
              else next.set('page', chosen)
              return next
            })
          }
          controls="halls-list"
        />
        <div className="halls-links">
          <Link className="btn line sm" to={pathTo('results')}>
            <CalendarDays className="i s" aria-hidden />
            {text('results.title')}
          </Link>
          <Link className="btn line sm" to={pathTo('lotterySea')}>
            <Globe2 className="i s" aria-hidden />
            {text('lottery.group.SEA')}
          </Link>
        </div>
      </div>
      <div id="halls-list" role="tabpanel" aria-label={text(`lottery.hall.of.${hall}`)}>
        {menus.isError && !menus.data ? (
          <ErrorState error={menus.error} onRetry={() => void menus.refetch()} />
        ) : !menus.data ? (
          <Loading>
            <div className="hc-grid">
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} style={{ height: 168, borderRadius: 18 }} />
              ))}
            </div>
          </Loading>
        ) : groups.length === 0 ? (
          <EmptyState>{text('lottery.hall.empty')}</EmptyState>
        ) : (
          groups.map(({ code, name, games }) => (
            <section key={code} className="halls-group">
              <h2>{name}</h2>
              <div className="hc-grid">
                {games.map((game) => (
                  <HallCard key={game.gameCode} game={game} onClosed={setClosed} />
                ))}
              </div>
            </section>
          ))
        )}
      </div>
      <Suspense>{loggedIn && menus.data && <LatestResults groups={groups} />}</Suspense>
      {closed && <ClosedNote name={closed.name} onClose={() => setClosed(null)} />}
    </div>
  )
}
