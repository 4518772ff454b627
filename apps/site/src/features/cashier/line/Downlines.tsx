import { transferPartners } from '@senluna/contract/money/transfers.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'

export interface Downline {
  id: string
  account: string
  nickname: string
}

interface Props {
  chosen: Downline | undefined
  onChosen: (downline: Downline) => void
  error?: string
  /** What is looked for from the start. */
  find?: string | undefined
}

/** Who stands right below, to choose one of. */
export function Downlines({ chosen, onChosen, error, find = '' }: Props) {
  const [typed, setTyped] = useState(find)
  const name = useDeferredValue(typed.trim())
  const legend = useId()
  const list = useInfiniteQuery(pages(transferPartners, { query: name === '' ? {} : { name } }))
  const people = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <fieldset className="field line-people" aria-describedby={error ? legend : undefined}>
      <legend className="label">{text('line.to')}</legend>
      <TextField label={text('line.find')} value={typed} onValue={setTyped} autoComplete="off" />
      {list.isSuccess && people.length === 0 && <p className="hint">{text('line.none.down')}</p>}
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <label>
              <input type="radio" name="to" checked={chosen?.id === person.id} onChange={() => onChosen(person)} />
              <b>{person.account}</b>
              {person.nickname !== person.account && <span className="hint">{person.nickname}</span>}
            </label>
          </li>
        ))}
      </ul>
      <MoreButton query={list} look="ghost" size="sm">
        {text('line.more')}
      </MoreButton>
      {error && (
        <p className="err" id={legend}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
