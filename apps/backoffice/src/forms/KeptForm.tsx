import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useState, type ReactNode } from 'react'
import { say } from '../say.ts'
import { FormModal } from './FormModal.tsx'
import { Reason } from './Reason.tsx'

interface Props {
  /** What its window is called, where it is new. */
  title: string
  /** The name that something new is kept under; one that is kept has it for good. */
  name?: { label: string; value: string; onValue: (id: string) => void } | undefined
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
  children: ReactNode
}

/**
 * A form of something that is kept under a name and changed with a reason; in a window of its own
 * while it is new.
 */
export function KeptForm({ title, name, action, edits, ready, lacks = [], onKeep, onClose, children }: Props) {
  const [asking, setAsking] = useState(false)
  const form = (
    <div className="form">
      {name && (
        <TextField
          label={name.label}
          hint={say('desk.notices.id.hint')}
          value={name.value}
          maxLength={60}
          onValue={(id) => name.onValue(id.toLowerCase().replace(/[^a-z0-9-]/g, '-'))}
        />
      )}
      {children}
      {edits && lacks.length > 0 && (
        <output className="note">{say('desk.form.lacks', { fields: lacks.join(', ') })}</output>
      )}
      {edits && (
        <Button look="gold" block disabled={!ready} onClick={() => setAsking(true)}>
          {action}
        </Button>
      )}
      {asking && <Reason title={action} action={action} onDo={onKeep} onClose={() => setAsking(false)} />}
    </div>
  )
  if (!onClose) return form
  return (
    <FormModal title={title} onClose={onClose}>
      {form}
    </FormModal>
  )
}
