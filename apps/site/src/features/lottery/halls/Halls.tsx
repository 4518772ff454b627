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
import { Families } from './Families.tsx'
import { HallGroup } from './HallGroup.tsx'
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
  // Another hall may not have the family: then all of it is shown.
  const family = groups.find(({ code }) => code === params.get('family'))
  const shown = family ? [family] : groups
  const narrow = (name: 'page' | 'family', value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
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
          onValue={(chosen) => narrow('page', chosen === 'ALL' ? '' : chosen)}
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
      {groups.length > 1 && (
        <Families groups={groups} value={family?.code ?? ''} onValue={(code) => narrow('family', code)} />
      )}
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
          shown.map((group) => (
            <HallGroup key={group.code} group={group} alone={shown.length === 1} onClosed={setClosed} />
          ))
        )}
      </div>
      <Suspense>{loggedIn && menus.data && <LatestResults groups={shown} />}</Suspense>
      {closed && <ClosedNote name={closed.name} onClose={() => setClosed(null)} />}
    </div>
  )
}
