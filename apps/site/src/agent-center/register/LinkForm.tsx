import { agentLinks, createLink } from '@senluna/contract/agent/links.ts'
import type { ownRates } from '@senluna/contract/agent/downlines.ts'
import type { RatesOnWire } from '@senluna/contract/agent/rates.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { RateSliders } from '../rates/RateSliders.tsx'
import { KindField, type OpenedKind } from './KindField.tsx'

const MOST_DAYS = 365
const MOST_USES = 1_000_000

interface Props {
  own: ReplyOf<typeof ownRates>
  onDone: () => void
}

/** A new invitation link: whom it opens, with which rates, for how long and how often. */
export function LinkForm({ own, onDone }: Props) {
  const [kind, setKind] = useState<OpenedKind>('MEMBER')
  const [days, setDays] = useState('0')
  const [uses, setUses] = useState('0')
  const [channel, setChannel] = useState('')
  const [note, setNote] = useState('')
  const [rates, setRates] = useState<RatesOnWire>({})
  const fits = { days: wholeIn(days, MOST_DAYS), uses: wholeIn(uses, MOST_USES) }
  const form = useForm({
    ready: () => fits.days !== undefined && fits.uses !== undefined,
    focusesWrong: true,
    send: () => {
      const [validDays, maxUses] = [fits.days ?? 0, fits.uses ?? 0]
      return call(createLink, { body: { kind, rates, validDays, maxUses, channel, note } })
    },
    onDone: async () => {
      await refresh(agentLinks)
      toast('success', text('down.link.created'))
      onDone()
    },
  })
  const whole = (value: number | undefined, most: number) =>
    form.tried && value === undefined ? { error: `0 – ${most}` } : { hint: text('down.link.zero') }
  return (
    <form className="card ag-form" onSubmit={form.submit} noValidate>
      <h2>{text('down.link.new')}</h2>
      <RefusalNote error={form.error} />
      {own.opensAgents && <KindField value={kind} onValue={setKind} />}
      <div className="ag-pair">
        <TextField
          label={text('down.link.days')}
          inputMode="numeric"
          value={days}
          onValue={setDays}
          {...whole(fits.days, MOST_DAYS)}
        />
        <TextField
          label={text('down.link.uses')}
          inputMode="numeric"
          value={uses}
          onValue={setUses}
          {...whole(fits.uses, MOST_USES)}
        />
      </div>
      <div className="ag-pair">
        <TextField label={text('down.link.channel')} maxLength={50} value={channel} onValue={setChannel} />
        <TextField label={text('down.link.note')} maxLength={100} value={note} onValue={setNote} />
      </div>
      <fieldset className="ag-part">
        <legend>{text('down.rates')}</legend>
        <p className="hint">{text('down.rates.hint')}</p>
        <RateSliders own={own.rates} value={rates} onValue={setRates} />
      </fieldset>
      <div className="ag-foot">
        <Button look="gold" size="lg" type="submit" busy={form.busy}>
          {text('down.link.create')}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {text('down.discard')}
        </Button>
      </div>
    </form>
  )
}

/** A whole number up to a most; undefined for anything else. */
function wholeIn(typed: string, most: number): number | undefined {
  const value = /^[0-9]{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
  return value !== undefined && value <= most ? value : undefined
}
