import './rates-page.css'
import { answerRateRequest, memberRates, type RateRequest } from '@senluna/contract/agent/downlines.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { changesText } from '../../rate-changes.ts'
import { productName } from '../../shell/nav/product-name.ts'

/** The member's rebate rates, and a lower one that its agent asks for. */
export default function Rates() {
  const found = useQuery({ ...q(memberRates), staleTime: 0 })
  if (!found.data)
    return found.isError ? (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 240 }} />
      </Loading>
    )
  const { rates, waiting } = found.data
  const given = PRODUCTS.filter((product) => rates[product] !== undefined)
  return (
    <section className="own-rates">
      <h1>{text('rates.title')}</h1>
      {waiting && <Asked request={waiting} />}
      {given.length === 0 ? (
        <p className="muted">{text('rates.none')}</p>
      ) : (
        <dl className="card">
          {given.map((product) => (
            <div key={product}>
              <dt>{productName(product)}</dt>
              <dd className="num">{percentText((rates[product] ?? 0) / 100)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** What the agent asks for, and the answer. */
function Asked({ request }: { request: RateRequest }) {
  const answer = useMutation(
    action(answerRateRequest, {
      refreshes: [memberRates],
      done: (_, { body }) => toast('success', text(body?.accept ? 'rates.accepted' : 'rates.rejected')),
    }),
  )
  const give = (accept: boolean) => answer.mutate({ params: { id: request.id }, body: { accept } })
  return (
    <section className="card own-rates-asked">
      <h2>{text('rates.asked', { agent: request.agent })}</h2>
      <p className="num">{changesText(request)}</p>
      <p className="muted">{text('rates.keep')}</p>
      <RefusalNote error={answer.error} />
      <div>
        <Button look="line" busy={answer.isPending} onClick={() => give(false)}>
          {text('rates.reject')}
        </Button>
        <Button look="s2" busy={answer.isPending} onClick={() => give(true)}>
          {text('rates.accept')}
        </Button>
      </div>
    </section>
  )
}
