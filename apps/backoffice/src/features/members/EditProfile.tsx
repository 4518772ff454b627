import {
  EDITED_BY_TWO,
  editMember,
  memberProfile,
  type Editable,
  type EditField,
} from '@senluna/contract/desk/members/member-edit.ts'
import { memberOne, type MemberDetails } from '@senluna/contract/desk/members/members.ts'
import { act, q } from '@senluna/web/client/query.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'
import { DateBoxes } from '@senluna/web/ui/calendar/DateBoxes.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { plainText, say, wordOf } from '../../say.ts'
import './edit.css'

/** Where nothing stands, nothing changes; an empty text takes a value away. */
type Typed = Readonly<Partial<Record<EditField, string>>>

const byTwo = (field: EditField): boolean => EDITED_BY_TWO.some((name) => name === field)
const nameOf = (field: EditField): string => wordOf('desk.name.field', field === 'mobile' ? 'mobileNum' : field)
const namesOf = (fields: readonly EditField[]): string => fields.map(nameOf).join(', ')

/** Changes a member’s profile; a change of what payouts depend on waits for approval. */
export function EditProfile({ member, onClose }: { member: MemberDetails; onClose: () => void }) {
  const params = { id: member.id }
  const read = useQuery(q(memberProfile, { params }))
  const [typed, setTyped] = useState<Typed>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [empty, setEmpty] = useState(false)
  const put = (field: EditField, value: string | undefined) => {
    setTyped((before) => {
      const others = Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))
      return value === undefined ? others : { ...others, [field]: value }
    })
    setWrong(wrong.filter((name) => name !== field))
  }
  const save = async (reason: string) => {
    try {
      await act(
        editMember,
        { params, body: typed },
        {
          reason,
          refreshes: [memberOne, memberProfile],
          done: ({ saved, asked }) => {
            if (saved.length > 0) toast('success', say('desk.member.edit.saved', { fields: namesOf(saved) }))
            if (asked.length > 0) toast('info', say('desk.member.edit.asked', { fields: namesOf(asked) }))
          },
        },
      )
    } catch (error) {
      if (error instanceof Refused) setWrong(error.fields.map(({ field }) => field))
      throw error
    }
  }
  const fields = read.data?.fields ?? []
  const part = (own: readonly Editable[]) =>
    own.map((field) => (
      <Part
        key={field.field}
        editable={field}
        value={typed[field.field]}
        wrong={wrong.includes(field.field)}
        shut={byTwo(field.field) && read.data?.waits === true}
        onValue={(value) => put(field.field, value)}
      />
    ))
  return (
    <Reason
      title={say('desk.member.edit.of', { name: member.userName })}
      action={say('desk.member.edit')}
      onDo={save}
      ready={() => {
        const ready = Object.keys(typed).length > 0
        setEmpty(!ready)
        return ready
      }}
      onClose={onClose}
    >
      <p className="hint">{say('desk.member.edit.about')}</p>
      <RefusalNote error={read.error} />
      <fieldset className="choices" aria-busy={read.isPending || undefined}>
        <legend>{say('desk.member.edit.once')}</legend>
        {part(fields.filter(({ field }) => !byTwo(field)))}
      </fieldset>
      <fieldset className="choices">
        <legend>{say('desk.member.edit.two')}</legend>
        <p className="hint">{say(read.data?.waits ? 'desk.member.edit.waits' : 'desk.member.edit.two.about')}</p>
        {part(fields.filter(({ field }) => byTwo(field)))}
      </fieldset>
      {empty && <p className="err">{say('desk.member.edit.nothing')}</p>}
    </Reason>
  )
}

interface PartProps {
  editable: Editable
  value: string | undefined
  wrong: boolean
  /** Waits already: nothing else can be asked for meanwhile. */
  shut: boolean
  onValue: (value: string | undefined) => void
}

function Part({ editable, value, wrong, shut, onValue }: PartProps) {
  const { field, minLength: min, maxLength: max } = editable
  const state =
    editable.confirmed === undefined || editable.value === ''
      ? ''
      : ` (${say(editable.confirmed ? 'desk.member.edit.confirmed' : 'desk.member.edit.unconfirmed')})`
  const input = {
    label: nameOf(field),
    value: value ?? '',
    onValue: (next: string) => onValue(next === '' ? undefined : next),
    hint:
      editable.value === ''
        ? say('desk.member.edit.none')
        : say('desk.member.edit.now', { value: plainText(editable.value) }) + state,
    error: wrong ? say('desk.member.edit.wrong', { min, max }) : undefined,
    disabled: shut || value === '',
  }
  return (
    <div className="edit-part">
      {field === 'birthday' ? <Day {...input} /> : <TextField {...input} autoComplete="off" maxLength={max} />}
      {editable.value !== '' && !shut && (
        <Checkbox checked={value === ''} onChecked={(on) => onValue(on ? '' : undefined)}>
          {`${say('desk.member.edit.clear')}: ${nameOf(field)}`}
        </Checkbox>
      )}
    </div>
  )
}

interface DayProps {
  label: string
  value: string
  onValue: (value: string) => void
  hint: string
  error: string | undefined
  disabled: boolean
}

/** A day of birth, typed; decades ago, so no calendar. */
function Day({ label, hint, error, ...boxes }: DayProps) {
  const id = useId()
  return (
    <fieldset className="field edit-day" aria-describedby={`${id}-said`}>
      <legend className="label">{label}</legend>
      <DateBoxes {...boxes} bad={error !== undefined} />
      <p className={error ? 'err' : 'hint'} id={`${id}-said`}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
