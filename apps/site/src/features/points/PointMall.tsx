import './points.css'
import { text } from '@senluna/web/client/text.ts'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { Link } from 'react-router'
import { pathTo } from '../../shell/nav/path-to.ts'

/** The points mall: what points can be changed for. */
export default function PointMall() {
  return (
    <section className="mall">
      <div className="mall-head" data-theme="dark">
        <img src="/art/b-daily.svg" alt="" width="1000" height="420" />
        <h1>{text('points.title')}</h1>
        <p>{text('points.lead')}</p>
      </div>
      <h2>{text('points.goods')}</h2>
      <div className="card">
        <EmptyState
          action={
            <Link className="btn gold" to={pathTo('promotions')}>
              {text('promo.all')}
            </Link>
          }
        >
          {text('points.empty')}
        </EmptyState>
      </div>
    </section>
  )
}
