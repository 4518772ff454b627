import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { useLoggedIn, useMember, isTrialMember } from '../../session.ts'
import { useBanners } from '../../shell/notices/announcements.ts'
import { page, SOON } from '../../shell/frame/page-chunk.ts'
import { HOME_ASIDE } from '../../families.ts'
import { useCategories } from '../../shell/nav/use-categories.ts'
import { gamePath, HOUSE_SLOT, useTryFree } from '../../play/use-play.ts'
import { HERO_FACTS } from './hero-facts.ts'

const Banners = lazy(page(() => import('../../shell/notices/Banners.tsx'), SOON))
const FACTS = [
  ['rtp', () => percentText(HERO_FACTS.rtp)],
  ['hits', () => percentText(HERO_FACTS.hits)],
  ['feature', () => `1 / ${HERO_FACTS.feature}`],
] as const
const ASIDE = HOME_ASIDE.map(({ of, load }) => ({ of, Part: lazy(load) }))

/** The house slot under the moon, and beside it what families show where a brand offers it. */
export function Hero({ waits }: { waits: boolean }) {
  const categories = useCategories()
  // Until the categories are known the room beside it is kept.
  const beside = ASIDE.filter(({ of }) => categories.length === 0 || categories.some(({ path }) => path === of))
  const alone = beside.length === 0
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const free = useSwitch('FREEPLAY')
  const tryFree = useTryFree()
  const banners = useBanners()
  const [at, setAt] = useState(0)
  return (
    <section className={alone ? 'hero alone' : 'hero'} aria-label={text('home.hero.label')}>
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
            <dl className="facts num">
              {FACTS.map(([name, figure]) => (
                <div key={name}>
                  <dt>{text(`home.hero.fact.${name}`)}</dt>
                  <dd dir="ltr">{figure()}</dd>
                </div>
              ))}
            </dl>
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
              <Link className="btn ghost lg" to="/rng">
                {text('home.hero.more')}
              </Link>
            </div>
          </div>
        </div>
        <Suspense>{banners.length > 0 && <Banners banners={banners} under at={at} onAt={setAt} />}</Suspense>
      </div>
      {!alone && (
        <div className="hero-aside">
          <Suspense>{!waits && beside.map(({ of, Part }) => <Part key={of} />)}</Suspense>
        </div>
      )}
    </section>
  )
}
