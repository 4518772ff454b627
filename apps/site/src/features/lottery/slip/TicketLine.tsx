import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { X } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { nameOf, pickName, typeName } from '../draw/names.ts'
import { lineFigure } from '../placing/refusal-figure.ts'
import { isByPoints, MOST_TIMES, oddsRange, type LineReading, type Slip } from './slip.ts'
import { Stepper } from './Stepper.tsx'

interface LineProps {
  reading: LineReading
  slip: Slip
  /** Takes it off the ticket; gets the button that was pressed. */
  onDrop: (button: HTMLElement) => void
}

/** One bet of the ticket: its number, what it costs, and the field of its points or multiple. */
export function TicketLine({ reading, slip, onDrop }: LineProps) {
  const { line, ticket, refusal, hasFallen } = reading
  const { currency } = useBrand()
  const label = line.label.map(pickName).join('-')
  return (
    <li className={refusal ? 'lot-ln bad' : 'lot-ln'}>
      <span className={label.length > 3 ? 'nb num w' : 'nb num'} dir="ltr">
        {label}
      </span>
      <span className="d1">
        {typeName(line.betType)}
        {line.pair && <small>{nameOf(line.pair)}</small>}
        <small className="num">
          {ticket ? <Money digits={ticket.stake.toString()} currency={currency} /> : '—'}
          {ticket && ticket.picked.lines > 1 && ` · ${text('lottery.play.lines', { count: ticket.picked.lines })}`}
        </small>
        {ticket && hasFallen && (
          <small className="num fell">{text('lottery.play.oddsNow', { odds: oddsRange(ticket.price) ?? '' })}</small>
        )}
      </span>
      <Stepper
        label={text(isByPoints(line) ? 'lottery.play.pointsOf' : 'lottery.play.timesOf', { number: label })}
        value={line.times}
        wrong={line.wrong}
        most={MOST_TIMES}
        onValue={(times, wrong) => slip.times(line.key, times, wrong)}
      />
      <IconButton
        className="lot-x"
        label={text('lottery.play.drop', { number: label })}
        onClick={(event) => onDrop(event.currentTarget)}
      >
        <X className="i xs" aria-hidden />
      </IconButton>
      {refusal && (
        <p className="err">
          {text(`refusal.${refusal}`)} {lineFigure(reading, currency)}
        </p>
      )}
    </li>
  )
}
