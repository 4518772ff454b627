import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Link } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { orderFigures } from './refusal-figure.ts'
import { detailOf } from './refused-order.ts'
import { isByPoints, type OrderBody, type SlipReading } from '../slip/slip.ts'
import type { Agreement } from './agreed.ts'

interface Props {
  error: unknown
  reading: SlipReading
  /** The order as it was sent. */
  sent: OrderBody | undefined
  onAccept: (more: Agreement) => void
  onDrop: (...keys: readonly string[]) => void
  onNext?: () => void
}

/** Why an order wasn't taken, and the one thing that helps: nothing has been charged. */
export function PlaceRefused({ error, reading, sent, onAccept, onDrop, onNext }: Props) {
  const { currency } = useBrand()
  const said = isRefused(error) ? detailOf(error.value) : {}
  const ticket = said.ticket === undefined ? undefined : sent?.tickets[said.ticket]
  const there = reading.lines
    .filter(
      ({ line }) =>
        said.at !== undefined &&
        line.betType === ticket?.betType &&
        Array.isArray(line.selection) &&
        line.selection.join('-') === said.at,
    )
    .map(({ line }) => line.key)
  return (
    <div className="refused">
      <RefusalNote
        error={error}
        more={orderFigures(
          said,
          currency,
          reading.lines.every(({ line }) => isByPoints(line)),
        )}
      />
      {isRefused(error, 'LOT_E_ODDS_CHANGED') && (
        <Button block onClick={() => onAccept(ticket && { ticket, fallen: said.fallen ?? [said] })}>
          {text('lottery.play.acceptOdds')}
        </Button>
      )}
      {isRefused(error, 'LOT_E_LIMIT_EXPOSURE') && BigInt(said.availableUnit ?? 0) > 0n && (
        <Button block onClick={() => onAccept({ partial: true })}>
          {text('lottery.play.acceptPartial')}
        </Button>
      )}
      {isRefused(error, 'LOT_E_BLOCKED', 'LOT_E_LIMIT_EXPOSURE') && there.length > 0 && (
        <Button block onClick={() => onDrop(...there)}>
          {text('lottery.play.drop', { number: said.at })}
        </Button>
      )}
      {isRefused(error, 'LOT_E_CLOSED') && onNext && (
        <Button block onClick={onNext}>
          {text('lottery.play.toNext')}
        </Button>
      )}
      {isRefused(error, 'WAL_INSUFFICIENT') && (
        <Link className="btn s2 block" to="/?mc=depositv2">
          {text('lottery.play.deposit')}
        </Link>
      )}
    </div>
  )
}
