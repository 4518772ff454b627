import { deleteDeskView, deskViews, saveDeskView, type ListPageName } from '@senluna/contract/desk/lists.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { action, cache, keyOf, q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { say } from '../say.ts'

interface Props {
  page: ListPageName
  /** The list as it stands. */
  now: { query: string; columns: readonly string[] }
  onView: (view: { query: string; columns: readonly string[] }) => void
}

/** The views of a list that somebody has saved: filters, order and columns under a name. */
export function Views({ page, now, onView }: Props) {
  const views = useQuery(q(deskViews, { query: { page } }))
  const [naming, setNaming] = useState(false)
  const key = keyOf(deskViews, { query: { page } })
  const drop = useMutation(action(deleteDeskView, { done: (read) => cache.setQueryData(key, read) }))
  return (
    <>
      <Menu
        label={say('desk.list.views')}
        button={(props) => (
          <Button size="sm" {...props}>
            <Bookmark className="i s" aria-hidden />
            <span className="lt-word">{say('desk.list.views')}</span>
          </Button>
        )}
      >
        {(close) => (
          <>
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                onView({ query: '', columns: [] })
                close()
              }}
            >
              {say('desk.list.view.none')}
            </button>
            {views.data?.list.map(({ name, settings }) => (
              <div key={name} className="lc" role="none">
                <button
                  type="button"
                  role="menuitem"
                  onClick={() => {
                    onView(settings)
                    close()
                  }}
                >
                  {name}
                </button>
                <button
                  type="button"
                  role="menuitem"
                  aria-label={say('desk.list.view.delete', { name })}
                  onClick={() => drop.mutate({ body: { page, name } })}
                >
                  <Trash2 className="i xs" aria-hidden />
                </button>
              </div>
            ))}
            <hr />
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close()
                setNaming(true)
              }}
            >
              {say('desk.list.view.save')}
            </button>
          </>
        )}
      </Menu>
      {naming && <Naming page={page} now={now} onClose={() => setNaming(false)} />}
    </>
  )
}

function Naming({ page, now, onClose }: Pick<Props, 'page' | 'now'> & { onClose: () => void }) {
  const [name, setName] = useState('')
  const form = useForm({
    ready: () => name.trim() !== '',
    send: () =>
      call(saveDeskView, {
        body: { page, name: name.trim(), settings: { query: now.query, columns: [...now.columns] } },
      }),
    onDone: (read) => {
      cache.setQueryData(keyOf(deskViews, { query: { page } }), read)
      toast('success', say('desk.list.view.saved', { name: name.trim() }))
      onClose()
    },
  })
  return (
    <Modal title={say('desk.list.view.save')} size="narrow" dialog onClose={onClose}>
      <form className="form" onSubmit={form.submit}>
        <TextField label={say('desk.list.view.name')} value={name} onValue={setName} maxLength={40} data-autofocus />
        <RefusalNote error={form.error} />
        <Button look="gold" type="submit" block busy={form.busy} disabled={!name.trim()}>
          {say('desk.save')}
        </Button>
      </form>
    </Modal>
  )
}
