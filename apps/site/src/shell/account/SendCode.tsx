import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'

interface Props {
  busy: boolean
  /** Seconds until another code may be asked for. */
  left: number
  /** Whether one was sent before. */
  asked: boolean
  onSend: () => void
}

/** The button beside a code that sends it, and sends it again once that may be. */
export function SendCode({ busy, left, asked, onSend }: Props) {
  return (
    <Button size="sm" busy={busy} disabled={left > 0} onClick={onSend}>
      {left > 0 ? text('code.wait', { seconds: left }) : text(asked ? 'code.again' : 'code.send')}
    </Button>
  )
}
