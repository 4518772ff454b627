import { towardsEnd, text } from '@senluna/web/client/text.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import { ChevronDown } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { typeName } from '../../draw/names.ts'
import { MAIN_TYPES } from './boards.ts'
import { groupsOf } from './type-groups.ts'
import { useFittingTabs } from './use-fitting-tabs.ts'

interface Props {
  types: readonly string[]
  type: string
  onType: (type: string) => void
}

/**
 * The bet types: of those everybody looks for as many tabs as fit, the others in a list; one chosen
 * there is a tab.
 */
export function Kinds({ types, type, onType }: Props) {
  const main = MAIN_TYPES.filter((code) => types.includes(code))
  const row = useRef<HTMLDivElement>(null)
  const shown = useFittingTabs(row, main.includes(type) ? main : [...main, type], type)
  const others = types.filter((code) => !main.includes(code) || !shown.includes(code))
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: towardsEnd(), ArrowLeft: -towardsEnd() }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = (shown.indexOf(type) + step + shown.length) % shown.length
    onType(shown[to] ?? type)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className="kinds">
      <div
        ref={row}
        className="kinds-in"
        role="tablist"
        tabIndex={-1}
        aria-label={text('lottery.play.types')}
        onKeyDown={move}
      >
        {shown.map((code) => (
          <button
            key={code}
            type="button"
            role="tab"
            className="kind"
            aria-selected={code === type}
            aria-controls="vn-board"
            tabIndex={code === type ? 0 : -1}
            onClick={() => onType(code)}
          >
            {typeName(code)}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <Menu
          label={text('lottery.play.moreTypes')}
          button={(props) => (
            <button type="button" className="kind" {...props}>
              {text('lottery.play.moreTypes')}
              <ChevronDown className="i xs" aria-hidden />
            </button>
          )}
        >
          {(close) =>
            groupsOf(others).map(({ group, codes }) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a menu has no fieldset
              <div key={group} role="group" aria-label={text(`lottery.group.${group}`)}>
                <h3 aria-hidden>{text(`lottery.group.${group}`)}</h3>
                {codes.map((code) => (
                  <button
                    key={code}
                    type="button"
                    role="menuitemradio"
                    aria-checked={code === type}
                    tabIndex={-1}
                    onClick={() => {
                      onType(code)
                      close()
                    }}
                  >
                    {typeName(code)}
                  </button>
                ))}
              </div>
            ))
          }
        </Menu>
      )}
    </div>
  )
}
