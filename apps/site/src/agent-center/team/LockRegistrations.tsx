import { downlineDetails, downlines, lockRegistrations } from '@senluna/contract/agent/downlines.ts'
import { action } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import type { Details } from './details.ts'

/** Lets nobody register below an account right below the reader, or lets them again. */
export function LockRegistrations({ account: { id, account, registrationsLocked } }: { account: Details }) {
  const change = useMutation(action(lockRegistrations, { refreshes: [downlineDetails, downlines] }))
  const Mark = registrationsLocked ? LockOpen : Lock
  return (
    <section className="ag-sect">
      <h3>{text('down.lock.title')}</h3>
      <p className="hint">{text(registrationsLocked ? 'down.locked' : 'down.lock.hint', { name: account })}</p>
      <div>
        <Button
          look="line"
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate({ params: { id }, body: { locked: !registrationsLocked } })}
        >
          <Mark className="i s" aria-hidden />
          {text(registrationsLocked ? 'down.unlock' : 'down.lock')}
        </Button>
      </div>
      <RefusalNote error={change.error} />
    </section>
  )
}
