import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from '../ui/money.ts'

/** What all bets of the round come to. */
export const TotalStake = ({ stake, write }: { stake: bigint; write: MoneyWriter }) => (
  <dl className="tb-total num">
    <dt>{text('table.total')}</dt>
    <dd>{write.plain(stake)}</dd>
  </dl>
)
