import { creditDownlines, setDownlinePosition } from '@senluna/contract/agent/credit/credit.ts'
import type { CreditPosition } from '@senluna/contract/agent/credit/credit-shapes.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { act } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { dateOf } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { percentOf, ppmOf } from '@senluna/web/ui/fields/typed-share.ts'
import { PercentGrid } from './PercentGrid.tsx'

interface Props {
  id: Id<'member'>
  name: string
  positions: readonly CreditPosition[]
}

/** How much an agent below may take with its line, and the least that it takes by itself. */
export function BoundsForm({ id, name, positions }: Props) {
  const latest = positions.map(({ next, ...now }) => ({ ...now, ...next }))
  const [typed, setTyped] = useState(() =>
    latest.map(({ least, most }) => ({ most: percentOf(most), least: percentOf(least) })),
  )
  const bounds = latest.flatMap(({ product }, place) => {
    const [most, least] = [ppmOf(typed[place]?.most ?? ''), ppmOf(typed[place]?.least ?? '')]
    return most === undefined || least === undefined ? [] : [{ product, most, least }]
  })
  const form = useForm({
    ready: () => bounds.length === latest.length,
    focusesWrong: true,
    send: () => act(setDownlinePosition, { params: { id }, body: { bounds } }, { refreshes: [creditDownlines] }),
    onDone: ({ from }) => toast('success', text('credit.savedFrom', { date: dateOf(from) })),
  })
  return (
    <form className="form crd-bounds" onSubmit={form.submit} noValidate>
      <h3>{text('credit.position.of', { name })}</h3>
      <PercentGrid
        products={latest.map(({ product }) => product)}
        columns={[
          ['most', text('credit.position.most')],
          ['least', text('credit.position.least')],
        ]}
        value={typed}
        onValue={setTyped}
        tried={form.tried}
      />
      <RefusalNote error={form.error} />
      <div className="modal-foot">
        <Button look="gold" type="submit" busy={form.busy}>
          {text('credit.save')}
        </Button>
      </div>
    </form>
  )
}
