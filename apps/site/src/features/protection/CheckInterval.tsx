import type { OwnLimits } from '@senluna/contract/member/protection.ts'
import { text } from '@senluna/web/client/text.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useSetLimit } from './use-limits.ts'

/** How often play is interrupted for a look back; its place, while that is read. */
export function CheckInterval({ check }: { check: OwnLimits['check'] | undefined }) {
  const set = useSetLimit(() => toast('success', text('rg.check.saved')))
  return (
    <section className="card limits-card">
      <h2>{text('rg.check')}</h2>
      <p className="hint">{text('rg.check.hint')}</p>
      {check ? (
        <Select
          label={text('rg.check')}
          hideLabel
          value={String(check.minutes)}
          options={check.choices.map(
            (minutes) => [String(minutes), text('rg.check.every', { count: minutes })] as const,
          )}
          onValue={(value) => set.mutate({ kind: 'realityCheck', value })}
        />
      ) : (
        <Loading>
          <Skeleton style={{ height: 46 }} />
        </Loading>
      )}
      <RefusalNote error={set.error} />
    </section>
  )
}
