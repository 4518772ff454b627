import { createDeposit, depositChannels, depositOrders, type DepositChannel } from '@senluna/contract/money/deposits.ts'
import { depositOf, isWithin, usdtFor } from '@senluna/kit/cashier/deposit-amounts.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { isRefused, Refused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { grouped, typedDigits, typedOf } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState, type ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { useChosenBonus } from '../../../rewards/bonus/use-chosen-bonus.ts'
import { usdtText } from './usdt-text.ts'
import { CardFields, isCard, NO_CARD, type Card } from './CardFields.tsx'

interface Props {
  channel: DepositChannel
  /** The amount as it is typed: it stays when another channel is chosen. */
  typed: string
  onTyped: (typed: string) => void
  /** What the member's own limits leave. */
  room: string | undefined
  /** What may still come in before the member has proved who they are. */
  tierRoom: string | undefined
  closed: boolean
  onOpened: (orderNo: string) => void
  /** What is chosen besides: stands between the amount and what it comes to. */
  children?: ReactNode
}

/**
 * The amount, with quick ones, what it costs and what of it arrives; for a card what stands on it.
 */
export function AmountForm({ channel, typed, onTyped, room, tierRoom, closed, onOpened, children }: Props) {
  const { currency } = useBrand()
  const [card, setCard] = useState<Card>({ ...NO_CARD, telco: channel.telcos?.[0] ?? '' })
  const [once] = useState(submitOnce)
  const wanted = typedDigits(typed, currency.exponent)
  const limits = { least: BigInt(channel.least), most: BigInt(channel.most) }
  const fits = wanted !== undefined && isWithin(BigInt(wanted), limits)
  const range = { least: moneyText(channel.least, currency), most: moneyText(channel.most, currency) }
  const beyond = (most: string | undefined) =>
    wanted !== undefined && most !== undefined && BigInt(wanted) > BigInt(most)
  const tooMuch = beyond(room)
    ? text('deposit.room', { amount: moneyText(room!, currency) })
    : beyond(tierRoom)
      ? text('kept.tier.room', { amount: moneyText(tierRoom!, currency) })
      : undefined
  const isScratch = channel.fields.includes('card')
  const create = useForm({
    ready: () => fits && tooMuch === undefined && (!isScratch || isCard(card)),
    send: () => {
      const amount = wanted ?? '0'
      const body = {
        channelId: channel.channelId,
        amount,
        ...(isScratch ? { card: { ...card, declared: amount } } : {}),
        ...(channel.chain ? { chain: channel.chain } : {}),
      }
      return once(body, (idempotencyKey) => call(createDeposit, { body }, { idempotencyKey }))
    },
    onDone: ({ orderNo }) => {
      onTyped('')
      onOpened(orderNo)
    },
    onSettled: () => void refresh(depositOrders, depositChannels),
  })
  // What was said of another amount is not true of this one.
  const change = (next: string) => {
    onTyped(next)
    if (create.error) create.reset()
  }
  return (
    <form className="card deposit-form" onSubmit={create.submit} noValidate>
      {isScratch && channel.telcos && (
        <CardFields card={card} telcos={channel.telcos} tried={create.tried} onCard={setCard} />
      )}
      <TextField
        label={text(isScratch ? 'deposit.card.value' : 'deposit.amount')}
        value={typed}
        onValue={(value) => change(grouped(value, currency.exponent))}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={24}
        hint={text('deposit.range', range)}
        error={tooMuch ?? (create.tried && !fits ? text('deposit.amount.bad', range) : undefined)}
        end={<span className="deposit-unit">{currency.symbol}</span>}
      />
      {channel.quick.length > 0 && (
        <fieldset className="deposit-quick">
          <legend className="sr">{text('deposit.quick')}</legend>
          {channel.quick.map((digits) => (
            <button
              key={digits}
              type="button"
              className="pill"
              aria-pressed={wanted === digits}
              onClick={() => change(typedOf(digits, currency.exponent))}
            >
              <bdi dir="ltr">{typedOf(digits, currency.exponent)}</bdi>
            </button>
          ))}
        </fieldset>
      )}
      {room !== undefined && !beyond(room) && (
        <p className="hint">{text('deposit.room', { amount: moneyText(room, currency) })}</p>
      )}
      {children}
      <Sum channel={channel} amount={fits ? wanted : undefined} />
      {isScratch && channel.penaltyPpm !== undefined && channel.penaltyPpm > 0 && (
        <p className="hint">{text('deposit.card.penalty', { percent: channel.penaltyPpm / 10_000 })}</p>
      )}
      <RefusalNote error={create.error} />
      <OpenOrder error={create.error} onOpen={onOpened} />
      <MoneyButton type="submit" look="gold" size="lg" block busy={create.busy} disabled={closed}>
        {text('deposit.go')}
      </MoneyButton>
    </form>
  )
}

/** The order that stands in the way of a new one. */
function OpenOrder({ error, onOpen }: { error: unknown; onOpen: (orderNo: string) => void }) {
  if (!(error instanceof Refused) || !isRefused(error, 'DEP_OPEN_ORDER')) return null
  const value: unknown = error.value
  const orderNo = typeof value === 'object' && value !== null && 'orderNo' in value ? String(value.orderNo) : ''
  return orderNo === '' ? null : <Button onClick={() => onOpen(orderNo)}>{text('deposit.open.see')}</Button>
}

/** What a deposit costs, what of it arrives, and how much must be wagered for it and its bonus. */
function Sum({ channel, amount: sent }: { channel: DepositChannel; amount: string | undefined }) {
  const { currency } = useBrand()
  const amount = sent ?? '0'
  const { fee, credited } = depositOf(BigInt(amount), { fixed: BigInt(channel.feeFixed), ppm: channel.feePpm })
  const chosen = useChosenBonus(BigInt(amount), credited)
  if (sent === undefined) return null
  const raised = chosen && 'required' in chosen && chosen.required > BigInt(amount) ? chosen.required : undefined
  return (
    <dl className="deposit-sum" aria-live="polite">
      {channel.vndPerUsdt && (
        <>
          <dt>{text('deposit.sum.rate')}</dt>
          <dd className="num">{text('deposit.perUsdt', { amount: moneyText(channel.vndPerUsdt, currency) })}</dd>
          <dt>{text('deposit.sum.usdt')}</dt>
          <dd className="num">{usdtText(usdtFor(BigInt(amount), BigInt(channel.vndPerUsdt)).toString())}</dd>
        </>
      )}
      <dt>{text('deposit.sum.fee')}</dt>
      <dd className="num">{fee === 0n ? text('deposit.free') : moneyText(fee.toString(), currency)}</dd>
      <dt>{text('deposit.sum.credited')}</dt>
      <dd className="num">
        <b>{moneyText(credited.toString(), currency)}</b>
      </dd>
      {chosen && (
        <>
          <dt>{text('deposit.sum.bonus')}</dt>
          <dd className="num">
            {'least' in chosen
              ? text('promo.bonus.least', { amount: moneyText(chosen.least, currency) })
              : `+${moneyText(chosen.bonus.toString(), currency)}`}
          </dd>
        </>
      )}
      <dt>{text('deposit.sum.turnover')}</dt>
      <dd className="num">
        {moneyText(raised?.toString() ?? amount, currency)}
        {raised === undefined && fee > 0n && (
          <small>{text('deposit.sum.turnover.fee', { fee: moneyText(fee.toString(), currency) })}</small>
        )}
      </dd>
    </dl>
  )
}
