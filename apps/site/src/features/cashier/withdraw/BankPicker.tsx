import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useId, useState } from 'react'
import { BankMark } from './BankMark.tsx'
import { banksSought } from './bank-search.ts'
import type { SavedAccounts } from './use-withdraw.ts'

type Bank = SavedAccounts['banks'][number]

interface Props {
  banks: readonly Bank[]
  value: string
  onValue: (code: string) => void
}

/**
 * The banks, those used most first, each with its mark; found by name, short name or number.
 */
export function BankPicker({ banks, value, onValue }: Props) {
  const [sought, setSought] = useState('')
  const group = useId()
  const found = banksSought(banks, sought)
  return (
    <fieldset className="withdraw-banks">
      <legend>{text('withdraw.account.bank')}</legend>
      <TextField
        label={text('withdraw.bank.search')}
        type="search"
        autoComplete="off"
        value={sought}
        onValue={setSought}
      />
      {found.length === 0 ? (
        <output className="hint">{text('withdraw.bank.none')}</output>
      ) : (
        <ul>
          {found.map(({ code, name }) => (
            <li key={code}>
              <label>
                <input type="radio" name={group} value={code} checked={code === value} onChange={() => onValue(code)} />
                <BankMark code={code} name={name} />
                <span>{name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
