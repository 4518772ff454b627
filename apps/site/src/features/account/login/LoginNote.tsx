import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { HumanCheckFailed } from '../human/human-check-failed.ts'

/** Why a log-in or registration did not work, with the time to wait where there is one. */
export function LoginNote({ error }: { error: unknown }) {
  if (error instanceof HumanCheckFailed)
    return (
      <div className="note" role="alert">
        {text('login.humanFailed')}
      </div>
    )
  const seconds = isRefused(error, 'AUTH_LOCKED', 'SYS_THROTTLED')
    ? (error.retryAfterSec ?? secondsIn(error.value))
    : undefined
  return <RefusalNote error={error} more={seconds ? waitOf(seconds) : undefined} />
}

/** Nobody counts a lock of half an hour in seconds. */
const waitOf = (seconds: number): string =>
  seconds > 120 ? text('code.waitMore', { minutes: Math.ceil(seconds / 60) }) : text('login.lockedFor', { seconds })

const secondsIn = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'retryAfterSec' in value && typeof value.retryAfterSec === 'number'
    ? value.retryAfterSec
    : undefined
