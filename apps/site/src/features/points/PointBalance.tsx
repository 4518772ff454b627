import type { pointBalance } from '@senluna/contract/money/points.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { Coins, Info } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { pointText } from './point-text.ts'

interface Props {
  points: ReplyOf<typeof pointBalance>
  onConvert: () => void
}

/** What somebody has, its worth, and the way to money. */
export function PointBalance({ points, onConvert }: Props) {
  const { currency } = useBrand()
  return (
    <div className="card mall-balance">
      <span className="emblem">
        <Coins className="i" aria-hidden />
      </span>
      <div>
        <p className="hint">{text('points.balance')}</p>
        <p className="mall-points num">{countText(Number(points.balance))}</p>
      </div>
      <p className="mall-worth">
        {text('points.worth', { ratio: moneyText(String(points.ratio), currency) })}
        <b className="num">≈ {moneyText(points.redeemAmount, currency)}</b>
      </p>
      <Button look="gold" onClick={onConvert} disabled={points.balance === '0'}>
        {text('points.convert')}
      </Button>
      {points.owed !== '0' && (
        <p className="note calm">
          <Info className="i s" aria-hidden />
          {text('points.owed', { points: pointText(points.owed) })}
        </p>
      )}
    </div>
  )
}
