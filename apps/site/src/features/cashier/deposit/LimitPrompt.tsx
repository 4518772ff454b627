import { answerDepositPrompt, protection } from '@senluna/contract/member/protection.ts'
import { depositChannels } from '@senluna/contract/money/deposits.ts'
import type { DepositLimit } from '@senluna/kit/protection/protection.ts'
import { suggestionsFor } from '@senluna/kit/protection/suggested-limits.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedDigits, typedOf } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'

interface Props {
  offered: readonly DepositLimit[]
  onAnswered: () => void
}

/**
 * Asks once, before the first deposit, for a limit on deposits. Both answers are one press of the
 * same button; "no limit" goes on to the deposit even when it can't be kept.
 */
export function LimitPrompt({ offered, onAnswered }: Props) {
  const { currency } = useBrand()
  const [kind, setKind] = useState(offered[0]!)
  const [typed, setTyped] = useState('')
  const wanted = typedDigits(typed, currency.exponent)
  const answered = () => {
    onAnswered()
    void refresh(depositChannels, protection)
  }
  const form = useForm({
    ready: () => wanted !== undefined,
    focusesWrong: true,
    send: () => call(answerDepositPrompt, { body: { limit: { kind, value: wanted ?? '0' } } }),
    onDone: () => {
      toast('success', text('rg.saved'))
      answered()
    },
  })
  const decline = useForm({
    send: () => call(answerDepositPrompt, { body: { limit: null } }),
    onSettled: answered,
  })
  return (
    <form className="card deposit-form" onSubmit={form.submit} noValidate>
      <h3>{text('deposit.limit.title')}</h3>
      <p className="hint">{text('deposit.limit.lead')}</p>
      {offered.length > 1 && (
        <fieldset className="deposit-channels">
          <legend className="label">{text('deposit.limit.period')}</legend>
          {offered.map((choice) => (
            <label key={choice} className="pill-radio">
              <input
                type="radio"
                className="sr"
                name="deposit-limit"
                checked={choice === kind}
                onChange={() => setKind(choice)}
              />
              <span>{text(`rg.kind.${choice}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        label={text('deposit.limit.amount')}
        value={typed}
        onValue={(value) => setTyped(grouped(value, currency.exponent))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        error={form.tried && wanted === undefined ? text('rg.invalid.money') : undefined}
        end={<span className="deposit-unit">{currency.symbol}</span>}
      />
      <fieldset className="deposit-quick">
        <legend className="sr">{text('rg.often')}</legend>
        {suggestionsFor({ kind, value: null }, currency).map((digits) => (
          <button
            key={digits}
            type="button"
            className="pill num"
            aria-pressed={wanted === digits}
            onClick={() => setTyped(typedOf(digits, currency.exponent))}
          >
            <bdi dir="ltr">{moneyText(digits, currency)}</bdi>
          </button>
        ))}
      </fieldset>
      <RefusalNote error={form.error} />
      <div className="deposit-answers">
        <Button type="submit" size="lg" busy={form.busy} disabled={decline.busy}>
          {text('rg.save')}
        </Button>
        <Button size="lg" busy={decline.busy} disabled={form.busy} onClick={decline.submit}>
          {text('deposit.limit.none')}
        </Button>
      </div>
    </form>
  )
}
