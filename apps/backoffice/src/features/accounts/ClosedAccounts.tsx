import { closedAccounts, reopenAccount, type ClosedAccount } from '@senluna/contract/desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { cache, keyOf, pages } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Reason } from '../../Reason.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'

/** Accounts that their owners closed, as long as they can be opened again. */
export default function ClosedAccounts() {
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const may = useRight('members.edit')
  const [opening, setOpening] = useState<ClosedAccount | null>(null)
  const found = useInfiniteQuery(pages(closedAccounts, { query: name ? { name } : {} }))
  const list = found.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <main className="pg">
      <div className="ttl">
        <h1>{say('desk.closed')}</h1>
      </div>
      <section className="card">
        <div className="find">
          <TextField
            label={say('desk.closed.name')}
            value={typed}
            onValue={setTyped}
            type="search"
            maxLength={64}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <RefusalNote of={found.error} />
        <section
          className="table-wrap"
          aria-label={say('desk.closed')}
          aria-busy={found.isPending || undefined}
          ref={reachable}
        >
          <table className="dt">
            <thead>
              <tr>
                <th scope="col">{say('desk.closed.user')}</th>
                <th scope="col">{say('desk.closed.at')}</th>
                <th scope="col">{say('desk.closed.erase')}</th>
                <th scope="col">{say('desk.closed.givenUp')}</th>
                <th scope="col">{say('desk.closed.reason')}</th>
                {may && (
                  <th scope="col">
                    <span className="sr">{say('desk.closed.open')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {list.map((one) => (
                <tr key={one.id}>
                  <td>{one.userName}</td>
                  <td className="num">{momentText(one.closedAt)}</td>
                  <td className="num">{momentText(one.eraseAt)}</td>
                  <td className="num">
                    {one.givenUp === '0' ? '0' : `${BigInt(one.givenUp).toLocaleString('en-US')} ${one.currency}`}
                  </td>
                  <td className="wide" dir="auto">
                    {one.reason}
                  </td>
                  {may && (
                    <td>
                      <Button
                        size="sm"
                        aria-label={say('desk.closed.open.of', { name: one.userName })}
                        onClick={() => setOpening(one)}
                      >
                        {say('desk.closed.open')}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {found.isSuccess && list.length === 0 && <p className="empty">{say('desk.closed.none')}</p>}
        {found.hasNextPage && (
          <div className="pgn">
            <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {say('desk.more')}
            </Button>
          </div>
        )}
      </section>
      {opening && (
        <Reason
          title={say('desk.closed.open.of', { name: opening.userName })}
          action={say('desk.closed.open')}
          onDo={async (reason) => {
            await call(reopenAccount, { params: { id: opening.id }, body: {} }, { reason })
            toast('success', say('desk.closed.done', { name: opening.userName }))
            await cache.invalidateQueries({ queryKey: keyOf(closedAccounts) })
          }}
          onClose={() => setOpening(null)}
        >
          <p>{say('desk.closed.open.what')}</p>
        </Reason>
      )}
    </main>
  )
}
