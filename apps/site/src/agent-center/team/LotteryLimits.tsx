import { downlineLimits, setDownlineLimits } from '@senluna/contract/agent/line-limits.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { act, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedMoney } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import type { Details } from './details.ts'

const LIMITS = ['ticket', 'draw', 'number'] as const
type Limits = ReplyOf<typeof downlineLimits>

/** What an account right below the reader, and everybody below it, may stake on lotteries. */
export function LotteryLimits({ account: { id, account } }: { account: Details }) {
  const read = useQuery(q(downlineLimits, { params: { id } }))
  if (!read.data) return <RefusalNote error={read.error} />
  return (
    <section className="ag-sect">
      <h3>{text('down.limits.title')}</h3>
      <p className="hint">{text('down.limits.hint', { name: account })}</p>
      <LimitsForm key={JSON.stringify(read.data)} id={id} standing={read.data} />
    </section>
  )
}

function LimitsForm({ id, standing }: { id: Details['id']; standing: Limits }) {
  const { currency } = useBrand()
  const { exponent } = currency
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(
      LIMITS.map((name) => {
        const digits = standing.limits[name]
        return [name, digits === null ? '' : grouped(digits, exponent)]
      }),
    ),
  )
  const unitsOf = (name: string) => {
    const words = (typed[name] ?? '').trim()
    const units = words === '' ? null : typedMoney(words, exponent)
    return units === '0' ? undefined : units
  }
  const form = useForm({
    ready: () => LIMITS.every((name) => unitsOf(name) !== undefined),
    focusesWrong: true,
    send: () => {
      const body = {
        ticket: unitsOf('ticket') ?? null,
        draw: unitsOf('draw') ?? null,
        number: unitsOf('number') ?? null,
      }
      return act(setDownlineLimits, { params: { id }, body }, { refreshes: [downlineLimits] })
    },
    onDone: () => toast('success', text('down.limits.saved')),
  })
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      {LIMITS.map((name) => {
        const most = standing.most[name]
        return (
          <TextField
            key={name}
            label={text(`down.limits.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            value={typed[name] ?? ''}
            onValue={(next) => setTyped({ ...typed, [name]: next.trim() === '' ? '' : grouped(next, exponent) })}
            {...(form.tried && unitsOf(name) === undefined ? { error: text('refusal.VAL_FIELD') } : {})}
            {...(most !== null && { hint: text('down.limits.most', { money: moneyText(most, currency) }) })}
          />
        )
      })}
      <RefusalNote error={form.error} />
      <div>
        <Button type="submit" look="line" size="sm" busy={form.busy}>
          {text('down.limits.save')}
        </Button>
      </div>
    </form>
  )
}
