import { Button } from '@senluna/web/ui/Button.tsx'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { say } from '../say.ts'
import type { Column } from './spec.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  names: readonly string[]
  onChoose: (names: readonly string[]) => void
}

/** Which columns a list shows, and in which order. */
export function ColumnMenu<Row>({ columns, names, onChoose }: Props<Row>) {
  const order = [...names, ...columns.map(({ name }) => name).filter((name) => !names.includes(name))]
  const move = (name: string, by: number) => {
    const from = names.indexOf(name)
    onChoose(names.toSpliced(from, 1).toSpliced(from + by, 0, name))
  }
  return (
    <Menu
      label={say('desk.list.columns')}
      button={(props) => (
        <Button size="sm" {...props}>
          <Columns3 className="i s" aria-hidden />
          <span className="lt-word">{say('desk.list.columns')}</span>
        </Button>
      )}
    >
      {() =>
        order.map((name) => {
          const label = say(columns.find((column) => column.name === name)!.label)
          const at = names.indexOf(name)
          return (
            <div key={name} className="lc" role="none">
              <button
                type="button"
                role="menuitemcheckbox"
                aria-checked={at >= 0}
                onClick={() => onChoose(at >= 0 ? names.filter((column) => column !== name) : [...names, name])}
              >
                {label}
              </button>
              {at > 0 && (
                <button
                  type="button"
                  role="menuitem"
                  aria-label={say('desk.list.column.up', { name: label })}
                  onClick={() => move(name, -1)}
                >
                  <ArrowUp className="i xs" aria-hidden />
                </button>
              )}
              {at >= 0 && at < names.length - 1 && (
                <button
                  type="button"
                  role="menuitem"
                  aria-label={say('desk.list.column.down', { name: label })}
                  onClick={() => move(name, 1)}
                >
                  <ArrowDown className="i xs" aria-hidden />
                </button>
              )}
            </div>
          )
        })
      }
    </Menu>
  )
}
