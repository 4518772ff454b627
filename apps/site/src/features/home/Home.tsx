import { text } from '@senluna/web/client/text.ts'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useSwitch } from '../../brand.ts'
import { useLoggedIn } from '../../session.ts'
import { HOME_SECTIONS } from '../../families.ts'
import { page } from '../../shell/frame/page-chunk.ts'
import { usePage } from '../../shell/nav/use-page.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { ContinuePlaying } from './ContinuePlaying.tsx'
import { Hero } from './Hero.tsx'
import { Slots } from './Slots.tsx'
import { TrustStrip } from './TrustStrip.tsx'

const RecentWins = lazy(page(() => import('./RecentWins.tsx')))
const SECTIONS = HOME_SECTIONS.map((load) => lazy(load))

/** The home page: only what is true, so blocks without a source are not there. */
export function Home() {
  usePage(text('home.title'))
  const loggedIn = useLoggedIn()
  const board = useSwitch('WINNER_BOARD')
  // What is looked at first is there first: the rest is drawn, in pieces, when that stands.
  const stands = useDeferredValue(true, false)
  return (
    <div className="home">
      <Hero waits={!stands} />
      <CategoryTiles />
      {loggedIn && <ContinuePlaying />}
      <Slots waits={!stands} />
      <Suspense>{stands && board && <RecentWins />}</Suspense>
      <Suspense>{stands && SECTIONS.map((Section, place) => <Section key={place} />)}</Suspense>
      {stands && <TrustStrip />}
    </div>
  )
}
