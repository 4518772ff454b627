import type { Goods } from '@senluna/contract/money/points.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { pointText } from './point-text.ts'

interface Props {
  goods: Goods
  balance: bigint
  onChosen: (goods: Goods) => void
}

/** One thing that points can be changed for, and what it still takes. */
export function GoodsCard({ goods, balance, onChosen }: Props) {
  const { currency } = useBrand()
  const { requirement, status } = goods
  const short = BigInt(requirement.points) - balance
  const gone = status !== 'ON'
  const done = !gone && goods.quantity === 0
  return (
    <li className="card mall-item">
      <div className="mall-picture">
        <img src={goods.image} alt="" width="320" height="200" loading="lazy" />
        {gone ? (
          <span className="tag">{text('points.soldOut')}</span>
        ) : (
          requirement.vip > 0 && <span className="tag">{`VIP ${requirement.vip}`}</span>
        )}
      </div>
      <div className="mall-words">
        <h3>{goods.name}</h3>
        <p className="hint">
          {text(`points.kind.${goods.kind}`)}
          {goods.value !== '0' && ` · ${moneyText(goods.value, currency)}`}
        </p>
        {requirement.amount !== '0' && (
          <p className="hint">{text('points.requires', { amount: moneyText(requirement.amount, currency) })}</p>
        )}
        {!gone && <p className="hint">{text('points.stock', { count: countText(goods.stock) })}</p>}
        <p className="mall-price">
          <b>{pointText(requirement.points)}</b>
        </p>
        {!gone && short > 0n && (
          <>
            <progress max={Number(requirement.points)} value={Number(balance)} aria-label={text('points.progress')} />
            <p className="hint">{text('points.short', { points: pointText(short) })}</p>
          </>
        )}
        <Button
          look={gone || short > 0n || done ? 's2' : 'gold'}
          disabled={gone || short > 0n || done}
          onClick={() => onChosen(goods)}
        >
          {gone ? text('points.soldOut') : done ? text('points.limit') : text('points.redeem')}
        </Button>
      </div>
    </li>
  )
}
