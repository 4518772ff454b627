import { isText, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { FilterX, ListFilter } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { DayField } from '../forms/Dates.tsx'
import { say } from '../say.ts'
import type { Choices, Filter } from './spec.ts'
import type { Address } from './use-address.ts'

/** A choice by its name in the desk's language, where it has one. */
export const named = (options: Choices): (readonly [string, string])[] =>
  options.map(([value, name]) => [value, isText(name) ? text(name) : name] as const)

const LONGEST_WAIT_MS = 350

/**
 * The filters of a list: what they are set to stands in the address. On a phone all but the views
 * fold behind a button.
 */
export function Filters({ filters, address }: { filters: readonly Filter[]; address: Address }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (filters.length === 0) return null
  const views = filters.filter((filter) => filter.kind === 'choice' && filter.tabs)
  const others = filters.filter((filter) => !views.includes(filter))
  const set = others.filter((other) => address.given[other.name] !== undefined).length
  const folds = others.length > 1
  return (
    <search className={folds ? 'lf folds' : 'lf'} aria-label={say('desk.list.filters')}>
      {views.map((view) => (
        <FilterOf key={view.name} filter={view} address={address} />
      ))}
      {folds && (
        <Button size="sm" className="lf-fold" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <ListFilter className="i s" aria-hidden />
          {set > 0 ? say('desk.list.filters.n', { n: set }) : say('desk.list.filters')}
        </Button>
      )}
      {others.length > 0 && (
        <div className={open ? 'lf-more open' : 'lf-more'} id={id}>
          {others.map((other) => (
            <FilterOf key={other.name} filter={other} address={address} />
          ))}
        </div>
      )}
      {Object.keys(address.given).length > 0 && (
        <Button size="sm" onClick={address.clear}>
          <FilterX className="i s" aria-hidden />
          {say('desk.list.clear')}
        </Button>
      )}
    </search>
  )
}

function FilterOf({ filter, address }: { filter: Filter; address: Address }) {
  const field = {
    label: say(filter.label),
    value: address.asked[filter.name] ?? '',
    onValue: (next: string) => address.filter(filter.name, next),
  }
  if (filter.kind === 'day') return <DayField optional {...field} />
  if (filter.kind !== 'choice') return <Words {...field} />
  const options = filter.start
    ? named(filter.options())
    : [['', say('desk.list.any')] as const, ...named(filter.options())]
  return filter.tabs ? <Tabs {...field} options={options} /> : <Select {...field} options={options} />
}

/** A filter of words: it holds a moment after the last key, or at once with Enter. */
function Words({ label, value, onValue }: { label: string; value: string; onValue: (next: string) => void }) {
  const [words, setWords] = useState(value)
  const [from, setFrom] = useState(value)
  // Set from elsewhere: a view, "clear filters".
  if (from !== value) {
    setFrom(value)
    setWords(value)
  }
  useEffect(() => {
    if (words.trim() === value) return
    const timer = setTimeout(() => onValue(words.trim()), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      type="search"
      label={label}
      value={words}
      onValue={setWords}
      data-find=""
      maxLength={64}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onValue(words.trim())
      }}
    />
  )
}
