import { creditPositions, setCreditShares } from '@senluna/contract/agent/credit/credit.ts'
import type { CreditPosition } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { act, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMember } from '../../session.ts'
import { rateText } from '../rates/rate-text.ts'
import { percentOf, ppmOf } from '@senluna/web/ui/fields/typed-share.ts'
import { PercentGrid } from './PercentGrid.tsx'

/** What the agent takes of results by itself, within what its upline allows. */
export function Positions() {
  const read = useQuery({ ...q(creditPositions), staleTime: 0 })
  if (!read.data)
    return read.isError ? (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 420 }} />
      </Loading>
    )
  return <ShareForm key={JSON.stringify(read.data.list)} list={read.data.list} />
}

function ShareForm({ list }: { list: readonly CreditPosition[] }) {
  // An assistant looks; shares are the agent’s own to set.
  const isAssistant = useMember()?.type === ACCOUNT_TYPE.ASSISTANT
  const [typed, setTyped] = useState(() => list.map(({ share, next }) => ({ share: percentOf(next?.share ?? share) })))
  const shares = list.flatMap(({ product }, place) => {
    const share = ppmOf(typed[place]?.share ?? '')
    return share === undefined ? [] : [{ product, share }]
  })
  const form = useForm({
    ready: () => shares.length === list.length,
    focusesWrong: true,
    send: () => act(setCreditShares, { body: { shares } }, { refreshes: [creditPositions] }),
    onDone: ({ from }) => toast('success', text('credit.savedFrom', { date: dateOf(from) })),
  })
  return (
    <form className="form crd-bounds" onSubmit={form.submit} noValidate>
      <p className="muted">{text('credit.position.about')}</p>
      <PercentGrid
        products={list.map(({ product }) => product)}
        columns={[['share', text('credit.position.share')]]}
        value={typed}
        onValue={setTyped}
        tried={form.tried}
        about={(place) => list[place] && <Allowed of={list[place]} />}
      />
      <RefusalNote error={form.error} />
      {!isAssistant && (
        <div className="ag-acts">
          <Button look="gold" type="submit" busy={form.busy}>
            {text('credit.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** What the upline allows of a product, what was given on, and what counts from tomorrow. */
function Allowed({ of: { least, most, share, given, next } }: { of: CreditPosition }) {
  return (
    <small>
      {rateText(least)} – {rateText(most)} · {text('credit.position.givenOn')} {rateText(given)}
      {next && next.share !== share && <> · {text('credit.position.next', { share: rateText(next.share) })}</>}
    </small>
  )
}
