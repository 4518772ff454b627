import { text } from '@senluna/web/client/text.ts'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useSwitch } from '../../brand.ts'
import { useLoggedIn } from '../../session.ts'
import { HOME_SECTIONS, OPEN_SECTIONS } from '../../families.ts'
import { page, SOON } from '../../shell/frame/page-chunk.ts'
import { useCategories } from '../../shell/nav/use-categories.ts'
import { usePage } from '../../shell/nav/use-page.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Hero } from './Hero.tsx'
import { Slots } from './Slots.tsx'

const ContinuePlaying = lazy(
  page(async () => ({ default: (await import('./ContinuePlaying.tsx')).ContinuePlaying }), SOON),
)
const RecentWins = lazy(page(() => import('./RecentWins.tsx'), SOON))
const TrustStrip = lazy(page(() => import('./TrustStrip.tsx'), SOON))
const OPEN = OPEN_SECTIONS.map(({ of, load }) => ({ of, Section: lazy(load) }))
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
      <OpenNow waits={!stands} />
      <Suspense>{loggedIn && <ContinuePlaying />}</Suspense>
      <div className="home-pair">
        <Slots waits={!stands} />
        <Suspense>{stands && board && <RecentWins />}</Suspense>
        <Suspense>{stands && SECTIONS.map((Section, place) => <Section key={place} />)}</Suspense>
      </div>
      <Suspense>{stands && <TrustStrip />}</Suspense>
    </div>
  )
}

/**
 * What families have open. Its room is kept until it is there, and where it isn't known yet whether
 * it comes.
 */
function OpenNow({ waits }: { waits: boolean }) {
  const categories = useCategories()
  const room = <div className="sec open-wait" aria-hidden />
  if (categories.length === 0) return room
  const offered = OPEN.filter(({ of }) => categories.some(({ path }) => path === of))
  if (offered.length === 0) return null
  if (waits) return room
  return (
    <Suspense fallback={room}>
      {offered.map(({ of, Section }) => (
        <Section key={of} />
      ))}
    </Suspense>
  )
}
