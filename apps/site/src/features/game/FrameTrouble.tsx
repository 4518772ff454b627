import { Refused } from '@senluna/web/client/call/refused.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'

interface Props {
  error?: unknown
  message?: string
  retry?: string
  onRetry: () => void
  onLeave: () => void
}

/** The game could not be opened, or is over: why, and what can be done. */
export function FrameTrouble({ error, message, retry, onRetry, onLeave }: Props) {
  return (
    <div className="state game-state" role="alert">
      {!message && <h2>{text('frame.failed')}</h2>}
      <p>{message ?? `${sentenceOf(error)} ${text('shell.errorMoney')}`}</p>
      {error instanceof Refused && error.traceId && (
        <p className="hint">{text('shell.reference', { id: error.traceId.slice(0, 12) })}</p>
      )}
      <div className="modal-foot center">
        <Button onClick={onLeave}>{text('frame.leave')}</Button>
        <Button look="gold" onClick={onRetry}>
          {retry ?? text('shell.retry')}
        </Button>
      </div>
    </div>
  )
}
