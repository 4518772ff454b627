import { SEGMENT_TYPES } from '@senluna/contract/desk/brand/content.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { say } from '../say.ts'

export type AccountKind = (typeof SEGMENT_TYPES)[number]

/** Which accounts, as a form has it. */
export interface Who {
  types: readonly AccountKind[]
  label: string
  line: string
}

export const NOBODY_CHOSEN: Who = { types: [], label: '', line: '' }

/** The same as a call has it: what is empty says nothing. */
export const whoOf = ({ types, label, line }: Who) => ({
  ...(types.length > 0 ? { types: [...types] } : {}),
  ...(label.trim() ? { label: label.trim() } : {}),
  ...(line.trim() ? { line: line.trim() } : {}),
})

/** What is so of the accounts that are meant, in words. */
export function whoText(of: Partial<Who>): string[] {
  return [
    ...(of.types?.length ? [of.types.map((one) => say(`desk.members.type.${one}`)).join(', ')] : []),
    ...(of.label ? [say('desk.who.label.of', { label: of.label })] : []),
    ...(of.line ? [say('desk.who.line.of', { name: of.line })] : []),
  ]
}

/** Kinds of accounts, a label, and the line below an agent. */
export function WhoFields({ of, onWho }: { of: Who; onWho: (who: Who) => void }) {
  const toggle = (one: AccountKind, on: boolean) =>
    onWho({ ...of, types: SEGMENT_TYPES.filter((type) => (type === one ? on : of.types.includes(type))) })
  return (
    <>
      <fieldset className="choices">
        <legend>{say('desk.who.types')}</legend>
        {SEGMENT_TYPES.map((one) => (
          <Checkbox key={one} checked={of.types.includes(one)} onChecked={(on) => toggle(one, on)}>
            {say(`desk.members.type.${one}`)}
          </Checkbox>
        ))}
      </fieldset>
      <div className="pairs">
        <TextField
          label={say('desk.who.label')}
          value={of.label}
          maxLength={20}
          onValue={(label) => onWho({ ...of, label })}
        />
        <TextField
          label={say('desk.who.line')}
          hint={say('desk.who.line.hint')}
          value={of.line}
          maxLength={32}
          onValue={(line) => onWho({ ...of, line })}
        />
      </div>
    </>
  )
}
