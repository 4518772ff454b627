import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import type { SyntheticEvent } from 'react'

interface Props {
  error: unknown
  busy: boolean
  onAsk: (event: SyntheticEvent) => void
}

/** After the term of an exclusion, before anybody asked to come back: the button that asks. */
export function ComeBack({ error, busy, onAsk }: Props) {
  const may =
    isRefused(error, 'AUTH_EXCLUDED') &&
    typeof error.value === 'object' &&
    error.value !== null &&
    'mayAsk' in error.value
  if (!may) return null
  return (
    <Button block busy={busy} onClick={onAsk}>
      {text('rg.excluded.comeBack')}
    </Button>
  )
}
