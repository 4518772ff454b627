import { convertPoint, pointBalance, type pointConfig } from '@senluna/contract/money/points.ts'
import { accountRecord } from '@senluna/contract/money/records.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { worthOf } from '@senluna/kit/points/convert.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedDigits } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { NoPin } from '../../account-windows/NoPin.tsx'
import { PinField, pinFits } from '../../account-windows/PinField.tsx'
import { useBrand } from '../../brand.ts'
import { triesLeftText } from './point-text.ts'

interface Props {
  points: ReplyOf<typeof pointBalance>
  terms: ReplyOf<typeof pointConfig>
  onClose: () => void
}

/** Points into money: how many, what they come to, the payment password. */
export function ConvertWindow({ points, terms, onClose }: Props) {
  const { currency } = useBrand()
  const [typed, setTyped] = useState(grouped(mostOf(points, terms), 0))
  const [pin, setPin] = useState('')
  const [once] = useState(submitOnce)
  const wanted = typedDigits(typed, 0)
  const { amount, turnoverRequired } = worthOf(BigInt(wanted ?? '0'), terms)
  const money = (units: bigint) => moneyText(units.toString(), currency)
  const fits = wanted !== undefined && Number(wanted) >= terms.convertMin && Number(wanted) % terms.convertStep === 0
  const form = useForm({
    focusesWrong: true,
    ready: () => fits && pinFits(pin),
    send: () =>
      once({ points: wanted }, (idempotencyKey) =>
        call(convertPoint, { body: { points: wanted ?? '0', paymentPassword: pin } }, { idempotencyKey }),
      ),
    onDone: (reply) => {
      toast('success', text('points.converted', { amount: moneyText(reply.redeemAmount, currency) }))
      onClose()
    },
    onSettled: () => {
      setPin('')
      form.clearTried()
      return refresh(pointBalance, balance, accountRecord)
    },
  })
  const count = (value: number | string) => countText(Number(value))
  return (
    <Modal title={text('points.convert')} size="narrow" onClose={onClose}>
      <form className="mall-form" onSubmit={form.submit} noValidate>
        <RefusalNote error={form.error} {...more(triesLeftText(form.error))} />
        <TextField
          label={text('points.convert.points')}
          required
          value={typed}
          onValue={(value) => setTyped(grouped(value, 0))}
          inputMode="numeric"
          autoComplete="off"
          hint={text('points.convert.limits', {
            min: count(terms.convertMin),
            step: count(terms.convertStep),
            left: count(points.leftToday),
          })}
          {...(form.tried && !fits ? { error: text('refusal.POINT_STEP') } : {})}
        />
        <dl className="mall-sum">
          <div>
            <dt>{text('points.convert.get')}</dt>
            <dd className="num">{money(amount)}</dd>
          </div>
          <div>
            <dt>{text('points.convert.wager')}</dt>
            <dd className="num">{money(turnoverRequired)}</dd>
          </div>
        </dl>
        <PinField value={pin} onValue={setPin} tried={form.tried} />
        <MoneyButton look="gold" size="lg" block type="submit" busy={form.busy}>
          {text('points.convert')}
        </MoneyButton>
      </form>
      <NoPin error={form.error} onClosed={form.reset} />
    </Modal>
  )
}

const more = (said: string | undefined) => (said === undefined ? {} : { more: said })

/** As many points as may be converted now, in whole steps; the least when there are too few. */
function mostOf(points: Props['points'], { convertMin, convertStep }: Props['terms']): string {
  const most = Math.min(Number(points.balance), Number(points.leftToday))
  return String(Math.max(convertMin, most - (most % convertStep)))
}
