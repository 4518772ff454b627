import { fold } from '@senluna/kit/text/fold.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { useId, useState } from 'react'
import type { SavedAccounts } from './use-withdraw.ts'

type Bank = SavedAccounts['banks'][number]

interface Props {
  banks: readonly Bank[]
  value: string
  onValue: (code: string) => void
}

/**
 * The banks, those used most first, each with its mark; found by any part of the name or its
 * number.
 */
export function BankPicker({ banks, value, onValue }: Props) {
  const [sought, setSought] = useState('')
  const group = useId()
  const found = banks.filter((bank) => isSought(bank, sought))
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
                <span className="mark" aria-hidden style={{ '--mark': hueOf(code) } as React.CSSProperties}>
                  {markOf(name)}
                </span>
                {name}
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** Whether a bank is looked for: small and large letters, marks and spaces make no difference. */
export const isSought = ({ code, name }: Bank, sought: string): boolean => {
  const plain = (words: string) => fold(words).replaceAll(' ', '')
  return plain(name).includes(plain(sought)) || code === sought.trim()
}

/** The letters of a bank's mark: its capitals, or how its name begins. */
export const markOf = (name: string): string => {
  const capitals = name.replaceAll(/[^A-Z]/g, '')
  return (capitals.length > 1 ? capitals : name.toUpperCase()).slice(0, 3)
}

/** A colour of its own for each bank. */
const hueOf = (code: string): number => (Number(code) * 47) % 360
