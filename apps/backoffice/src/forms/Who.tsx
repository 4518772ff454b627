import { SEGMENT_TYPES } from '@senluna/contract/desk/brand/content.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import type { Wrong } from './KeptForm.tsx'
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
export function whoText(who: Partial<Who>): string[] {
  return [
    ...(who.types?.length ? [who.types.map((type) => say(`desk.members.type.${type}`)).join(', ')] : []),
    ...(who.label ? [say('desk.who.label.of', { label: who.label })] : []),
    ...(who.line ? [say('desk.who.line.of', { name: who.line })] : []),
  ]
}

/** Kinds of accounts, a label, and the line below an agent. */
export function WhoFields({ who, wrong, onWho }: { who: Who; wrong?: Wrong; onWho: (who: Who) => void }) {
  const toggle = (kind: AccountKind, on: boolean) =>
    onWho({ ...who, types: SEGMENT_TYPES.filter((type) => (type === kind ? on : who.types.includes(type))) })
  return (
    <>
      <fieldset className="choices">
        <legend>{say('desk.who.types')}</legend>
        {SEGMENT_TYPES.map((type) => (
          <Checkbox key={type} checked={who.types.includes(type)} onChecked={(on) => toggle(type, on)}>
            {say(`desk.members.type.${type}`)}
          </Checkbox>
        ))}
      </fieldset>
      <div className="pairs">
        <TextField
          label={say('desk.who.label')}
          value={who.label}
          maxLength={20}
          onValue={(label) => onWho({ ...who, label })}
        />
        <TextField
          label={say('desk.who.line')}
          hint={say('desk.who.line.hint')}
          value={who.line}
          maxLength={32}
          error={wrong?.('line') ?? wrong?.('onlyFor')}
          onValue={(line) => onWho({ ...who, line })}
        />
      </div>
    </>
  )
}
