import type { DepositOrder } from '@senluna/contract/money/deposits.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ExternalLink } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { usdtText } from './usdt-text.ts'
import { CopyRow } from './CopyRow.tsx'
import { QrCode } from '../../../shell/parts/QrCode.tsx'

/** How an order is paid: what to scan, what to copy, or where to go. */
export function PayBox({ order }: { order: DepositOrder }) {
  const { currency, timeZone } = useBrand()
  const { pay, amount } = order
  const plain = currency.exponent === 0 ? amount : moneyText(amount, currency).replaceAll(',', '')
  const scanned = pay.vietqr ?? pay.address ?? pay.qr
  const label = pay.vietqr ? 'deposit.scan.label' : pay.address ? 'deposit.qr.address' : 'deposit.qr.wallet'
  const link = pay.deepLink ?? pay.redirectUrl
  const isLink = link !== undefined && /^https?:\/\//.test(link)
  if (!scanned && !isLink) return null
  return (
    <div className="deposit-pay">
      {scanned && (
        <figure className="deposit-qr">
          <QrCode className="deposit-code" content={scanned} label={text(label)} />
          {pay.vietqr && <figcaption>{text('deposit.scan')}</figcaption>}
        </figure>
      )}
      <div className="deposit-rows">
        {pay.account && (
          <>
            {pay.bankName && <CopyRow name={text('deposit.bank')} value={pay.bankName} />}
            <CopyRow name={text('deposit.account')} value={pay.account} copied={pay.account} />
            {pay.accountName && (
              <CopyRow name={text('deposit.accountName')} value={pay.accountName} copied={pay.accountName} />
            )}
            <CopyRow name={text('deposit.amount')} value={moneyText(amount, currency)} copied={plain} />
          </>
        )}
        {pay.content && (
          <>
            <CopyRow strong name={text('deposit.content')} value={pay.content} copied={pay.content} />
            <p className="hint">{text('deposit.content.hint')}</p>
          </>
        )}
        {pay.address && (
          <>
            {pay.chain && <CopyRow name={text('deposit.chain')} value={pay.chain} />}
            <CopyRow strong name={text('deposit.address')} value={pay.address} copied={pay.address} />
            {pay.usdtMicro && (
              <CopyRow
                name={text('deposit.sum.usdt')}
                value={usdtText(pay.usdtMicro)}
                copied={usdtText(pay.usdtMicro).replace(/[^0-9.]/g, '')}
              />
            )}
            {pay.rateUntil && pay.vndPerUsdt && (
              <p className="hint">
                {text('deposit.perUsdt', { amount: moneyText(pay.vndPerUsdt, currency) })} ·{' '}
                {text('deposit.rateUntil', { time: clockText(pay.rateUntil, timeZone) })}
              </p>
            )}
            {pay.chain && <p className="note">{text('deposit.chain.hint', { chain: pay.chain })}</p>}
          </>
        )}
        {isLink && (
          <a className="btn gold lg block" href={link} target="_blank" rel="noopener noreferrer">
            <ExternalLink className="i s" aria-hidden />
            {text('deposit.pay')}
          </a>
        )}
      </div>
    </div>
  )
}
