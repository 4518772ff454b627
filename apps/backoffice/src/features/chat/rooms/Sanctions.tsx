import { liftSanction } from '@senluna/contract/desk/members/rooms.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { InfiniteListBase, useInfinitePaginationContext, useListContext } from 'ra-core'
import { useState } from 'react'
import { Reason } from '../../../forms/Reason.tsx'
import { momentText, say } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import { refreshSanctions, type SanctionRow } from '../../../frame/providers.ts'

/** Who may not write or not enter now. */
export function Sanctions() {
  return (
    <InfiniteListBase resource="sanctions" perPage={20} disableSyncWithLocation storeKey={false}>
      <Rows />
    </InfiniteListBase>
  )
}

function Rows() {
  const { data = [], error, isPending } = useListContext<SanctionRow>()
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext()
  const may = useRight('rooms.edit')
  const [lifting, setLifting] = useState<SanctionRow | null>(null)
  return (
    <div className="rows" aria-busy={isPending || undefined}>
      <RefusalNote error={error} />
      {!isPending && data.length === 0 && <EmptyState>{say('desk.sanctions.none')}</EmptyState>}
      <ul>
        {data.map((row) => (
          <li key={row.id} className="row flat">
            <span className="row-head">
              <b>{row.name}</b>
              <span className={row.kind === 'BAN' ? 'badge bad' : 'badge warn'}>
                {say(row.kind === 'BAN' ? 'desk.sanction.banned' : 'desk.sanction.muted')}
              </span>
            </span>
            <span className="row-text">{row.reason}</span>
            <span className="row-foot">
              {row.until ? say('desk.sanction.until', { time: momentText(row.until) }) : say('desk.sanction.ever')} ·{' '}
              {row.staffName}
            </span>
            {may && (
              <Button size="sm" onClick={() => setLifting(row)}>
                {say('desk.sanction.lift')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('desk.more')}
        </Button>
      )}
      {lifting && (
        <Reason
          title={say('desk.sanction.lift.of', { name: lifting.name })}
          action={say('desk.sanction.lift')}
          onDo={async (reason) => {
            await call(liftSanction, { params: { id: lifting.id }, body: {} }, { reason })
            await refreshSanctions()
          }}
          onClose={() => setLifting(null)}
        />
      )}
    </div>
  )
}
