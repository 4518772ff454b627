import { dropSet, keepSet, savedSets } from '@senluna/contract/lottery.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { randomUuid } from '@senluna/web/client/call/identity.ts'
import { cache, keyOf, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLoggedIn } from '../../../session.ts'
import { LoginWall } from '../../../shell/account/LoginWall.tsx'

interface Props {
  family: string
  /** Digits of the numbers the board takes. */
  width: number
  /** What is picked now, to be kept. */
  picked: readonly string[]
  onUse: (numbers: readonly string[]) => void
}

/** The member's own sets of numbers: take one, keep what is picked, forget one. */
export function SavedSets({ family, width, picked, onUse }: Props) {
  const loggedIn = useLoggedIn()
  const sets = useQuery({ ...q(savedSets), enabled: loggedIn })
  const [name, setName] = useState('')
  const taken = {
    onSuccess: (reply: { list: NonNullable<typeof sets.data>['list'] }) => cache.setQueryData(keyOf(savedSets), reply),
  }
  const keep = useForm({
    ready: () => name.trim() !== '' && picked.length > 0,
    send: () => call(keepSet, { body: { id: randomUuid(), name: name.trim(), family, width, numbers: [...picked] } }),
    onDone: (reply) => {
      taken.onSuccess(reply)
      setName('')
    },
  })
  const drop = useMutation({ mutationFn: (id: string) => call(dropSet, { query: { id } }), ...taken })
  if (!loggedIn) return <LoginWall>{text('lottery.play.sets.login')}</LoginWall>
  if (sets.isError) return <ErrorState error={sets.error} onRetry={() => void sets.refetch()} />
  if (!sets.data)
    return (
      <Loading>
        <Skeleton style={{ height: 140, margin: 16 }} />
      </Loading>
    )
  const fitting = sets.data.list.filter((set) => set.family === family && set.width === width)
  return (
    <div className="sets">
      {fitting.length === 0 && <p className="muted small">{text('lottery.play.sets.none')}</p>}
      <ul>
        {fitting.map((set) => (
          <li key={set.id}>
            <button type="button" className="set-use" onClick={() => onUse(set.numbers)}>
              <b>{set.name}</b>
              <small className="num">{set.numbers.join(' ')}</small>
            </button>
            <IconButton
              label={text('lottery.play.sets.drop', { name: set.name })}
              disabled={drop.isPending}
              onClick={() => drop.mutate(set.id)}
            >
              <Trash2 className="i s" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <form className="set-new" onSubmit={keep.submit}>
        <TextField
          label={text('lottery.play.sets.name')}
          value={name}
          onValue={setName}
          maxLength={40}
          autoComplete="off"
          hint={text('lottery.play.sets.picked', { count: picked.length })}
        />
        <Button type="submit" busy={keep.busy} disabled={!name.trim() || picked.length === 0}>
          {text('lottery.play.sets.keep')}
        </Button>
      </form>
      <RefusalNote error={keep.error ?? drop.error} />
    </div>
  )
}
