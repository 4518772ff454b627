import { endonym, text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Link } from 'react-router'
import { useLanguages } from '../header/LanguageMenu.tsx'
import { useCategories } from './use-categories.ts'

/** Every category on a phone, and the language. */
export default function CategorySheet({ onClose }: { onClose: () => void }) {
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
          <button
            key={code}
            type="button"
            className="pill"
            aria-pressed={code === language}
            onClick={() => void choose(code)}
          >
            {endonym(code)}
          </button>
        ))}
      </div>
    </Modal>
  )
}
