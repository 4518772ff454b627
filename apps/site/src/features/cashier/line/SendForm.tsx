import { accountRecord } from '@senluna/contract/money/records.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { transferDownline, transferPartners, transferUpline } from '@senluna/contract/money/transfers.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { grouped, typedDigits } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState } from 'react'
import { NoPin } from '../../../account-windows/NoPin.tsx'
import { PinField, pinFits } from '../../../account-windows/PinField.tsx'
import { useBrand } from '../../../brand.ts'
import { useKeptAmount } from '../use-kept-amount.ts'
import { triesLeft } from '../withdraw/use-withdraw.ts'
import { Downlines, type Downline } from './Downlines.tsx'

interface Props {
  way: 'up' | 'down'
  partners: ReplyOf<typeof transferPartners>
  /** The beginning of a name that is looked for from the start. */
  find?: string
}

/** To whom, how much, and the payment password. */
export function SendForm({ way, partners, find }: Props) {
  const { currency } = useBrand()
  const [to, setTo] = useState<Downline>()
  const [typed, setTyped] = useKeptAmount(`line-${way}`)
  const [pin, setPin] = useState('')
  const [once] = useState(submitOnce)
  const amount = typedDigits(typed, currency.exponent)
  const account = way === 'up' ? partners.upline?.account : to?.account
  const shown = (digits: string) => moneyText(digits, currency)
  const form = useForm({
    ready: () => amount !== undefined && pinFits(pin) && account !== undefined,
    send: async () => {
      const sent = amount ?? '0'
      const intent = { amount: sent, ...(way === 'down' && to ? { toId: to.id } : {}) }
      await once(intent, (idempotencyKey) =>
        call(
          way === 'up' ? transferUpline : transferDownline,
          { body: { ...intent, paymentPassword: pin } },
          { idempotencyKey },
        ),
      )
      return sent
    },
    onDone: (sent) => {
      toast('success', text('line.sent', { amount: shown(sent), account: account ?? '' }))
      setTyped('')
    },
    onSettled: () => {
      setPin('')
      form.clearTried()
      return refresh(balance, transferPartners, accountRecord)
    },
  })
  if (way === 'up' && !partners.upline) return <p className="card line-none">{text('line.none.up')}</p>
  return (
    <>
      <form className="card line-form" onSubmit={form.submit} noValidate>
        {way === 'up' ? (
          <p>{text('line.upline', { account: account ?? '' })}</p>
        ) : (
          <Downlines
            chosen={to}
            onChosen={setTo}
            find={find}
            {...(form.tried && !to ? { error: text('line.invalid.to') } : {})}
          />
        )}
        <RefusalNote error={form.error} more={leftToWager(form.error, shown) ?? leftToTry(form.error)} />
        <TextField
          label={`${text('line.amount')} (${currency.symbol})`}
          required
          value={typed}
          onValue={(value) => setTyped(grouped(value, currency.exponent))}
          inputMode={currency.exponent === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          hint={text('line.limits', {
            min: shown(partners.min),
            max: shown(partners.max),
            step: shown(partners.step),
            left: shown(partners.leftToday),
          })}
          {...(form.tried && amount === undefined ? { error: text('line.invalid') } : {})}
        />
        <PinField value={pin} onValue={setPin} tried={form.tried} />
        <p className="hint">{text('line.wager')}</p>
        <MoneyButton look="gold" size="lg" block type="submit" busy={form.busy}>
          {text('line.send')}
        </MoneyButton>
      </form>
      <NoPin error={form.error} onClosed={form.reset} />
    </>
  )
}

/** How often a wrong payment password may still be tried. */
function leftToTry(error: unknown): string | undefined {
  const left = triesLeft(error)
  return left === undefined ? undefined : text('withdraw.pin.left', { left })
}

/** How much is left to wager, where that is why. */
function leftToWager(error: unknown, shown: (digits: string) => string): string | undefined {
  if (!(error instanceof Refused) || error.code !== 'WD_TURNOVER') return undefined
  const { value } = error
  const left = typeof value === 'object' && value !== null && 'remaining' in value ? value.remaining : undefined
  return typeof left === 'string' ? text('line.remaining', { amount: shown(left) }) : undefined
}
