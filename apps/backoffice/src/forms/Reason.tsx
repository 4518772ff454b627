import { isRefused } from '@senluna/web/client/call/refused.ts'
import { endonym, isText, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState, type ReactNode } from 'react'
import { FormModal } from './FormModal.tsx'
import { say } from '../say.ts'

interface Props {
  title: string
  /** What the button does. */
  action: string
  danger?: boolean
  /** As narrow as a question, unless it shows a table. */
  size?: 'narrow' | 'wide'
  /** Whether it asks for words that are worth a question before they are thrown away. */
  guards?: boolean
  /** Whether what else is asked for is there; asked when the form is sent. */
  ready?: () => boolean
  /** A field above says why it was refused. */
  isShownAbove?: boolean
  onDo: (reason: string) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** What exactly is wrong with a field, where the desk has a word for it. */
export function wrongOf(error: unknown): string | undefined {
  const [field] = isRefused(error, 'VAL_FIELD') ? error.fields : []
  const key = `desk.wrong.${field?.patternId}`
  if (!field || !isText(key)) return undefined
  const shown = field.patternId === 'MISSING_IN' ? (language: string) => endonym(language) : spaced
  return text(
    key,
    field.args?.map((part) => shown(String(part))),
  )
}

/** A number that was refused, in thousands; anything else as it is. */
const spaced = (part: string): string => (/^\d{4,15}$/.test(part) ? countText(Number(part)) : part)

/** A field that was refused, and what is said of it. */
export interface WrongField {
  field: string
  said: string
  error: unknown
}

/** The field a call was refused for: the part of the body it stands in. */
export function wrongFieldOf(error: unknown): WrongField | undefined {
  const [wrong] = isRefused(error, 'VAL_FIELD') ? error.fields : []
  if (!wrong) return undefined
  return { field: wrong.field.split('.')[0]!, said: wrongOf(error) ?? text('refusal.VAL_FIELD'), error }
}

/** Asks why before something is changed. */
export function Reason({
  title,
  action,
  danger,
  size = 'narrow',
  guards = false,
  ready,
  isShownAbove = false,
  onDo,
  onClose,
  children,
}: Props) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useForm({
    ready: () => {
      const short = reason.trim().length < 3
      setMissing(short)
      const complete = ready?.() ?? true
      return !short && complete
    },
    focusesWrong: true,
    send: () => onDo(reason.trim()),
    onDone: () => onClose(),
    onRefused: () => {
      form.focusWrong()
    },
  })
  return (
    <FormModal title={title} size={size} dialog guards={guards} onClose={onClose}>
      <form className="form" onSubmit={form.submit}>
        {children}
        <TextField
          label={say('desk.reason')}
          value={reason}
          onValue={setReason}
          hint={say('desk.reason.hint')}
          error={missing ? say('desk.reason.short') : undefined}
          maxLength={300}
        />
        {!isShownAbove && <RefusalNote error={form.error} more={wrongOf(form.error)} />}
        <Button look={danger ? 'danger' : 'gold'} type="submit" block busy={form.busy}>
          {action}
        </Button>
      </form>
    </FormModal>
  )
}
