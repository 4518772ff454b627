import type { BetRow } from '@senluna/contract/money/records.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { statusWord } from './status-word.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { Code } from '../../shell/parts/Code.tsx'

/** One wager in full, with the balance before and after, and the way to verify it. */
export function Receipt({ bet, onClose }: { bet: BetRow; onClose: () => void }) {
  const { timeZone, currency } = useBrand()
  const rows: readonly (readonly [string, ReactNode])[] = [
    [text('records.no'), <Code key="no" value={bet.betNo} what={text('records.no')} />],
    [text('records.game'), bet.game],
    [text('records.time'), momentText(bet.placedAt, timeZone)],
    [text('records.status'), text(`betStatus.${statusWord(bet)}`)],
    [text('records.mode'), text(`records.mode.${bet.mode}`)],
    ...(bet.detail ? [[text('records.detail'), bet.detail] as const] : []),
    [text('records.balanceBefore'), moneyText(bet.balanceBefore, currency)],
    [text('records.stake'), moneyText(bet.stake, currency)],
    [text('records.payout'), moneyText(bet.payout, currency)],
    ...(bet.adjustment ? [[text('records.adjustment'), signedText(bet.adjustment, currency)] as const] : []),
    [text('records.pnl'), signedText(bet.pnl, currency)],
    [text('records.validBet'), moneyText(bet.validBet, currency)],
    ...(bet.rebate === '0' ? [] : [[text('records.rebate'), signedText(bet.rebate, currency)] as const]),
    [text('records.balanceAfter'), moneyText(bet.balanceAfter, currency)],
  ]
  return (
    <Modal title={text('records.receipt')} onClose={onClose}>
      <dl className="receipt">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{text('records.currency', { symbol: currency.symbol })}</p>
      {bet.roundId && (
        <div className="modal-foot">
          <Link className="btn gold" to={pathTo('fairness', { round: bet.roundId })}>
            <ShieldCheck className="i s" aria-hidden />
            {text('records.verify')}
          </Link>
        </div>
      )}
    </Modal>
  )
}
