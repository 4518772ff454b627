import './promotions.css'
import { promotion } from '@senluna/contract/site/content.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { useKeptFocus } from '@senluna/web/ui/windows/kept-focus.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Prose } from '../../shell/parts/Prose.tsx'
import { usePage } from '../../shell/nav/use-page.ts'
import { Locked } from './offer/Locked.tsx'
import { Offer } from './offer/Offer.tsx'
import { Period, StatusTag } from './PromoFacts.tsx'
import { pathTo } from '../../shell/nav/path-to.ts'

/** One promotion: its terms in short and in full. Which one stands in the address. */
export default function PromoDetail() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const read = useQuery({ ...q(promotion, { params: { id } }), enabled: id !== '' })
  const gone = id === '' || isRefused(read.error, 'SYS_NOT_FOUND', 'SYS_MALFORMED')
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box)
  usePage(read.data?.title ?? text('promo.title'))
  return (
    <section className="promos" ref={box}>
      {!gone && (
        <Link className="link promo-back" to={pathTo('promotions')}>
          <ArrowLeft className="i s flip" aria-hidden />
          {text('promo.all')}
        </Link>
      )}
      {/* One heading from the beginning: a change of page puts the focus on it. */}
      <div className={gone ? undefined : 'promo-hero'} data-theme={gone ? undefined : 'dark'}>
        {read.data && <img src={read.data.image} alt="" width="1000" height="420" />}
        {read.data && <StatusTag card={read.data} />}
        <h1>
          <bdi>{read.data?.title ?? text('promo.title')}</bdi>
        </h1>
        {read.data && (
          <p>
            <bdi>{read.data.summary}</bdi>
          </p>
        )}
      </div>
      {read.data ? (
        <Detail shown={read.data} />
      ) : gone ? (
        <EmptyState
          action={
            <Link className="btn gold" to={pathTo('promotions')}>
              {text('promo.all')}
            </Link>
          }
        >
          {text('promo.gone')}
        </EmptyState>
      ) : read.isError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 320, borderRadius: 18 }} />
        </Loading>
      )}
    </section>
  )
}

function Detail({ shown }: { shown: ReplyOf<typeof promotion> }) {
  return (
    <div className="promo-split">
      {shown.offer && shown.vip !== undefined && <Locked level={shown.vip} />}
      {shown.offer && shown.vip === undefined && (
        <Offer id={shown.id} status={shown.status} version={shown.version} offer={shown.offer} />
      )}
      <div className="card promo-facts">
        <h2>{text('promo.facts')}</h2>
        <dl>
          {shown.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Period card={shown} />
        {shown.type === 'INFO' && <p className="hint">{text('promo.auto')}</p>}
      </div>
      <div className="card promo-terms">
        <Prose html={shown.terms} />
      </div>
    </div>
  )
}
