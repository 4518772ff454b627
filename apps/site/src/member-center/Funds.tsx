import { consolidated } from '@senluna/contract/money/reports.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { keyOf } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBrand } from '../brand.ts'

interface Props {
  /** The balance's: with another one it is read again. Absent while the balance isn't known. */
  version: number | undefined
  /** Whether no amounts are to be seen. */
  hidden: boolean
  /** What of a bonus must still be wagered, which is said beside it. */
  bonusLeft?: bigint | undefined
}

/**
 * What the balance doesn't say of an account's money: what is held, lies elsewhere, is on its way,
 * must be wagered or is owed. Only what there is of it; nothing for most.
 */
export function Funds({ version, hidden, bonusLeft }: Props) {
  const { currency } = useBrand()
  const { data } = useQuery({
    queryKey: [...keyOf(consolidated), version],
    queryFn: ({ signal }) => call(consolidated, {}, { signal }),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
  })
  if (!data || hidden) return null
  const lines = (
    [
      ['mc.funds.hold', data.hold],
      ['mc.funds.vendor', data.vendor],
      ['transfer.inTransit', data.inTransit],
      ['withdraw.turnover', data.turnoverRemaining],
      ['mc.funds.debt', data.debt],
    ] as const
  ).filter(([key, digits]) => digits !== '0' && !(key === 'withdraw.turnover' && BigInt(digits) === bonusLeft))
  if (lines.length === 0) return null
  return (
    <ul className="mc-funds num">
      {lines.map(([key, digits]) => (
        <li key={key}>{text(key, { amount: moneyText(digits, currency) })}</li>
      ))}
    </ul>
  )
}
