import type { DepositChannel, DepositMethod } from '@senluna/contract/money/deposits.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText, moneyText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Coins, CreditCard, Landmark, QrCode, Wallet, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { useKeptAmount } from '../use-kept-amount.ts'
import { AmountForm } from './AmountForm.tsx'
import { LimitPrompt } from './LimitPrompt.tsx'
import { useChannels } from './use-deposit.ts'

const ICONS: Readonly<Record<DepositMethod, LucideIcon>> = {
  BANK_QR: QrCode,
  EWALLET: Wallet,
  USDT: Coins,
  SCRATCH: CreditCard,
  GATEWAY: Landmark,
}

interface Props {
  onOpened: (orderNo: string) => void
  /** What is chosen besides: stands below the amount, or alone where no way is open. */
  children?: ReactNode
}

/** The ways to deposit as tiles, the channels of the chosen one, and its form. */
export function Ways({ onOpened, children }: Props) {
  const { timeZone } = useBrand()
  const ways = useChannels()
  const center = useCenter()
  const method = center.param('method')
  const [answered, setAnswered] = useState(false)
  const [typed, setTyped] = useKeptAmount('deposit')
  const [channelId, setChannel] = useState<string | null>(null)
  if (ways.isError && !ways.data) return <ErrorState error={ways.error} onRetry={() => void ways.refetch()} />
  if (!ways.data)
    return (
      <Loading>
        <Skeleton style={{ height: 120 }} />
        <Skeleton style={{ height: 280, marginTop: 16 }} />
      </Loading>
    )
  const { methods, rg, kyc, blockedUntil, stopped } = ways.data
  const chosen = methods.find((way) => way.method === method) ?? methods[0]
  const channel = chosen?.channels.find((channel) => channel.channelId === channelId) ?? chosen?.channels[0]
  if (!chosen || !channel)
    return (
      <>
        <EmptyState>{text('deposit.none')}</EmptyState>
        {children}
      </>
    )
  if (rg.offered && !answered) return <LimitPrompt offered={rg.offered} onAnswered={() => setAnswered(true)} />
  return (
    <>
      {stopped && (
        <p className="note" role="alert">
          {text('deposit.stopped')}
        </p>
      )}
      {blockedUntil && !stopped && (
        <p className="note" role="alert">
          {text('deposit.blocked', { time: clockText(blockedUntil, timeZone) })}
        </p>
      )}
      <fieldset className="deposit-ways">
        <legend className="sr">{text('deposit.methods')}</legend>
        {methods.map((way) => {
          const Icon = ICONS[way.method]
          return (
            <label key={way.method} className="deposit-way">
              <input
                type="radio"
                className="sr"
                name="deposit-method"
                checked={way.method === chosen.method}
                onChange={() => {
                  center.show({ method: way.method })
                  setChannel(null)
                }}
              />
              <Icon className="i" aria-hidden />
              <b>{text(`deposit.method.${way.method}`)}</b>
              <Terms channel={way.channels[0]!} />
            </label>
          )
        })}
      </fieldset>
      {chosen.channels.length > 1 && (
        <fieldset className="deposit-channels">
          <legend className="label">{text('deposit.channel')}</legend>
          {chosen.channels.map((other) => (
            <label key={other.channelId} className="pill-radio">
              <input
                type="radio"
                className="sr"
                name="deposit-channel"
                checked={other.channelId === channel.channelId}
                onChange={() => setChannel(other.channelId)}
              />
              <span>{other.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <AmountForm
        key={channel.channelId}
        channel={channel}
        typed={typed}
        onTyped={setTyped}
        room={rg.remaining}
        tierRoom={kyc?.remaining}
        closed={stopped || blockedUntil !== undefined}
        onOpened={onOpened}
      >
        {children}
      </AmountForm>
    </>
  )
}

/** What a way costs and takes, in two short words. */
function Terms({ channel }: { channel: DepositChannel }) {
  const { currency } = useBrand()
  const parts = [
    channel.feeFixed === '0' ? '' : moneyText(channel.feeFixed, currency),
    channel.feePpm === 0 ? '' : `${channel.feePpm / 10_000}%`,
  ].filter(Boolean)
  return (
    <span className="deposit-terms">
      <span>{parts.length === 0 ? text('deposit.free') : text('deposit.feeOf', { fee: parts.join(' + ') })}</span>
      <span>{text('deposit.within', { count: channel.expireMin })}</span>
    </span>
  )
}
