import type { VendorWallet } from '@senluna/contract/money/transfers.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { grouped, typedDigits } from '@senluna/web/ui/fields/typed-amount.ts'
import { ArrowLeft, ArrowRight, Hourglass, Play } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { showPopup } from '../../../play/popups.ts'
import { useKeptAmount } from '../use-kept-amount.ts'
import { useTransfer } from './use-transfer.ts'

/** A vendor with a wallet of its own: what lies there, and money on its way in or out. */
export function VendorTile({ vendor, main }: { vendor: VendorWallet; main: string }) {
  const { currency } = useBrand()
  const [typed, setTyped] = useKeptAmount(`transfer-${vendor.vendorCode}`)
  const [all, setAll] = useState(false)
  const [bad, setBad] = useState(false)
  const move = useTransfer([vendor], () => {
    setTyped('')
    setAll(false)
  })
  const { vendorCode, displayName, balance, inTransit, maintenance, enabled } = vendor
  const pending = inTransit !== '0'
  const send = (direction: 'in' | 'out') => {
    const amount = all ? ('ALL' as const) : typedDigits(typed, currency.exponent)
    setBad(amount === undefined)
    if (amount === undefined) return
    const [from, to] = direction === 'in' ? ['MAIN', vendorCode] : [vendorCode, 'MAIN']
    move.mutate({ action: 'TRANSFER', from, to, amount })
  }
  const limits = {
    min: moneyText(vendor.min, currency),
    max: moneyText(vendor.max, currency),
    step: moneyText(vendor.step, currency),
  }
  return (
    <section className="card vendor-tile" aria-label={displayName}>
      <header>
        <h3>
          <img src={`/art/v/${vendorCode}.svg`} alt="" width={40} height={40} />
          {displayName}
        </h3>
        <p className="vendor-sum">
          <small>{text('transfer.balance')}</small>
          <b className="num">{balance === null ? '—' : moneyText(balance, currency)}</b>
        </p>
      </header>
      <output>
        {pending && (
          <span className="vendor-transit">
            <Hourglass className="i s" aria-hidden />
            <span>
              <b>{text('transfer.inTransit', { amount: moneyText(inTransit, currency) })}</b>{' '}
              {text('transfer.inTransitWhy')}
            </span>
          </span>
        )}
        {balance === null && <span className="hint">{text('transfer.noAnswer')}</span>}
        {maintenance && <span className="hint">{text('transfer.maintenance')}</span>}
      </output>
      <RefusalNote error={move.error} />
      <TextField
        label={text('transfer.amountOf', { vendor: displayName })}
        value={all ? text('transfer.all') : typed}
        readOnly={all}
        inputMode={currency.exponent === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        hint={text('transfer.limits', limits)}
        {...(bad ? { error: text('transfer.invalid') } : {})}
        onValue={(next) => {
          setTyped(grouped(next, currency.exponent))
          setBad(false)
        }}
        end={
          <Button look="ghost" size="sm" aria-pressed={all} onClick={() => setAll(!all)}>
            {text('transfer.all')}
          </Button>
        }
      />
      <div className="vendor-ways">
        <MoneyButton
          look="line"
          busy={move.isPending}
          disabled={!enabled || balance === '0'}
          onClick={() => send('out')}
        >
          <ArrowLeft className="i s flip" aria-hidden />
          {text('transfer.from')}
        </MoneyButton>
        <MoneyButton
          look="gold"
          busy={move.isPending}
          disabled={!enabled || maintenance || pending || main === '0'}
          onClick={() => send('in')}
        >
          {text('transfer.to')}
          <ArrowRight className="i s flip" aria-hidden />
        </MoneyButton>
      </div>
      {enabled && !maintenance && (
        <Button
          look="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => showPopup({ kind: 'choose', vendor: { vendorCode, displayName, gameType: 'RNG' } })}
        >
          <Play className="i s" aria-hidden />
          {text('transfer.games', { vendor: displayName })}
        </Button>
      )}
    </section>
  )
}
