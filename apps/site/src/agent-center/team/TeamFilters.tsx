import { PRODUCTS } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { grouped, typedMoney, typedOf } from '@senluna/web/ui/fields/typed-amount.ts'
import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { dayText } from '@senluna/web/ui/money/format.ts'
import { typedPpm } from '@senluna/web/ui/contracts/typed-terms.ts'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { DateField } from '../../calendar/DateField.tsx'
import { productName } from '../../shell/nav/product-name.ts'
import { PageSize } from '../parts/PageSize.tsx'
import { useChosen } from '../parts/use-chosen.ts'
import { MORE_FILTERS, STATES, TYPES, useMore, useTeamQuery, type MoreFilter } from './team-query.ts'

/** What the team is narrowed to: a name, a kind, a state, and more where that is opened. */
export function TeamFilters() {
  const chosen = useChosen()
  const { account, type, status } = useTeamQuery()
  const asked = useMore()
  const more = MORE_FILTERS.filter((name) => asked(name) !== undefined)
  const [isOpen, setOpen] = useState(more.length > 0)
  return (
    <>
      <div className="ag-filters">
        <NameFilter key={account ?? ''} value={account ?? ''} onValue={(name) => chosen.set({ name })} />
        <Select
          label={text('down.type')}
          value={type ?? ''}
          onValue={(next) => chosen.set({ type: next })}
          options={[['', text('down.all')], ...TYPES.map((name) => [name, text(`down.type.${name}`)] as const)]}
        />
        <Select
          label={text('down.link.status')}
          value={status ?? ''}
          onValue={(next) => chosen.set({ status: next })}
          options={[['', text('down.all')], ...STATES.map((name) => [name, text(`down.status.${name}`)] as const)]}
        />
        <PageSize />
        <Button look="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {more.length > 0 ? text('down.filters.count', { count: more.length }) : text('down.filters')}
        </Button>
      </div>
      {isOpen && <MoreFilters key={more.length === 0 ? 'none' : 'some'} used={more.length > 0} />}
    </>
  )
}

function MoreFilters({ used }: { used: boolean }) {
  const chosen = useChosen()
  const { currency, timeZone } = useBrand()
  const asked = useMore()
  const typedBalance = (digits: string | undefined) => (digits === undefined ? '' : typedOf(digits, currency.exponent))
  const typedRate = (ppm: string | undefined) => (ppm === undefined ? '' : String(Number(ppm) / 10_000))
  const today = dayText(timeThere(), timeZone)
  const day = (name: MoreFilter, label: string) => (
    <DateField
      label={label}
      max={today}
      optional
      value={asked(name) ?? ''}
      onValue={(next) => chosen.set({ [name]: next })}
    />
  )
  return (
    <div className="ag-filters ag-more-filters">
      {day('regFrom', text('down.since.from'))}
      {day('regTo', text('down.since.to'))}
      {day('loginFrom', text('down.login.from'))}
      {day('loginTo', text('down.login.to'))}
      {(['balFrom', 'balTo'] as const).map((name) => (
        <Typed
          key={name}
          label={text(name === 'balFrom' ? 'down.balance.from' : 'down.balance.to')}
          value={typedBalance(asked(name))}
          read={(typed) => typedMoney(typed, currency.exponent)}
          tidy={(typed) => grouped(typed, currency.exponent)}
          onValue={(next) => chosen.set({ [name]: next })}
        />
      ))}
      <Select
        label={text('down.rate.product')}
        value={chosen.someOf('rateProduct', PRODUCTS) ?? ''}
        onValue={(next) => chosen.set({ rateProduct: next })}
        options={[['', text('progress.all')], ...PRODUCTS.map((name) => [name, productName(name)] as const)]}
      />
      {(['rateFrom', 'rateTo'] as const).map((name) => (
        <Typed
          key={name}
          label={text(name === 'rateFrom' ? 'down.rate.from' : 'down.rate.to')}
          value={typedRate(asked(name))}
          read={(typed) => typedPpm(typed)?.toString()}
          onValue={(next) => chosen.set({ [name]: next })}
        />
      ))}
      {used && (
        <Button
          look="ghost"
          size="sm"
          onClick={() => chosen.set(Object.fromEntries(MORE_FILTERS.map((name) => [name, undefined])))}
        >
          {text('down.filters.clear')}
        </Button>
      )}
    </div>
  )
}

interface TypedProps {
  label: string
  value: string
  /** What is asked for; nothing when it is no number. */
  read: (typed: string) => string | undefined
  tidy?: (typed: string) => string
  onValue: (value: string | undefined) => void
}

/** A number, taken when the field is left or by Enter. */
function Typed({ label, value, read, tidy = (typed) => typed, onValue }: TypedProps) {
  const [typed, setTyped] = useState(value)
  const found = read(typed)
  const isWrong = typed.trim() !== '' && found === undefined
  const take = () => {
    if (!isWrong && typed !== value) onValue(found)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onValue={(next) => setTyped(tidy(next))}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      {...(isWrong ? { error: text('contract.noNumber') } : {})}
    />
  )
}

/** The beginning of a name, looked for when it is sent. */
function NameFilter({ value, onValue }: { value: string; onValue: (name: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        onValue(typed.trim())
      }}
    >
      <TextField
        label={text('down.search')}
        type="search"
        data-find-account
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValue={(next) => (next === '' ? onValue('') : setTyped(next))}
      />
    </form>
  )
}
