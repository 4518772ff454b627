import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { text } from '../../client/text.ts'
import { moneyText } from './format.ts'

interface Props {
  digits: string
  currency: Pick<PermissionInfo['currency'], 'exponent' | 'displayDecimals'>
  /** Shows `***` instead; a screen reader says that it is hidden. */
  hidden?: boolean
}

/** An amount of money, left to right in every script. */
export function Money({ digits, currency, hidden }: Props) {
  if (hidden)
    return (
      <bdi dir="ltr" className="num">
        <span aria-hidden>***</span>
        <span className="sr">{text('balance.hidden')}</span>
      </bdi>
    )
  return (
    <bdi dir="ltr" className="num">
      {moneyText(digits, currency)}
    </bdi>
  )
}
