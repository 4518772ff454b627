import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { useCategories } from '../../shell/nav/use-categories.ts'

const MOST = 8

/** The categories with their true counts. */
export function CategoryTiles() {
  const categories = useCategories()
  if (categories.length === 0) return <div className="cats wait" aria-hidden />
  return (
    <nav className="cats" aria-label={text('home.categories')}>
      {categories.slice(0, MOST).map(({ path, type, count, art, tile }) => (
        <Link
          key={path}
          className="cat"
          data-theme="dark"
          to={path}
          style={{ background: `radial-gradient(120% 120% at 90% 100%, ${tile[0]}, ${tile[1]} 78%)` }}
        >
          <b>{text(`category.${type}`)}</b>
          <small className="num">{text('home.count.games', { count })}</small>
          <img src={`/art/${art}.svg`} alt="" width="92" height="92" />
        </Link>
      ))}
    </nav>
  )
}
