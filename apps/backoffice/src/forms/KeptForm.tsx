import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { say } from '../say.ts'
import { FormModal } from './FormModal.tsx'
import { Reason, wrongFieldOf, wrongOf, type WrongField } from './Reason.tsx'

interface Props {
  /** What its window is called, where it is new. */
  title: string
  /** The name that something new is kept under; one that is kept has it for good. */
  name?: { label: string; value: string; onValue: (id: string) => void; longest?: number } | undefined
  /** What keeping it is called. */
  action: string
  /** Whether its reader may keep it. */
  edits: boolean
  /** Whether enough is written. */
  ready: boolean
  /** What is still to be written, by the labels of its fields. */
  lacks?: readonly string[]
  onKeep: (reason: string) => Promise<void>
  /** Closes the window of something new; absent where it stands in a drawer. */
  onClose?: (() => void) | undefined
  /** Its fields; with what is `wrong` each says at its place why it was refused. */
  children: ReactNode | ((wrong: Wrong) => ReactNode)
}

/** Why a field was refused, by its name in the call. */
export type Wrong = (field: string) => string | undefined

/**
 * A form of something that is kept under a name and changed with a reason; in a window of its own
 * while it is new.
 */
export function KeptForm({ title, name, action, edits, ready, lacks = [], onKeep, onClose, children }: Props) {
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<WrongField>()
  const [isElsewhere, setElsewhere] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wrong: Wrong = (field) => (refused?.field === field ? refused.said : undefined)
  useEffect(() => {
    // The question stands over the form until it is closed, and gives the focus back then.
    if (asking) return
    const at = refused && box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    setElsewhere(refused !== undefined && !at)
    requestAnimationFrame(() => at?.focus())
  }, [refused, asking])
  const keep = async (reason: string) => {
    try {
      await onKeep(reason)
    } catch (error) {
      const field = typeof children === 'function' ? wrongFieldOf(error) : undefined
      if (!field) throw error
      // The question is over: what is wrong stands in the form behind it.
      setRefused(field)
    }
  }
  const form = (
    <div className="form" ref={box} onChange={() => setRefused(undefined)}>
      {name && (
        <TextField
          label={name.label}
          hint={say('desk.notices.id.hint')}
          value={name.value}
          error={wrong('id')}
          maxLength={name.longest ?? 60}
          onValue={(id) => name.onValue(id.toLowerCase().replace(/[^a-z0-9-]/g, '-'))}
        />
      )}
      {typeof children === 'function' ? children(wrong) : children}
      {edits && lacks.length > 0 && (
        <output className="note">{say('desk.form.lacks', { fields: lacks.join(', ') })}</output>
      )}
      {refused && isElsewhere && <RefusalNote error={refused.error} more={wrongOf(refused.error)} />}
      {edits && (
        <Button look="gold" block disabled={!ready} onClick={() => setAsking(true)}>
          {action}
        </Button>
      )}
      {asking && <Reason title={action} action={action} onDo={keep} onClose={() => setAsking(false)} />}
    </div>
  )
  if (!onClose) return form
  return (
    <FormModal title={title} onClose={onClose}>
      {form}
    </FormModal>
  )
}
