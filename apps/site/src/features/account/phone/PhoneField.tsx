import './phone.css'
import type { Country } from '@senluna/contract/site/country.ts'
import { shownLanguage, text } from '@senluna/web/client/text.ts'
import { FieldLabel } from '@senluna/web/ui/fields/FieldLabel.tsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { digitsText, type PhoneState } from './phone.ts'

/**
 * The list stays this long after the focus has left it: a press on one of its lines must still
 * arrive.
 */
const CLOSES_AFTER_MS = 200

interface Props {
  phone: PhoneState
  label: string
  error?: string
  /** Gets the focus when its window opens. */
  first?: boolean
}

/**
 * A mobile number: its country from a list that can be searched, and the number as people write it.
 */
export function PhoneField({ phone, label, error, first }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const hint = phone.country && digitsText(phone.country)
  const said = error ?? hint
  const choose = (country: Country) => {
    phone.set({ countryCode: country.countryCode })
    setOpen(false)
    input.current?.focus()
  }
  return (
    <div
      className="field"
      onFocus={() => clearTimeout(closing.current)}
      onBlur={() => {
        closing.current = setTimeout(() => setOpen(false), CLOSES_AFTER_MS)
      }}
    >
      <FieldLabel htmlFor={id} label={label} required />
      <div className={error ? 'input bad' : 'input'}>
        <button type="button" className="country" aria-expanded={open} onClick={() => setOpen(!open)}>
          <b>{phone.country?.countryCode}</b>
          <bdi dir="ltr">{phone.country?.countryDialingCode}</bdi>
          <span className="sr">
            {' '}
            {text('phone.country')}: {phone.country && nameOf(phone.country)}
          </span>
          <ChevronDown className="i s" aria-hidden />
        </button>
        <input
          ref={input}
          id={id}
          type="tel"
          name="mobileNum"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={30}
          value={phone.number}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
          data-autofocus={first}
          onChange={(event) => phone.set({ number: event.target.value })}
        />
      </div>
      {open && (
        <Countries list={phone.countries} chosen={phone.country} onChoose={choose} onClose={() => setOpen(false)} />
      )}
      {said && (
        <p className={error ? 'err' : 'hint'} id={`${id}-said`}>
          {said}
        </p>
      )}
    </div>
  )
}

interface ListProps {
  list: readonly Country[]
  chosen: Country | undefined
  onChoose: (country: Country) => void
  onClose: () => void
}

/** Type to narrow, Enter takes the first; arrows walk through the list, Escape leaves it. */
function Countries({ list, chosen, onChoose, onClose }: ListProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const [sought, setSought] = useState('')
  const found = list.filter((row) => matches(row, sought))
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    const at = stops.findIndex((stop) => stop === event.currentTarget)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) stops[(at + step + stops.length) % stops.length]?.focus()
    else if (event.key === 'Enter' && at === 0 && found[0]) onChoose(found[0])
    else if (event.key === 'Escape') onClose()
    else return
    // The window around it neither closes nor sends its form.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset className="countries" aria-label={text('phone.country')} ref={box}>
      <div className="input">
        <input
          ref={focus}
          type="search"
          aria-label={text('phone.search')}
          placeholder={text('phone.search')}
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={keys}
        />
      </div>
      <ul>
        {found.map((country) => (
          <li key={country.countryCode}>
            <button type="button" aria-pressed={country === chosen} onClick={() => onChoose(country)} onKeyDown={keys}>
              <b>{country.countryCode}</b>
              <span>{nameOf(country)}</span>
              <bdi dir="ltr">{country.countryDialingCode}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="hint">{text('phone.none')}</p>}
    </fieldset>
  )
}

/** Where somebody goes on typing as soon as it is there. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

/** A country's name in the page's language. */
const nameOf = ({ countryCode }: Country): string =>
  new Intl.DisplayNames([shownLanguage().tag, 'en'], { type: 'region' }).of(countryCode) ?? countryCode

const plain = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase()

const matches = (country: Country, sought: string): boolean =>
  plain(`${nameOf(country)} ${country.countryCode} ${country.countryDialingCode}`).includes(plain(sought.trim()))
