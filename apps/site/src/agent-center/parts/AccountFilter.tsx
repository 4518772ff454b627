import { agentAccounts } from '@senluna/contract/agent/team.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'

const WAIT_MS = 200

interface Props {
  /** The account that is chosen; nothing for the whole team. */
  value: { id: string; account: string } | undefined
  onValue: (id: string | undefined) => void
}

/** One account of the team, found by the first letters of its name. */
export function AccountFilter({ value, onValue }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const name = useLater(typed?.trim().toLowerCase() ?? '')
  const found = useQuery({ ...q(agentAccounts, { query: { name } }), enabled: name !== '' }).data?.list
  const isOpen = typed !== undefined && name !== '' && found !== undefined
  const choose = (chosen: string | undefined) => {
    setTyped(undefined)
    setAt(0)
    onValue(chosen)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setTyped(undefined)
    if (!isOpen || found.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter') choose(found[Math.min(at, found.length - 1)]?.id)
    else return
    event.preventDefault()
  }
  return (
    <div className="field ag-account" onBlur={(event) => isLeft(event) && setTyped(undefined)}>
      <label htmlFor={id}>{text('team.account')}</label>
      <div className="input">
        <input
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[at] ? `${id}-${at}` : undefined}
          placeholder={text('team.account.all')}
          value={typed ?? value?.account ?? ''}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        {value && (
          <IconButton label={text('team.account.clear')} onClick={() => choose(undefined)}>
            <X className="i s" aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className="ag-found">
          <ul id={`${id}-list`} role="listbox" aria-label={text('team.account')}>
            {found.map((account, nth) => (
              <li key={account.id}>
                <button
                  type="button"
                  role="option"
                  id={`${id}-${nth}`}
                  tabIndex={-1}
                  aria-selected={nth === at}
                  onClick={() => choose(account.id)}
                >
                  {account.account}
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <output>{text('team.account.none')}</output>}
        </div>
      )}
    </div>
  )
}

const isLeft = (event: { currentTarget: Element; relatedTarget: EventTarget | null }): boolean =>
  !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))

/** What was typed, once it rests. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), WAIT_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
