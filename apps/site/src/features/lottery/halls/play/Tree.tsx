import { text, towardsEnd } from '@senluna/web/client/text.ts'
import { useId, type KeyboardEvent } from 'react'
import { typeName } from '../../draw/names.ts'
import { treeOf } from './tree.ts'

interface Props {
  types: readonly string[]
  type: string
  onType: (type: string) => void
}

/** The bet types of a game as a tree: branches as tabs, the types of the one chosen below. */
export function Tree({ types, type, onType }: Props) {
  const id = useId()
  const tree = treeOf(types)
  const now = tree.findIndex((branch) => branch.types.includes(type))
  const branch = tree[now]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: towardsEnd(), ArrowLeft: -towardsEnd() }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = (now + step + tree.length) % tree.length
    onType(tree[to]?.types[0] ?? type)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className="lh-tree">
      {tree.length > 1 && (
        <div
          className="lh-branches"
          role="tablist"
          tabIndex={-1}
          aria-label={text('lottery.hall.tree')}
          onKeyDown={move}
        >
          {tree.map(({ name, types: [first = type] }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={index === now}
              aria-controls={`${id}-types`}
              tabIndex={index === now ? 0 : -1}
              onClick={() => onType(first)}
            >
              {text(`lottery.hall.tree.${name}`)}
            </button>
          ))}
        </div>
      )}
      <div id={`${id}-types`} className="lh-types" role="radiogroup" aria-label={text('lottery.play.types')}>
        {branch?.types.map((code) => (
          <label key={code}>
            <input
              type="radio"
              className="sr"
              name={`${id}-type`}
              checked={code === type}
              onChange={() => onType(code)}
            />
            <span>{typeName(code)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
