import { text } from '@senluna/web/client/text.ts'
import { CircleUser, Gift, Heart, House, LayoutGrid } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { NavLink } from 'react-router'
import { useLoggedIn } from '../../session.ts'
import { useModal } from '../windows/use-modal.ts'
import { page } from '../frame/page-chunk.ts'
import { pathTo } from './path-to.ts'

const CategorySheet = lazy(page(() => import('./CategorySheet.tsx')))
const PhoneAccount = lazy(page(() => import('../account/PhoneAccount.tsx')))

/** The phone's main ways: home, categories, favourites, account. */
export function TabBar() {
  const loggedIn = useLoggedIn()
  const modal = useModal()
  const [sheet, setSheet] = useState<'categories' | 'account' | null>(null)
  const close = () => setSheet(null)
  const favorites = (
    <>
      <Heart className="i" aria-hidden />
      {text('shell.favorites')}
    </>
  )
  return (
    <>
      <nav className="tabs" aria-label={text('shell.mainNav')}>
        <NavLink to="/" end>
          <House className="i" aria-hidden />
          {text('shell.home')}
        </NavLink>
        <button type="button" onClick={() => setSheet('categories')}>
          <LayoutGrid className="i" aria-hidden />
          {text('shell.categories')}
        </button>
        {loggedIn ? (
          <NavLink to={pathTo('favorites')}>{favorites}</NavLink>
        ) : (
          <button type="button" onClick={() => modal.open('login')}>
            {favorites}
          </button>
        )}
        <NavLink to={pathTo('promotions')}>
          <Gift className="i" aria-hidden />
          {text('promo.title')}
        </NavLink>
        <button type="button" onClick={() => setSheet('account')}>
          <CircleUser className="i" aria-hidden />
          {text('shell.account')}
        </button>
      </nav>
      <Suspense>
        {sheet === 'categories' && <CategorySheet onClose={close} />}
        {sheet === 'account' && <PhoneAccount onClose={close} />}
      </Suspense>
    </>
  )
}
