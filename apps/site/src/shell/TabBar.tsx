import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { CircleUser, Heart, House, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { useLoggedIn } from '../session.ts'
import { useLanguages } from './LanguageMenu.tsx'
import { useCategories } from './Nav.tsx'
import { useModal } from './use-modal.ts'
import { PhoneAccount } from './PhoneAccount.tsx'
import { endonym } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/format.ts'

/** The phone's main ways: home, categories, favourites, account. */
export function TabBar() {
  const loggedIn = useLoggedIn()
  const modal = useModal()
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<'categories' | 'account' | null>(null)
  const close = () => setSheet(null)
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
        <button type="button" onClick={() => (loggedIn ? void navigate('/favorites') : modal.open('login'))}>
          <Heart className="i" aria-hidden />
          {text('shell.favorites')}
        </button>
        <button type="button" onClick={() => setSheet('account')}>
          <CircleUser className="i" aria-hidden />
          {text('shell.account')}
        </button>
      </nav>
      {sheet === 'categories' && <CategorySheet onClose={close} />}
      {sheet === 'account' && <PhoneAccount onClose={close} />}
    </>
  )
}

function CategorySheet({ onClose }: { onClose: () => void }) {
  const categories = useCategories()
  const { info, language, choose } = useLanguages()
  return (
    <Modal title={text('shell.categories')} onClose={onClose}>
      <ul className="sheet-cats">
        {categories.map(({ path, type, icon: Icon, count }) => (
          <li key={path}>
            <Link to={path} onClick={onClose}>
              <Icon className="i" aria-hidden />
              <span>{text(`category.${type}`)}</span>
              <small className="num">{countText(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
      <p className="label sheet-label">{text('shell.language')}</p>
      <div className="pills">
        {info.offeredLanguages.map((code) => (
          <button key={code} type="button" className="pill" aria-pressed={code === language} onClick={() => void choose(code)}>
            {endonym(code)}
          </button>
        ))}
      </div>
    </Modal>
  )
}
