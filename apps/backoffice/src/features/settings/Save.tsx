import { ALONE, brandOne, changeBrand, type DeskSetting } from '@senluna/contract/desk/brand/brand.ts'
import { act, q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'

interface Props {
  setting: DeskSetting
  title: string
  value: unknown
  /** How many things are other than they stand. */
  changes: number
  onReset: () => void
  /** What changes, above the reason. */
  children?: ReactNode
}

/** The bar that saves one part of the brand, or asks for approval. */
export function Save({ setting, title, value, changes, onReset, children }: Props) {
  const edits = useRight('brand.edit')
  const [asking, setAsking] = useState(false)
  const { data } = useQuery(q(brandOne))
  const stamp = data ? (data.changedAt[setting] ?? null) : undefined
  // What stood here when the first of the changes was made: the page reads itself anew meanwhile.
  const [base, setBase] = useState(stamp)
  if (changes === 0 && base !== stamp) setBase(stamp)
  const alone = ALONE.includes(setting)
  const name = say(alone ? 'desk.set.save' : 'desk.set.ask')
  const save = async (reason: string) => {
    await act(
      changeBrand,
      { params: { setting }, body: { value, seen: base } },
      {
        reason,
        refreshes: [brandOne],
        done: (reply) =>
          'approvalId' in reply ? toast('info', say('desk.set.waits')) : toast('success', say('desk.set.done')),
      },
    )
  }
  if (!edits) return null
  return (
    <div className="save">
      <output className="muted">{say('desk.set.changed', { n: changes })}</output>
      <span className="hint">{say(alone ? 'desk.set.alone' : 'desk.set.two')}</span>
      <span className="spread" />
      {changes > 0 && (
        <Button size="sm" onClick={onReset}>
          {say('desk.set.reset')}
        </Button>
      )}
      <Button look="gold" size="sm" disabled={changes === 0} onClick={() => setAsking(true)}>
        {name}
      </Button>
      {asking && (
        <Reason title={title} action={name} onDo={save} onClose={() => setAsking(false)}>
          {children}
        </Reason>
      )}
    </div>
  )
}
