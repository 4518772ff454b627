import { text } from '@senluna/web/client/text.ts'
import { useLoggedIn } from '../../session.ts'
import { usePage } from '../../shell/use-page.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { ContinuePlaying } from './ContinuePlaying.tsx'
import { Hero } from './Hero.tsx'
import { SlotsRail } from './SlotsRail.tsx'
import { TrustStrip } from './TrustStrip.tsx'

/** The home page: only what is true, so blocks without a source are not there. */
export function Home() {
  usePage(text('home.title'))
  const loggedIn = useLoggedIn()
  return (
    <div className="home">
      <Hero />
      <CategoryTiles />
      {loggedIn && <ContinuePlaying />}
      <SlotsRail />
      <TrustStrip />
    </div>
  )
}
