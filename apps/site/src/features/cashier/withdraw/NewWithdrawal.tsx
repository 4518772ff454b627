import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import { orderWithdrawal, withdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { grouped, typedDigits, typedOf } from '@senluna/web/ui/fields/typed-amount.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { useKeptAmount } from '../use-kept-amount.ts'
import { NOTHING_TYPED, Proof, proofOf, type Typed } from './Proof.tsx'
import { Turnover } from './Turnover.tsx'
import { Needs } from './Needs.tsx'
import { Reasons } from './Reasons.tsx'
import { readAgain, triesLeft, type SavedAccounts } from './use-withdraw.ts'

type Quote = ReplyOf<typeof withdrawQuote>

/** What an account is called in a list. */
export const accountName = ({ kind, bank, masked }: Pick<PayoutAccount, 'kind' | 'bank' | 'masked'>): string =>
  `${bank ?? text(`withdraw.account.${kind}`)} ${masked}`

const SOURCES = ['MAIN', 'LOCKED'] as const

/** What a refusal of the order is about beside the amount is said where it can be mended. */
const OF_AMOUNT = new Set([
  'WD_AMOUNT_STEP',
  'WD_BELOW_MIN',
  'WD_ABOVE_MAX',
  'WD_DAILY_COUNT',
  'WD_DAILY_AMOUNT',
  'WAL_INSUFFICIENT',
  'WD_KYC',
])

/** What says why the button is disabled. */
const WHY = 'withdraw-why'

/** What speaks of figures is said with them: an error stands where they stood. */
const BOUNDED = new Set(['WD_AMOUNT_STEP', 'WD_BELOW_MIN', 'WD_ABOVE_MAX'])

interface Props {
  known: SavedAccounts
  onAdd: () => void
  onOrdered: () => void
}

/** Where to, how much, what it costs, and what stands in the way, said before anything is sent. */
export function NewWithdrawal({ known, onAdd, onOrdered }: Props) {
  const { currency } = useBrand()
  const center = useCenter()
  const usable = known.list.filter(({ state }) => state === 'ACTIVE')
  const [chosen, setChosen] = useState('')
  const accountId = known.list.some(({ id }) => id === chosen) ? chosen : (usable[0]?.id ?? known.list[0]?.id ?? '')
  const [amountTyped, setAmountTyped] = useKeptAmount('withdraw')
  const [proof, setProof] = useState<Typed>(NOTHING_TYPED)
  const [once] = useState(submitOnce)
  const amount = typedDigits(amountTyped, currency.exponent)
  const asked = useDeferredValue(amount)
  const from = center.param('from') === 'LOCKED' ? 'LOCKED' : 'MAIN'
  const query = { ...(asked ? { amount: asked } : {}), ...(accountId ? { accountId } : {}), from } as const
  const quote = useQuery({ ...q(withdrawQuote, { query }), placeholderData: keepPreviousData })
  const order = useForm({
    ready: () => amount !== undefined && quote.data !== undefined,
    send: () => {
      const intent = { amount: amount ?? '0', accountId, from } as const
      const { methods = [], second = false } = quote.data ?? {}
      return once(intent, (idempotencyKey) =>
        call(orderWithdrawal, { body: { ...intent, ...proofOf(proof, methods, second) } }, { idempotencyKey }),
      )
    },
    onDone: ({ no }) => {
      setAmountTyped('')
      toast('success', text('withdraw.ordered', { no }))
      onOrdered()
    },
    onSettled: () => void readAgain(),
  })
  if (quote.isError && !quote.data) return <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
  if (!quote.data)
    return (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  const { limits, blockers } = quote.data
  const step = (digits: string) => moneyText(digits, currency)
  const wrong = amount === undefined ? undefined : blockers.find((blocker) => OF_AMOUNT.has(blocker))
  const reasons = new Set<string>(quote.data.reasons.map(({ code }) => code))
  const other = blockers.filter(
    (blocker) => !OF_AMOUNT.has(blocker) && !reasons.has(blocker) && blocker !== 'PIN_NOT_SET',
  )
  const bounds =
    from === 'LOCKED'
      ? text('kept.terms')
      : text('withdraw.limits', { min: step(limits.min), max: step(limits.max), step: step(limits.step) })
  const against = [
    ...other.map((blocker) => text(`refusal.${blocker}`)),
    ...(wrong === 'WAL_INSUFFICIENT' ? [text('refusal.WAL_INSUFFICIENT')] : []),
  ]
  const missing = [
    ...(amount === undefined ? (['amount'] as const) : []),
    ...(proof.pin.length < 6 ? (['pin'] as const) : []),
  ]
  const closed = missing.length > 0 || blockers.length > 0
  const needs = <Needs known={known} quote={quote.data} onAdd={onAdd} />
  if (!known.hasPaymentPassword || known.list.length === 0) return <div className="withdraw-new">{needs}</div>
  return (
    <div className="withdraw-new">
      {needs}
      {quote.data.turnover.length > 0 && <Turnover rows={quote.data.turnover} total={quote.data.totalRemaining} />}
      <form className="card withdraw-form" onSubmit={order.submit} noValidate>
        {(quote.data.kept !== undefined || from === 'LOCKED') && (
          <Select
            label={text('kept.from')}
            value={from}
            options={SOURCES.map((source) => [source, text(`kept.from.${source}`)] as const)}
            onValue={(next) => {
              setAmountTyped('')
              center.show({ from: next === 'LOCKED' ? next : null })
            }}
          />
        )}
        <p className="withdraw-balance">
          <span>{text('withdraw.balance')}</span>
          <b className="num">{moneyText(quote.data.available, currency)}</b>
          {quote.data.available !== quote.data.balance && (
            <small className="num">
              {text(from === 'LOCKED' ? 'kept.from.LOCKED' : 'withdraw.balance.all')}{' '}
              {moneyText(quote.data.balance, currency)}
            </small>
          )}
        </p>
        {triesLeft(order.error) === undefined && <RefusalNote error={order.error} />}
        <Select
          label={text('withdraw.to')}
          value={accountId}
          options={known.list.map((account) => [account.id, accountName(account)] as const)}
          onValue={setChosen}
        />
        <TextField
          label={text('withdraw.amount')}
          inputMode="numeric"
          autoComplete="off"
          className="num"
          required
          value={amountTyped}
          onValue={(value) => {
            setAmountTyped(grouped(value, currency.exponent))
            // What was said of another amount is not true of this one.
            if (order.error && triesLeft(order.error) === undefined) order.reset()
          }}
          hint={bounds}
          {...(amountTyped !== '' && amount === undefined
            ? { error: text('transfer.invalid') }
            : wrong
              ? {
                  error:
                    wrong === 'WD_KYC'
                      ? text('withdraw.kyc', { tier: quote.data.tierNeeded ?? 1 })
                      : BOUNDED.has(wrong)
                        ? `${text(`refusal.${wrong}`)} ${bounds}`
                        : text(`refusal.${wrong}`),
                }
              : {})}
          end={
            <Button size="sm" onClick={() => setAmountTyped(typedOf(quote.data.available, currency.exponent))}>
              {text('withdraw.all')}
            </Button>
          }
        />
        {from === 'MAIN' && (
          <p className="hint num">
            {text('withdraw.left', { count: limits.countLeft, amount: step(limits.dailyLeft) })}
          </p>
        )}
        <Costs quote={quote.data} asked={amount !== undefined} free={from === 'LOCKED'} />
        <Proof
          typed={proof}
          onTyped={setProof}
          methods={quote.data.methods}
          second={quote.data.second}
          error={order.error}
        />
        <p className="hint">
          {text('withdraw.sure')} {text('withdraw.auto.after', { count: quote.data.autoConfirmMinutes })}
        </p>
        <MoneyButton look="gold" type="submit" block busy={order.busy} disabled={closed} aria-describedby={WHY}>
          {text('withdraw.submit')}
        </MoneyButton>
        <Reasons id={WHY} quote={quote.data} missing={missing} against={against} />
      </form>
    </div>
  )
}

function Costs({ quote, asked, free }: { quote: Quote; asked: boolean; free: boolean }) {
  const { currency } = useBrand()
  const known = asked && quote.fee !== undefined && quote.net !== undefined
  return (
    <dl className="withdraw-costs num" aria-live="polite">
      <div>
        <dt>{text('withdraw.fee')}</dt>
        <dd>
          {!known
            ? '–'
            : quote.fee === '0'
              ? free
                ? moneyText('0', currency)
                : text('withdraw.free', { count: quote.freeLeft })
              : moneyText(quote.fee!, currency)}
        </dd>
      </div>
      <div>
        <dt>{text('withdraw.net')}</dt>
        <dd>
          <b>{known ? moneyText(quote.net!, currency) : '–'}</b>
        </dd>
      </div>
    </dl>
  )
}

/** When an account can be used, where that is not now. */
export function usableText(account: PayoutAccount, zone: string): string | undefined {
  if (account.state === 'LOCKED') return text('withdraw.account.locked')
  return account.state === 'COOLING'
    ? text('withdraw.account.cooling', { time: whenText(account.usableAt, zone) })
    : undefined
}
