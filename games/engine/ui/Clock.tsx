import { text } from '@senluna/web/client/text.ts'
import { spanText } from '@senluna/web/ui/money/format.ts'
import type { MoneyWriter } from './money.ts'
import { useNow } from './use.ts'

/** How long one has played, and what has come of it: a loss is shown as plainly as a gain. */
export function Clock({ since, net, write }: { since: number; net: bigint; write: MoneyWriter }) {
  const now = useNow(1_000)
  return (
    <dl className="clock num">
      <div>
        <dt>{text('game.clock')}</dt>
        <dd>{spanText(Math.max(0, now - since))}</dd>
      </div>
      <div>
        <dt>{text('game.net')}</dt>
        <dd className={net > 0n ? 'gain' : ''}>{write.signed(net)}</dd>
      </div>
    </dl>
  )
}
