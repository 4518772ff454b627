import type { WithdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'

interface Props {
  id: string
  quote: WithdrawQuote
  /** What is still to be filled in. */
  missing: readonly ('amount' | 'pin')[]
  /** What is against the amount or the account that was chosen. */
  against: readonly string[]
}

/**
 * Beside the button: why less than the balance can be withdrawn, and why nothing can be ordered
 * yet.
 */
export function Reasons({ id, quote, missing, against }: Props) {
  const { currency } = useBrand()
  const center = useCenter()
  const needsProof = quote.reasons.some(({ code }) => code === 'WD_KYC')
  const lines = [
    ...quote.reasons.map(({ code, remaining }) =>
      text(`withdraw.why.${code}`, remaining === undefined ? {} : { amount: moneyText(remaining, currency) }),
    ),
    ...against,
    ...missing.map((what) => text(`withdraw.why.${what}`)),
  ]
  return (
    <ul id={id} className="withdraw-why num" aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {needsProof && (
        <li>
          <button type="button" className="link" onClick={() => center.open('securityCenter', { at: 'kyc' })}>
            {text('kept.confirm')}
          </button>
        </li>
      )}
    </ul>
  )
}
