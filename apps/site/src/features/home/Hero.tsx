import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { useLoggedIn, useMember, isTrialMember } from '../../session.ts'
import { useBanners } from '../../shell/notices/announcements.ts'
import { page } from '../../shell/frame/page-chunk.ts'
import { HOME_ASIDE } from '../../families.ts'
import { useCategories } from '../../shell/nav/use-categories.ts'
import { gamePath, HOUSE_SLOT, useTryFree } from '../../play/use-play.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { ProofCard } from './ProofCard.tsx'

const Banners = lazy(page(() => import('../../shell/notices/Banners.tsx')))
const ASIDE = HOME_ASIDE.map((load) => lazy(load))

/** The house slot under the moon, and beside it what is drawn next, or how to check a round. */
export function Hero({ waits }: { waits: boolean }) {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const free = useSwitch('FREEPLAY')
  const tryFree = useTryFree()
  const banners = useBanners()
  const [at, setAt] = useState(0)
  return (
    <section className="hero" aria-label={text('home.hero.label')}>
      <div className="banner-stage">
        <div className="banner" data-theme="dark">
          <img src="/art/hero.svg" alt="" width="1000" height="420" fetchPriority="high" />
          <div>
            <span className="tag soft tall">
              <Sparkles className="i xs" aria-hidden />
              {text('home.hero.tag')}
            </span>
            <h1>{text('home.hero.title')}</h1>
            <p>{text('home.hero.body')}</p>
            <div className="act" inert={at > 0}>
              {loggedIn ? (
                <Button
                  look="gold"
                  size="lg"
                  onClick={() => void navigate(gamePath(HOUSE_SLOT, trial ? 'demo' : 'real'))}
                >
                  {text('home.hero.play')}
                </Button>
              ) : (
                free && (
                  <Button look="gold" size="lg" busy={tryFree.isPending} onClick={() => tryFree.mutate()}>
                    {text('home.hero.try')}
                  </Button>
                )
              )}
              <Link className="btn ghost lg" to={pathTo('fairness')}>
                {text('home.hero.how')}
              </Link>
            </div>
          </div>
        </div>
        <Suspense>{banners.length > 0 && <Banners banners={banners} under at={at} onAt={setAt} />}</Suspense>
      </div>
      <Aside waits={waits} />
    </section>
  )
}

/** Until the categories are known nobody knows which of the two it will be. */
function Aside({ waits }: { waits: boolean }) {
  const categories = useCategories()
  if (categories.some(({ path }) => path === pathTo('vnLottery')) || categories.length === 0)
    return (
      <div className="hero-aside">
        <Suspense>{!waits && ASIDE.map((Part, place) => <Part key={place} />)}</Suspense>
      </div>
    )
  return <ProofCard />
}
