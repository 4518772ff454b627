import { Button } from '@senluna/web/ui/Button.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { InfiniteListBase, useInfinitePaginationContext, useListContext } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { momentText, say } from '../../say.ts'
import type { AuditRow } from '../../providers.ts'

/** The audit log, latest first; of one object or one person where the address says so. */
export default function Audit() {
  const [params, setParams] = useSearchParams()
  const filter = Object.fromEntries([...params].filter(([name]) => ['actor', 'objectKind', 'objectId'].includes(name)))
  const filtered = Object.keys(filter).length > 0
  return (
    <main className="pg">
      <div className="ttl">
        <h1>{say('desk.audit')}</h1>
        {filtered && (
          <Button size="sm" onClick={() => setParams({})}>
            {say('desk.audit.all')}
          </Button>
        )}
      </div>
      <section className="card">
        <InfiniteListBase
          key={JSON.stringify(filter)}
          resource="audit"
          filter={filter}
          perPage={20}
          disableSyncWithLocation
          storeKey={false}
        >
          <Entries onFilter={setParams} />
        </InfiniteListBase>
      </section>
    </main>
  )
}

function Entries({ onFilter }: { onFilter: (only: Record<string, string>) => void }) {
  const { data = [], error, isPending } = useListContext<AuditRow>()
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext()
  const [shown, setShown] = useState<AuditRow | null>(null)
  return (
    <>
      <RefusalNote of={error} />
      <section className="table-wrap" aria-label={say('desk.audit')} aria-busy={isPending || undefined} ref={reachable}>
        <table className="dt">
          <thead>
            <tr>
              <th scope="col">{say('desk.audit.number')}</th>
              <th scope="col">{say('desk.audit.at')}</th>
              <th scope="col">{say('desk.audit.who')}</th>
              <th scope="col">{say('desk.audit.action')}</th>
              <th scope="col">{say('desk.audit.object')}</th>
              <th scope="col">{say('desk.audit.reason')}</th>
              <th scope="col">{say('desk.audit.ip')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((entry) => (
              <tr key={entry.seq}>
                <td>
                  <button type="button" className="link num" onClick={() => setShown(entry)}>
                    {entry.seq}
                  </button>
                </td>
                <td className="num">{momentText(entry.at)}</td>
                <td>{entry.actorName}</td>
                <td>
                  <code>{entry.action}</code>
                </td>
                <td>
                  {entry.objectKind} <code>{entry.objectId.slice(-12)}</code>
                </td>
                <td className="wide">{entry.reason}</td>
                <td className="num">{entry.ip}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!isPending && data.length === 0 && <p className="empty">{say('desk.audit.none')}</p>}
      {hasNextPage && (
        <div className="pgn">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say('desk.more')}
          </Button>
        </div>
      )}
      {shown && (
        <Entry
          entry={shown}
          onClose={() => setShown(null)}
          onFilter={(only) => {
            setShown(null)
            onFilter(only)
          }}
        />
      )}
    </>
  )
}

interface EntryProps {
  entry: AuditRow
  onClose: () => void
  onFilter: (only: Record<string, string>) => void
}

/** Everything of one entry, and the ways to others of its object or its person. */
function Entry({ entry, onClose, onFilter }: EntryProps) {
  const change = [entry.before, entry.after]
    .filter((part) => part !== null && part !== undefined)
    .map((part) => JSON.stringify(part, undefined, 1))
  const rows = [
    [say('desk.audit.at'), momentText(entry.at)],
    [say('desk.audit.who'), `${entry.actorName} (${entry.actorKind})`],
    [say('desk.audit.action'), entry.action],
    [say('desk.audit.object'), `${entry.objectKind} ${entry.objectId}`],
    [say('desk.audit.reason'), entry.reason],
    [say('desk.audit.ip'), entry.ip],
    [say('desk.audit.change'), change.join(' → ')],
    [say('desk.audit.trace'), entry.traceId],
    [say('desk.audit.hash'), entry.hash],
  ] as const
  return (
    <Modal title={say('desk.audit.entry', { seq: entry.seq })} onClose={onClose}>
      <dl className="facts">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className="modal-foot">
        <Button size="sm" onClick={() => onFilter({ actor: entry.actorId })}>
          {say('desk.audit.filter')}: {entry.actorName}
        </Button>
        <Button size="sm" onClick={() => onFilter({ objectKind: entry.objectKind, objectId: entry.objectId })}>
          {say('desk.audit.filter')}: {entry.objectKind}
        </Button>
      </div>
    </Modal>
  )
}
