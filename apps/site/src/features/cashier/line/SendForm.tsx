import { accountRecord } from '@senluna/contract/money/records.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { transferDownline, transferPartners, transferUpline } from '@senluna/contract/money/transfers.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { idempotencyKeys } from '@senluna/web/client/call/idempotency.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { grouped, typedDigits } from '@senluna/web/ui/fields/typed-amount.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useBrand } from '../../../brand.ts'
import { useKeptAmount } from '../use-kept-amount.ts'
import { triesLeft } from '../withdraw/use-withdraw.ts'
import { Downlines, type Downline } from './Downlines.tsx'

interface Props {
  way: 'up' | 'down'
  partners: ReplyOf<typeof transferPartners>
}

/** To whom, how much, and the payment password. */
export function SendForm({ way, partners }: Props) {
  const { currency } = useBrand()
  const [to, setTo] = useState<Downline>()
  const [typed, setTyped] = useKeptAmount(`line-${way}`)
  const [pin, setPin] = useState('')
  const [tried, setTried] = useState(false)
  const [keys] = useState(idempotencyKeys)
  const amount = typedDigits(typed, currency.exponent)
  const account = way === 'up' ? partners.upline?.account : to?.account
  const shown = (digits: string) => moneyText(digits, currency)
  const send = useMutation({
    mutationFn: (body: { amount: string; paymentPassword: string; toId?: string }) => {
      const { paymentPassword: _, ...intent } = body
      const options = { idempotencyKey: keys.keyOf(intent) }
      return call(way === 'up' ? transferUpline : transferDownline, { body }, options)
    },
    onSuccess: (_, { amount: sent }) => {
      toast('success', text('line.sent', { amount: shown(sent), account: account ?? '' }))
      setTyped('')
    },
    onSettled: (_, error) => {
      keys.settled(error)
      setPin('')
      setTried(false)
      return refresh(balance, transferPartners, accountRecord)
    },
  })
  if (way === 'up' && !partners.upline) return <p className="card line-none">{text('line.none.up')}</p>
  const pinFits = /^[0-9]{6}$/.test(pin)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (amount === undefined || !pinFits || account === undefined) return
    send.mutate({ amount, paymentPassword: pin, ...(way === 'down' && to ? { toId: to.id } : {}) })
  }
  return (
    <form className="card line-form" onSubmit={submit} noValidate>
      {way === 'up' ? (
        <p>{text('line.upline', { account: account ?? '' })}</p>
      ) : (
        <Downlines chosen={to} onChosen={setTo} {...(tried && !to ? { error: text('line.invalid.to') } : {})} />
      )}
      <RefusalNote of={send.error} more={leftToWager(send.error, shown) ?? leftToTry(send.error)} />
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
        {...(tried && amount === undefined ? { error: text('line.invalid') } : {})}
      />
      <TextField
        label={text('line.pin')}
        required
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        onValue={setPin}
        hint={text('line.pin.hint')}
        {...(tried && !pinFits ? { error: text('line.invalid.pin') } : {})}
      />
      <p className="hint">{text('line.wager')}</p>
      <MoneyButton look="gold" size="lg" block type="submit" busy={send.isPending}>
        {text('line.send')}
      </MoneyButton>
    </form>
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
