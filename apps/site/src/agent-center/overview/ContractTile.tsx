import type { PendingRequest } from '@senluna/contract/agent/contract-shapes.ts'
import type { ContractProgress } from '@senluna/contract/agent/progress.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText, countText, moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { ArrowRight, Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useBrand } from '../../brand.ts'
import { productName } from '../../shell/nav/product-name.ts'
import { periodOf } from '../bills/words.ts'
import { rateText } from '../contracts/words.ts'
import { shortAmount } from '../parts/short-amount.ts'
import { RequestStrip, TileHead } from './RequestTile.tsx'

interface Props {
  contract: ContractProgress
  asOf: string
  request: PendingRequest | undefined
}

/** How far a contract has come in its period: what it would pay, its tier, and the one above. */
export function ContractTile({ contract, asOf, request }: Props) {
  const { currency, timeZone } = useBrand()
  const { kind, period, products, billAt } = contract
  const isLater = Date.parse(period.start) > Date.parse(asOf)
  return (
    <article className="card prg-tile">
      <TileHead
        kind={kind}
        note={periodOf(contract, timeZone)}
        end={
          <span className="prg-scope">
            {products.length === PRODUCTS.length ? text('progress.all') : products.map(productName).join(', ')}
          </span>
        }
      />
      {isLater ? (
        <p className="muted">{text('contract.counts', { from: whenText(period.start, timeZone) })}</p>
      ) : (
        <>
          <p className="prg-amount">
            <b className="num">
              <bdi dir="ltr">{moneyText(contract.estimate, currency)}</bdi>
            </b>
            <span className="prg-estimate">{text('progress.estimate')}</span>
          </p>
          <TierLine contract={contract} />
          {contract.conditions.map((condition) => (
            <ConditionBar key={condition.threshold} condition={condition} />
          ))}
          {contract.windows && <Windows contract={contract} windows={contract.windows} />}
        </>
      )}
      <p className="prg-bill">{text('progress.bill', { at: whenText(billAt, timeZone) })}</p>
      {request && <RequestStrip kind={kind} request={request} />}
    </article>
  )
}

function TierLine({ contract: { kind, tierIndex, ratePpm, next } }: { contract: ContractProgress }) {
  if (kind === 'REALTIME_SALARY')
    return <p className="prg-tier">{text('progress.flat', { rate: rateText(ratePpm) })}</p>
  return (
    <p className="prg-tier">
      <b>
        {tierIndex === null
          ? text('bill.tier.none')
          : text('progress.tier', { place: tierIndex + 1, rate: rateText(ratePpm) })}
      </b>
      {next ? (
        <span>
          <ArrowRight className="i xs" aria-hidden />{' '}
          {text('progress.next', { place: next.index + 1, rate: rateText(next.ratePpm) })}
        </span>
      ) : (
        <span>{text('progress.top')}</span>
      )}
    </p>
  )
}

type Condition = ContractProgress['conditions'][number]

const NAMES = { VALID_BET: 'bill.validBet', LOSS: 'bill.netLoss', ACTIVE: 'bill.active' } as const

/** How much of a threshold is reached. */
function ConditionBar({ condition: { threshold, reached, needed, isMet } }: { condition: Condition }) {
  const { currency } = useBrand()
  const { exponent } = currency
  const isCount = threshold === 'ACTIVE'
  const short = (digits: string) => (isCount ? countText(Number(digits)) : shortAmount(digits, exponent))
  const exact = (digits: string) => (isCount ? countText(Number(digits)) : moneyText(digits, currency))
  const [have, need] = [BigInt(reached), BigInt(needed)]
  const part = isMet ? 1_000n : have <= 0n ? 0n : (have * 1_000n) / need
  return (
    <div className={isMet ? 'prg-condition met' : 'prg-condition'} title={`${exact(reached)} / ${exact(needed)}`}>
      <span>{text(NAMES[threshold])}</span>
      <span className="num" dir="ltr">
        <b>{short(reached)}</b> / {short(needed)}
        {isMet && <Check className="i xs" aria-hidden />}
      </span>
      <span className="sr">
        {isMet ? text('bill.met') : text('progress.more', { amount: exact((need - have).toString()) })}
      </span>
      <i aria-hidden style={{ '--part': `${Number(part) / 10}%` } as CSSProperties} />
    </div>
  )
}

/** What the last hour's windows brought, each of five minutes; the one that runs is hatched. */
function Windows({
  contract: { validBet },
  windows,
}: {
  contract: ContractProgress
  windows: NonNullable<ContractProgress['windows']>
}) {
  const { currency, timeZone } = useBrand()
  const most = windows.reduce((top, { validBet: units }) => (BigInt(units) > top ? BigInt(units) : top), 1n)
  const last = windows.length - 1
  return (
    <>
      <div className="prg-condition">
        <span>{text('progress.day')}</span>
        <span className="num" dir="ltr">
          <b>{moneyText(validBet, currency)}</b>
        </span>
      </div>
      <ol className="prg-windows" aria-label={text('progress.windows')}>
        {windows.map(({ start, validBet: units }, place) => (
          <li
            key={start}
            className={place === last ? 'runs' : undefined}
            title={`${clockText(start, timeZone)} · ${moneyText(units, currency)}`}
            style={{ '--part': `${Number((BigInt(units) * 100n) / most)}%` } as CSSProperties}
          >
            <span className="sr">
              {clockText(start, timeZone)}: {moneyText(units, currency)}
            </span>
          </li>
        ))}
      </ol>
      <small className="prg-bill" aria-hidden>
        {text('progress.windows')}
      </small>
    </>
  )
}
