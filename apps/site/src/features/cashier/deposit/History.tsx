import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { momentText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useBrand } from '../../../brand.ts'
import { StateTag } from './order/StateTag.tsx'
import { standingOf, useOrders } from './use-deposit.ts'

interface Props {
  /** The order that is open above. */
  shown: string | null
  onOpen: (orderNo: string) => void
}

/** What was ordered before, the newest first. */
export function History({ shown, onOpen }: Props) {
  const { currency, timeZone } = useBrand()
  const orders = useOrders()
  const list = orders.data?.pages.flatMap((page) => page.list)
  return (
    <section className="deposit-history" aria-labelledby="deposit-history">
      <h3 id="deposit-history">{text('deposit.history')}</h3>
      {orders.isError && !list && <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />}
      {!list && !orders.isError && (
        <Loading>
          <Skeleton style={{ height: 120 }} />
        </Loading>
      )}
      {list?.length === 0 && <p className="hint">{text('deposit.history.none')}</p>}
      {list && list.length > 0 && (
        <ul>
          {list.map((order) => (
            <li key={order.orderNo}>
              <button
                type="button"
                aria-current={order.orderNo === shown || undefined}
                onClick={() => onOpen(order.orderNo)}
              >
                <span>
                  <b>{text(`deposit.method.${order.method}`)}</b>
                  <small className="num">
                    {order.orderNo} · {momentText(order.createdAt, timeZone)}
                  </small>
                </span>
                <span>
                  <bdi dir="ltr" className="num">
                    {moneyText(order.received ?? order.amount, currency)}
                  </bdi>
                  <StateTag state={standingOf(order)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={orders} block>
        {text('deposit.history.more')}
      </MoreButton>
    </section>
  )
}
