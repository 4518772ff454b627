import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useState } from 'react'

/** One bet by its number: looked for when the field is left, or by Enter. */
export function BetNoFilter({
  value,
  onValue,
}: {
  value: string | undefined
  onValue: (no: string | undefined) => void
}) {
  const [typed, setTyped] = useState(value ?? '')
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        onValue(typed.trim() || undefined)
      }}
    >
      <TextField
        label={text('team.betNo')}
        value={typed}
        onValue={setTyped}
        maxLength={60}
        spellCheck={false}
        autoComplete="off"
        onBlur={() => typed.trim() !== (value ?? '') && onValue(typed.trim() || undefined)}
      />
    </form>
  )
}
