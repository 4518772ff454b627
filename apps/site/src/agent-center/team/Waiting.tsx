import {
  downlineDetails,
  rateRequests,
  withdrawRateRequest,
  type RateRequest,
} from '@senluna/contract/agent/downlines.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { changesText } from '../../rate-changes.ts'

/** Lower rates that accounts right below haven't agreed to yet. */
export function Waiting() {
  const list = useQuery(q(rateRequests)).data?.list ?? []
  if (list.length === 0) return null
  return (
    <ul className="card ag-waiting">
      {list.map((request) => (
        <WaitingRow key={request.id} request={request} />
      ))}
    </ul>
  )
}

function WaitingRow({ request }: { request: RateRequest }) {
  const withdraw = useMutation(action(withdrawRateRequest, { refreshes: [rateRequests, downlineDetails] }))
  return (
    <li>
      <div>
        <b>{text('down.waits', { name: request.account })}</b>
        <small className="num">{changesText(request)}</small>
        <RefusalNote error={withdraw.error} />
      </div>
      <Button
        look="line"
        size="sm"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id: request.id } })}
      >
        {text('down.withdraw')}
      </Button>
    </li>
  )
}
