import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { DayField } from '../../forms/Dates.tsx'
import { Reason, wrongOf } from '../../forms/Reason.tsx'
import { Pictures } from './Pictures.tsx'
import { say } from '../../say.ts'
import { named } from '../Filters.tsx'
import { runAct } from './run-act.ts'
import type { Act, ActField } from '../spec.ts'

interface Props<Row> {
  act: Act<Row>
  rows: readonly Row[]
  /** When something was done: the list is read again. */
  onDone: () => void
  onClose: () => void
}

/** Asks what an act needs and why, does it with every row, and says what became of it. */
export function ActForm<Row>({ act, rows, onDone, onClose }: Props<Row>) {
  const { fields = [] } = act
  const [first] = rows
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    // What makes a new row has none to start from: its fields start by themselves.
    Object.fromEntries(
      fields.map((field) => [field.name, rows.length === 1 ? (field.start?.(first as Row) ?? '') : '']),
    ),
  )
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<{ field: string; said?: string | undefined }>()
  const name = say(act.name)
  const lacks = (actField: ActField<Row>) => actField.required === true && (values[actField.name] ?? '').trim() === ''
  const doIt = async (reason: string) => {
    setRefused(undefined)
    const { done, waiting, failed } = await runAct(act, rows, reason, values)
    if (done + waiting > 0) onDone()
    if (failed.length > 0 && done + waiting === 0) {
      setRefused(refusedIn(fields, failed[0]))
      throw failed[0]
    }
    if (failed.length > 0) toast('error', say('desk.act.some', { name, done: done + waiting, failed: failed.length }))
    else if (waiting > 0) toast('info', say('desk.act.waits', { name }))
    else toast('success', say('desk.act.done', { name }))
  }
  return (
    <Reason
      title={rows.length > 1 ? say('desk.act.many', { name, n: rows.length }) : name}
      action={name}
      danger={act.danger}
      guards={fields.some(({ kind }) => kind === 'area')}
      onDo={doIt}
      ready={() => {
        const ready = !fields.some(lacks)
        setMissing(!ready)
        return ready
      }}
      isShownAbove={refused !== undefined}
      onClose={onClose}
    >
      {act.about?.(rows)}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          row={first}
          value={values[field.name] ?? ''}
          error={
            missing && lacks(field) ? say('desk.act.fill') : refused?.field === field.name ? refused.said : undefined
          }
          onValue={(next) => {
            setValues({ ...values, [field.name]: next })
            if (refused?.field === field.name) setRefused({ field: field.name })
          }}
        />
      ))}
    </Reason>
  )
}

/** Which field of the form was refused, and why. */
function refusedIn<Row>(fields: readonly ActField<Row>[], error: unknown) {
  const [wrong] = isRefused(error, 'VAL_FIELD') ? error.fields : []
  if (!wrong || !fields.some(({ name }) => name === wrong.field)) return undefined
  return { field: wrong.field, said: wrongOf(error) ?? text('refusal.VAL_FIELD') }
}

/** Sends a picture for the row that the form is of; one that makes a new row has none. */
const sent = <Row,>({ name, send }: ActField<Row>, row: Row | undefined, file: File) =>
  send ? send(row as Row, file) : Promise.reject(new Error(`${name} sends no pictures`))

interface FieldProps<Row> {
  field: ActField<Row>
  row: Row | undefined
  value: string
  error: string | undefined
  onValue: (next: string) => void
}

function Field<Row>({ field, row, value, error, onValue }: FieldProps<Row>) {
  const shared = {
    label: say(field.label),
    value,
    onValue,
    error,
    hint: field.hint && say(field.hint),
    required: field.required,
  }
  if (field.kind === 'pictures')
    return <Pictures {...shared} most={field.most} send={(file) => sent(field, row, file)} />
  if (field.kind === 'area') return <TextArea {...shared} rows={4} />
  if (field.kind === 'check')
    return (
      <Checkbox checked={value === '1'} onChecked={(on) => onValue(on ? '1' : '')} error={error}>
        {shared.label}
      </Checkbox>
    )
  if (field.kind === 'choices') {
    const chosen = value.split(',').filter(Boolean)
    return (
      <fieldset className="choices">
        <legend>{shared.label}</legend>
        {named(field.options?.(row as Row) ?? []).map(([option, name]) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChecked={(on) =>
              onValue((on ? [...chosen, option] : chosen.filter((other) => other !== option)).join(','))
            }
          >
            {name}
          </Checkbox>
        ))}
        {error && <p className="err">{error}</p>}
      </fieldset>
    )
  }
  if (field.kind === 'choice') {
    const options = named(field.options?.(row as Row) ?? [])
    return (
      <Select
        label={shared.label}
        value={value}
        options={options.some(([option]) => option === value) ? options : [['', '–'] as const, ...options]}
        error={error}
        onValue={onValue}
      />
    )
  }
  if (field.kind === 'digits')
    return (
      <TextField
        {...shared}
        inputMode="numeric"
        className="num"
        onValue={(next) => onValue(next.replace(/[^\d]/g, '').slice(0, 18))}
      />
    )
  if (field.kind === 'secret')
    return <TextField {...shared} type="password" autoComplete="off" spellCheck={false} className="code" />
  if (field.kind === 'day') return <DayField {...shared} optional={!field.required} none={say('desk.date.none')} />
  return <TextField {...shared} />
}
