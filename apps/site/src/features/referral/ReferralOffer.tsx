import { promotions } from '@senluna/contract/site/content.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '../../shell/nav/path-to.ts'

/** What a friend earns, where the brand gives something for one: its name leads to the terms. */
export function ReferralOffer() {
  const { data } = useQuery(q(promotions, { query: { pageSize: '50' } }))
  return data?.list
    .filter(({ type, status }) => type === 'REFERRAL' && status !== 'CLOSED' && status !== 'COMING_SOON')
    .map(({ id, title, summary }) => (
      <Link key={id} className="card referral-offer" to={pathTo('promotion', { id })}>
        <Gift className="i" aria-hidden />
        <span>
          <b>
            <bdi>{title}</bdi>
          </b>
          <small>
            <bdi>{summary}</bdi>
          </small>
        </span>
      </Link>
    ))
}
