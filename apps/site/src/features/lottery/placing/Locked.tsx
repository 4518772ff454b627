import { text } from '@senluna/web/client/text.ts'
import { numeroText } from '../draw/names.ts'

/** That a draw takes no more bets, and the way on to the next one. */
export function Locked({ numero, onNext }: { numero: string | undefined; onNext: (() => void) | undefined }) {
  return (
    <span>
      {text('lottery.play.locked', { numero: numero ? numeroText(numero) : '' })}{' '}
      {onNext && (
        <button type="button" className="link" onClick={onNext}>
          {text('lottery.play.toNext')}
        </button>
      )}
    </span>
  )
}
