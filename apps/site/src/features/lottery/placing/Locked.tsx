import { text } from '@senluna/web/client/text.ts'
import { drawNumberText } from '../draw/names.ts'

/** That a draw takes no more bets, and the way on to the next one. */
export function Locked({ drawNumber, onNext }: { drawNumber: string | undefined; onNext: (() => void) | undefined }) {
  return (
    <span>
      {text('lottery.play.locked', { drawNumber: drawNumber ? drawNumberText(drawNumber) : '' })}{' '}
      {onNext && (
        <button type="button" className="link" onClick={onNext}>
          {text('lottery.play.toNext')}
        </button>
      )}
    </span>
  )
}
