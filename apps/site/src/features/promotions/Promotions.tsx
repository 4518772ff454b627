import './promotions.css'
import { PROMOTION_CATEGORIES, promotions, type PromoCard } from '@senluna/contract/site/content.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { PAGE_SIZE } from './page-size.ts'
import { Period, StatusTag } from './PromoFacts.tsx'
import { pathTo } from '../../shell/nav/path-to.ts'

const KINDS = ['ALL', ...PROMOTION_CATEGORIES] as const
type Kind = (typeof KINDS)[number]
const isKind = (value: string | null): value is Kind => KINDS.some((kind) => kind === value)

/** A brand's promotions by kind; anybody may read them. */
export default function Promotions() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('type')
  const kind: Kind = isKind(asked) ? asked : 'ALL'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const list = useQuery({
    ...q(promotions, {
      query: { page: String(page), pageSize: String(PAGE_SIZE), ...(kind !== 'ALL' && { category: kind }) },
    }),
    placeholderData: keepPreviousData,
  })
  const lastPage = Math.max(1, Math.ceil((list.data?.total ?? 0) / PAGE_SIZE))
  const go = (to: Kind, at = 1) =>
    setParams({ ...(to !== 'ALL' && { type: to }), ...(at > 1 && { page: String(at) }) }, { preventScrollReset: true })
  const kinds = KINDS.filter((offered) => offered === 'ALL' || list.data?.categories.includes(offered))
  return (
    <section className="promos">
      <h1>{text('promo.title')}</h1>
      {(kinds.length > 2 || (kind !== 'ALL' && kinds.includes(kind))) && (
        <Tabs
          label={text('promo.kinds')}
          value={kind}
          options={kinds.map((kind) => [kind, text(`promo.category.${kind}`)] as const)}
          onValue={(to) => go(to)}
          controls="promos"
        />
      )}
      {list.isPending && (
        <Loading>
          <div className="promo-grid">
            {[1, 2, 3].map((nth) => (
              <Skeleton key={nth} style={{ height: 330, borderRadius: 18 }} />
            ))}
          </div>
        </Loading>
      )}
      <div id="promos">
        {list.data ? (
          list.data.list.length === 0 ? (
            <Nothing all={kind === 'ALL'} onAll={() => go('ALL')} />
          ) : (
            <ul className="promo-grid">
              {list.data.list.map((card) => (
                <Card key={card.id} card={card} />
              ))}
            </ul>
          )
        ) : (
          list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        )}
      </div>
      {lastPage > 1 && (
        <nav className="pager" aria-label={text('shell.notice.page', { page })}>
          <Button size="sm" disabled={page <= 1} onClick={() => go(kind, page - 1)}>
            {text('shell.notice.previous')}
          </Button>
          <span className="num">
            {page} / {lastPage}
          </span>
          <Button size="sm" disabled={page >= lastPage} onClick={() => go(kind, page + 1)}>
            {text('shell.notice.next')}
          </Button>
        </nav>
      )}
    </section>
  )
}

function Card({ card }: { card: PromoCard }) {
  return (
    <li className="card promo">
      <div className="promo-art" data-theme="dark">
        <img src={card.image} alt="" width="1000" height="420" loading="lazy" />
        <StatusTag card={card} />
      </div>
      <div className="promo-words">
        <h2>
          <Link to={pathTo('promotion', { id: card.id })}>
            <bdi>{card.title}</bdi>
          </Link>
        </h2>
        <p>
          <bdi>{card.summary}</bdi>
        </p>
        <Period card={card} />
      </div>
    </li>
  )
}

function Nothing({ all, onAll }: { all: boolean; onAll: () => void }) {
  return (
    <div className="card">
      <EmptyState
        action={
          all ? (
            <Link className="btn gold" to="/rng">
              {text('promo.play')}
            </Link>
          ) : (
            <Button onClick={onAll}>{text('promo.all')}</Button>
          )
        }
      >
        {text(all ? 'promo.empty' : 'promo.emptyKind')}
      </EmptyState>
    </div>
  )
}
