import './install.css'
import { text } from '@senluna/web/client/text.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useId } from 'react'
import { PushBlocked, pushState, turnPushOff, turnPushOn, type PushState } from './push.ts'

const KEY = ['push', 'state']

/** Turns notifications on this device on and off, for a member; says why where that can't be. */
export function PushSwitch() {
  const id = useId()
  const cache = useQueryClient()
  const state = useQuery({ queryKey: KEY, queryFn: pushState })
  const turn = useMutation({
    mutationFn: (on: boolean) => (on ? turnPushOn() : turnPushOff()),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  })
  const now = state.data
  const can = now === 'on' || now === 'off'
  const on = turn.isPending ? turn.variables : now === 'on'
  return (
    <div className="push-switch">
      <BellRing className="i" aria-hidden />
      <div>
        <label htmlFor={id}>{text('install.push.label')}</label>
        <p className="hint" id={`${id}-hint`}>
          {hintOf(now)}
        </p>
        {turn.error && !(turn.error instanceof PushBlocked) && <FailedNote error={turn.error} />}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        disabled={!can || turn.isPending}
        aria-busy={turn.isPending || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => turn.mutate(event.target.checked)}
      />
    </div>
  )
}

function hintOf(state: PushState | undefined): string {
  if (state === 'missing') return text('install.push.missing')
  if (state === 'unavailable') return text('install.push.unavailable')
  return text(state === 'blocked' ? 'install.push.blocked' : 'install.push.hint')
}

/** A browser's own trouble has no words for people; a refusal has. */
function FailedNote({ error }: { error: Error }) {
  if (error instanceof DOMException)
    return (
      <p className="note" role="alert">
        {text('install.push.failed')}
      </p>
    )
  return <RefusalNote error={error} />
}
