import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import { text } from '@senluna/web/client/text.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { ENTRIES } from '../entries.ts'

interface Props {
  value: readonly AgentPage[]
  onValue: (pages: readonly AgentPage[]) => void
}

/** The pages of the center to tick. */
export function PageBoxes({ value, onValue }: Props) {
  return (
    <fieldset className="ag-part">
      <legend>{text('down.helper.pages')}</legend>
      <div className="ag-boxes">
        {ENTRIES.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={value.includes(id)}
            onChecked={(on) => onValue(on ? [...value, id] : value.filter((page) => page !== id))}
          >
            {text(name)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
