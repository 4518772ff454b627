import type { LimitOf, OwnLimits } from '@senluna/contract/member/protection.ts'
import { suggestionsFor } from '@senluna/kit/protection/suggested-limits.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { digitsOf, directionOf, limitText } from './amounts.ts'
import { askForLimit } from './use-limits.ts'

/**
 * Another value for a limit. Before it is sent the window says whether it holds at once or waits.
 */
export function EditLimit({ limit, onClose }: { limit: LimitOf; onClose: () => void }) {
  const { currency, timeZone } = useBrand()
  const { kind, value } = limit
  const minutes = kind === 'session'
  const [typed, setTyped] = useState(() => (value === null ? '' : minutes ? value : moneyText(value, currency)))
  const [none, setNone] = useState(false)
  const wanted = none ? null : digitsOf(kind, typed, currency.exponent)
  const direction = wanted === undefined ? undefined : directionOf(value, wanted)
  const often = suggestionsFor(limit, currency)
  const form = useForm({
    ready: () => wanted !== undefined,
    send: () => askForLimit({ kind, value: wanted ?? null }),
    onDone: (standing) => {
      const at = pendingOf(standing, kind)
      toast(
        'success',
        at && direction === 'looser' ? text('rg.asked', { time: whenText(at, timeZone) }) : text('rg.saved'),
      )
      onClose()
    },
  })
  const bad = form.tried && wanted === undefined
  return (
    <Modal title={text('rg.change.of', { kind: text(`rg.kind.${kind}`) })} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        <RefusalNote error={form.error} />
        {!none && (
          <TextField
            label={minutes ? text('rg.new.minutes') : text('rg.new.money', { currency: currency.symbol })}
            value={typed}
            onValue={(next) => {
              setTyped(next)
              form.clearTried()
            }}
            inputMode={minutes || currency.exponent === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...(bad ? { error: text(minutes ? 'rg.invalid.minutes' : 'rg.invalid.money') } : {})}
          />
        )}
        {!none && often.length > 0 && (
          <fieldset className="pills limit-often">
            <legend className="hint">{text('rg.often')}</legend>
            {often.map((sum) => (
              <button
                key={sum}
                type="button"
                className="pill num"
                aria-pressed={wanted === sum}
                onClick={() => setTyped(minutes ? sum : moneyText(sum, currency))}
              >
                {limitText(kind, sum, currency)}
              </button>
            ))}
          </fieldset>
        )}
        {value !== null && (
          <Checkbox checked={none} onChecked={setNone}>
            {text('rg.noLimit')}
          </Checkbox>
        )}
        <output className="hint">{direction && text(`rg.${direction}`)}</output>
        <Button look="gold" size="lg" block type="submit" busy={form.busy} disabled={direction === 'same'}>
          {text(direction === 'looser' ? 'rg.save.looser' : 'rg.save')}
        </Button>
      </form>
    </Modal>
  )
}

const pendingOf = (standing: OwnLimits, kind: LimitOf['kind']): string | undefined =>
  standing.limits.find((limit) => limit.kind === kind)?.pending?.at
