import { GOODS_KINDS, pointReward, type Goods } from '@senluna/contract/money/points.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GoodsCard } from './GoodsCard.tsx'

/** What points can be changed for, all of it or of one kind. */
export function GoodsList({ balance, onChosen }: { balance: bigint; onChosen: (goods: Goods) => void }) {
  const [kind, setKind] = useState<(typeof GOODS_KINDS)[number] | ''>('')
  const query = { pageSize: '20', ...(kind && { kind }) }
  const list = useInfiniteQuery({ ...pages(pointReward, { query }), staleTime: 0 })
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section className="mall-goods" aria-labelledby="mall-goods">
      <div className="mall-line">
        <h2 id="mall-goods">{text('points.goods')}</h2>
        <Select
          label={text('points.kind')}
          hideLabel
          value={kind}
          onValue={setKind}
          options={[
            ['', text('records.all')],
            ...GOODS_KINDS.map((offered) => [offered, text(`points.kind.${offered}`)] as const),
          ]}
        />
      </div>
      {list.isError && rows.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 280 }} />
        </Loading>
      ) : rows.length === 0 ? (
        <div className="card">
          <EmptyState>{text('points.empty')}</EmptyState>
        </div>
      ) : (
        <ul className="mall-grid">
          {rows.map((goods) => (
            <GoodsCard key={goods.goodsId} goods={goods} balance={balance} onChosen={onChosen} />
          ))}
        </ul>
      )}
      <MoreButton query={list} className="more-rows">
        {text('records.more')}
      </MoreButton>
    </section>
  )
}
