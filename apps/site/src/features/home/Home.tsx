import { text } from '@senluna/web/client/text.ts'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useSwitch } from '../../brand.ts'
import { useLoggedIn } from '../../session.ts'
import { HOME_SECTIONS, OPEN_SECTIONS } from '../../families.ts'
import { Below } from '../../shell/frame/Below.tsx'
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
const ROOM = <div className="sec open-wait" aria-hidden />
const SECTIONS = HOME_SECTIONS.map((load) => lazy(load))

/** The home page: only what is true, so blocks without a source are not there. */
export function Home() {
  usePage(text('home.title'))
  const loggedIn = useLoggedIn()
  const board = useSwitch('WINNER_BOARD')
  // What is looked at first is there first.
  const stands = useDeferredValue(true, false)
  return (
    <div className="home">
      <Hero waits={!stands} />
      <CategoryTiles />
      <Below room={ROOM}>
        <OpenNow />
        <Suspense>{loggedIn && <ContinuePlaying />}</Suspense>
        <div className="home-pair">
          <Slots />
          <Suspense>{board && <RecentWins />}</Suspense>
          <Suspense>
            {SECTIONS.map((Section, place) => (
              <Section key={place} />
            ))}
          </Suspense>
        </div>
        <Suspense>
          <TrustStrip />
        </Suspense>
      </Below>
    </div>
  )
}

/**
 * What families have open. Its room is kept until it is there, and where it isn't known yet whether
 * it comes.
 */
function OpenNow() {
  const categories = useCategories()
  if (categories.length === 0) return ROOM
  const offered = OPEN.filter(({ of }) => categories.some(({ path }) => path === of))
  if (offered.length === 0) return null
  return (
    <Suspense fallback={ROOM}>
      {offered.map(({ of, Section }) => (
        <Section key={of} />
      ))}
    </Suspense>
  )
}
