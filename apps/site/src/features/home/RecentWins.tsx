import './recent-wins.css'
import { rankList } from '@senluna/contract/site/content.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { hundredthsText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Trophy } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { CatalogueImage } from '../../play/CatalogueImage.tsx'
import { pathTo } from '../../shell/nav/path-to.ts'

const MOST = 6
const AGAIN_MS = 60_000

/** The latest real wins; not there while there are none. */
export default function RecentWins() {
  const { currency } = useBrand()
  const { data } = useQuery({
    ...q(rankList, { query: { kind: 'LATEST', limitNum: String(MOST) } }),
    refetchInterval: AGAIN_MS,
  })
  if (!data || data.list.length === 0) return null
  return (
    <section className="sec">
      <div className="sh">
        <Trophy className="i" aria-hidden />
        <h2>{text('winners.title')}</h2>
        <Link className="more" to={pathTo('winners')}>
          {text('winners.all')}
          <ChevronRight className="i s flip" aria-hidden />
        </Link>
      </div>
      <ul className="card wins">
        {data.list.map((row, nth) => (
          <li key={`${row.at} ${nth}`}>
            <CatalogueImage src={row.icon} width="30" height="40" loading="lazy" />
            <span>
              <b>{row.game}</b>
              <small>
                <bdi dir="ltr">{row.account}</bdi>
              </small>
            </span>
            <bdi dir="ltr" className="num times">
              ×{hundredthsText(row.multiplierX100)}
            </bdi>
            <bdi dir="ltr" className="num up">
              {moneyText(row.amount, currency)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
