import {
  pointBalance,
  pointReward,
  redeemPointList,
  redeemPointReward,
  type Goods,
} from '@senluna/contract/money/points.ts'
import { accountRecord } from '@senluna/contract/money/records.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { grouped, typedDigits } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { NoPin } from '../../account-windows/NoPin.tsx'
import { PinField, pinFits } from '../../account-windows/PinField.tsx'
import { useBrand } from '../../brand.ts'
import { pointText, triesLeftText } from './point-text.ts'

interface Props {
  goods: Goods
  balance: bigint
  onClose: () => void
}

const FIELDS = ['name', 'mobile', 'line'] as const
const NOWHERE = { name: '', mobile: '', line: '' }

/** Points into goods: how many, where to if they are sent, the payment password. */
export function RedeemWindow({ goods, balance, onClose }: Props) {
  const { currency } = useBrand()
  const [typed, setTyped] = useState('1')
  const [address, setAddress] = useState(NOWHERE)
  const [pin, setPin] = useState('')
  const [once] = useState(submitOnce)
  const quantity = Number(typedDigits(typed, 0) ?? 0)
  const cost = BigInt(goods.requirement.points) * BigInt(quantity)
  const sent = goods.kind === 'PHYSICAL'
  const fits = quantity >= 1 && quantity <= goods.quantity && cost <= balance
  const addressed = !sent || FIELDS.every((field) => address[field].trim() !== '')
  const form = useForm({
    focusesWrong: true,
    ready: () => fits && addressed && pinFits(pin),
    send: () => {
      const intent = { goodsId: goods.goodsId, quantity, ...(sent && { address }) }
      return once(intent, (idempotencyKey) =>
        call(redeemPointReward, { body: { ...intent, paymentPassword: pin } }, { idempotencyKey }),
      )
    },
    onDone: ({ orderNo }) => {
      toast('success', text('points.redeemed', { no: orderNo }))
      onClose()
    },
    onSettled: () => {
      setPin('')
      form.clearTried()
      return refresh(pointBalance, pointReward, redeemPointList, accountRecord)
    },
  })
  const why =
    triesLeftText(form.error) ??
    missingText(form.error, (digits) => text('points.missing', { amount: moneyText(digits, currency) }))
  return (
    <Modal title={goods.name} size="narrow" onClose={onClose}>
      <form className="mall-form" onSubmit={form.submit} noValidate>
        <RefusalNote error={form.error} {...(why === undefined ? {} : { more: why })} />
        <TextField
          label={text('points.quantity')}
          required
          value={typed}
          onValue={(value) => setTyped(grouped(value, 0))}
          inputMode="numeric"
          autoComplete="off"
          hint={text('points.quantity.most', { count: goods.quantity })}
          {...(form.tried && !fits ? { error: text('points.quantity.wrong') } : {})}
        />
        {sent &&
          FIELDS.map((field) => (
            <TextField
              key={field}
              label={text(`points.address.${field}`)}
              required
              value={address[field]}
              maxLength={field === 'line' ? 200 : field === 'name' ? 80 : 20}
              onValue={(value) => setAddress({ ...address, [field]: value })}
              {...(form.tried && address[field].trim() === '' ? { error: text('points.address.missing') } : {})}
            />
          ))}
        <dl className="mall-sum">
          <div>
            <dt>{text('points.cost')}</dt>
            <dd className="num">{pointText(cost)}</dd>
          </div>
          <div>
            <dt>{text('points.left')}</dt>
            <dd className="num">{pointText(balance > cost ? balance - cost : 0n)}</dd>
          </div>
        </dl>
        <PinField value={pin} onValue={setPin} tried={form.tried} />
        <MoneyButton look="gold" size="lg" block type="submit" busy={form.busy}>
          {text('points.redeem')}
        </MoneyButton>
      </form>
      <NoPin error={form.error} onClosed={form.reset} />
    </Modal>
  )
}

/** How much of the month's requirement is missing, where that is why. */
function missingText(error: unknown, said: (digits: string) => string): string | undefined {
  if (!(error instanceof Refused) || error.code !== 'GOODS_REQUIREMENT') return undefined
  const { value } = error
  return typeof value === 'object' && value !== null && 'remaining' in value && typeof value.remaining === 'string'
    ? said(value.remaining)
    : undefined
}
