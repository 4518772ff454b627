import './credit.css'
import type { CreditStanding } from '@senluna/contract/agent/credit/credit-shapes.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateOf, moneyText, signedText } from '@senluna/web/ui/money/format.ts'

/** A credit, how much of it is used, and the week that is going on. */
export function CreditFigures({ standing }: { standing: CreditStanding }) {
  const { plays, credit, available, given, week, stake, payout, owed, currency, openStakes } = standing
  const used = plays ? BigInt(credit) - BigInt(available) : BigInt(given)
  const open = openStakes.reduce((sum, row) => sum + BigInt(row.stake), 0n)
  const part = BigInt(credit) > 0n ? Number((used * 100n) / BigInt(credit)) : 0
  const money = (digits: bigint | string) => moneyText(String(digits), currency)
  const result = BigInt(payout) - BigInt(stake)
  return (
    <section className="card crd" aria-label={text('credit.wallet')}>
      <div className="crd-main">
        <div>
          <span>{text(plays ? 'credit.available' : 'credit.left')}</span>
          <b className="num">
            <bdi dir="ltr">{money(available)}</bdi>
          </b>
        </div>
        <meter min={0} max={100} value={Math.min(100, Math.max(0, part))} aria-label={text('credit.used')} />
      </div>
      <dl>
        <div>
          <dt>{text('credit.credit')}</dt>
          <dd className="num">{money(credit)}</dd>
        </div>
        <div>
          <dt>{text(plays ? 'credit.used' : 'credit.given')}</dt>
          <dd className="num">{money(used)}</dd>
        </div>
        <div>
          <dt>{text('credit.open')}</dt>
          <dd className="num">{money(open)}</dd>
        </div>
        <div>
          <dt>{text('credit.weekNow', { date: dateOf(week) })}</dt>
          <dd className={result < 0n ? 'num neg' : 'num'}>
            <bdi dir="ltr">{signedText(result.toString(), currency)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('credit.unpaid')}</dt>
          <dd className="num">
            <bdi dir="ltr">{money(owed)}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}
