import { changeRates, downlineDetails, downlines, rateRequests } from '@senluna/contract/agent/downlines.ts'
import type { RatesOnWire } from '@senluna/contract/agent/rates.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { action } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { RateSliders } from '../rates/RateSliders.tsx'
import type { Details } from './details.ts'
import { useRested } from './use-rested.ts'

/** The rates of an account right below, with what others would have been worth last month. */
export function RatesForm({ account }: { account: Details }) {
  const { account: name, own, rates: before, lowersFreely, waiting } = account
  const [rates, setRates] = useState<RatesOnWire>(before)
  const changed = changedOf(before, rates)
  const isChanged = Object.keys(changed).length > 0
  const params = { id: account.id }
  const save = useMutation(
    action(changeRates, {
      refreshes: [downlineDetails, downlines, rateRequests],
      done: (reply) => {
        setRates(reply.rates)
        toast('success', reply.waiting ? text('down.waits', { name }) : text('down.saved'))
      },
    }),
  )
  return (
    <section className="ag-sect">
      <h3>{text('down.rates')}</h3>
      <p className="hint">{text(lowersFreely ? 'down.rates.freely' : 'down.rates.consent', { name })}</p>
      <RateSliders own={own} value={rates} before={before} onValue={setRates} disabled={save.isPending} />
      {waiting && <p className="note info">{text('down.waits', { name })}</p>}
      <RefusalNote error={save.error} />
      {isChanged && (
        <>
          <Effect account={account} rates={changed} />
          <div className="ag-acts">
            <Button onClick={() => setRates(before)}>{text('down.discard')}</Button>
            <Button look="gold" busy={save.isPending} onClick={() => save.mutate({ params, body: { rates: changed } })}>
              {text('down.save')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** What the rates would have been worth last month, once they rest. */
function Effect({ account, rates }: { account: Details; rates: RatesOnWire }) {
  const { currency } = useBrand()
  const rested = useRested(rates)
  const { effect } =
    useQuery({
      queryKey: [changeRates.path, account.id, rested],
      queryFn: () => call(changeRates, { params: { id: account.id }, body: { rates: rested, preview: true } }),
      staleTime: 0,
    }).data ?? {}
  if (!effect) return null
  const delta = BigInt(effect.lastMonthDelta)
  const amount = moneyText((delta < 0n ? -delta : delta).toString(), currency)
  const said = delta === 0n ? 'down.effect.none' : delta > 0n ? 'down.effect.more' : 'down.effect.less'
  return (
    <output className="note info">
      {text(said, { name: account.account, amount })}
      {effect.fallen > 0 && <> {text('down.effect.fallen', { count: effect.fallen })}</>}
    </output>
  )
}

/** The rates that are no longer as before. */
const changedOf = (before: RatesOnWire, now: RatesOnWire): RatesOnWire =>
  Object.fromEntries(
    PRODUCTS.filter((product) => (now[product] ?? 0) !== (before[product] ?? 0)).map((product) => [
      product,
      now[product] ?? 0,
    ]),
  )
