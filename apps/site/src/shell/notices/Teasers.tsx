import './teasers.css'
import type { Notice } from '@senluna/contract/site/notices.ts'
import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { useAnnouncements } from './announcements.ts'
import { pathTo } from '../nav/path-to.ts'

const MOST = 2

/**
 * Promotion teasers at the edge of wide screens: a picture each, its title when one looks closer.
 */
export function Teasers() {
  const teasers = (useAnnouncements()?.promotion ?? []).filter((promotion) => promotion.imageUrl).slice(0, MOST)
  if (teasers.length === 0) return null
  return (
    <ul className="teasers" aria-label={text('promo.title')}>
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <Link to={pathOf(teaser)} aria-label={teaser.title}>
            <img src={teaser.imageUrl} alt="" width="1000" height="420" loading="lazy" />
            <span aria-hidden>
              <bdi>{teaser.title}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const pathOf = ({ linkType, link = '' }: Notice): string =>
  linkType === 'PROMOTION' ? pathTo('promotion', { id: link }) : linkType === 'ROUTE' ? link : pathTo('promotions')
