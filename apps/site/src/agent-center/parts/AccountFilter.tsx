import { agentAccounts, type TeamAccountRow } from '@senluna/contract/agent/team.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'

const WAIT_MS = 200

interface Props {
  /** The account that is chosen; nothing for the whole team. */
  value: { id: string; account: string } | undefined
  onValue: (id: string | undefined) => void
}

/**
 * One account of the team: the first letters of its name bring up a list. It is chosen from the
 * list, by Enter or by leaving the field with its whole name.
 */
export function AccountFilter({ value, onValue }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const name = useLater(typed?.trim().toLowerCase() ?? '')
  const read = useQuery({ ...q(agentAccounts, { query: { name } }), enabled: name !== '' }).data?.list
  const found = read ?? []
  const isUnknown = typed !== undefined && name !== '' && read?.length === 0
  const choose = (account: TeamAccountRow | undefined) => {
    setTyped(undefined)
    onValue(account?.id)
  }
  const take = () => {
    const whole = named(found, typed)
    if (whole) choose(whole)
    else if (typed === '') choose(undefined)
  }
  return (
    <div className="ag-account">
      <TextField
        label={text('team.account')}
        list={id}
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        placeholder={text('team.account.all')}
        value={typed ?? value?.account ?? ''}
        onValue={setTyped}
        onInput={({ nativeEvent }) => {
          const picked = isPicked(nativeEvent) ? named(found, valueOf(nativeEvent)) : undefined
          if (picked) choose(picked)
        }}
        onKeyDown={({ key }) => key === 'Enter' && take()}
        onBlur={take}
        {...(isUnknown && { error: text('team.account.none') })}
        end={
          value && (
            <IconButton label={text('team.account.clear')} onClick={() => choose(undefined)}>
              <X className="i s" aria-hidden />
            </IconButton>
          )
        }
      />
      <datalist id={id}>
        {found.map((account) => (
          <option key={account.id} value={account.account}>
            {account.account}
          </option>
        ))}
      </datalist>
    </div>
  )
}

const named = (found: readonly TeamAccountRow[], name: string | undefined): TeamAccountRow | undefined =>
  found.find(({ account }) => account === name?.trim().toLowerCase())

/** Whether a browser put in what was picked from the list, rather than somebody a letter. */
const isPicked = (event: Event): boolean =>
  !(event instanceof InputEvent) || event.inputType === 'insertReplacementText' || event.inputType === ''

const valueOf = ({ target }: Event): string => (target instanceof HTMLInputElement ? target.value : '')

/** What was typed, once it rests. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), WAIT_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
