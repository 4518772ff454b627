import { balanceDays } from '@senluna/contract/money/reports.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { ScaledChart } from './ScaledChart.tsx'

/** What the account held at the end of each day of a period; of one day there is no chart. */
export function BalanceChart({ from, to }: { from: string; to: string }) {
  const found = useQuery({ ...q(balanceDays, { query: { from, to } }), staleTime: 0 })
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data)
    return (
      <Loading>
        <Skeleton style={{ height: 352 }} />
      </Loading>
    )
  const days = found.data.days.map(({ day, closing }) => ({ day, digits: closing }))
  if (days.length < 2) return null
  return <ScaledChart title={text('profit.balance')} column={text('profit.closing')} days={days} shape="LINE" />
}
