import { text } from '@senluna/web/client/text.ts'
import type { MenuGroup } from './use-menus.ts'

interface Props {
  groups: readonly Pick<MenuGroup, 'code' | 'name'>[]
  /** The code of the family shown alone; empty for all. */
  value: string
  onValue: (code: string) => void
}

/** The families of a hall in one row, each shown alone by a press. */
export const Families = ({ groups, value, onValue }: Props) => (
  <fieldset className="halls-families" aria-label={text('lottery.hall.families')}>
    {[{ code: '', name: text('lottery.hall.of.ALL') }, ...groups].map(({ code, name }) => (
      <button key={code} type="button" className="pill" aria-pressed={code === value} onClick={() => onValue(code)}>
        {name}
      </button>
    ))}
  </fieldset>
)
