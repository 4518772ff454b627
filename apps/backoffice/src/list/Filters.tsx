import { isText, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/Select.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { TextField } from '@senluna/web/ui/Field.tsx'
import { FilterX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { say } from '../say.ts'
import type { Choices, Filter } from './spec.ts'
import type { Address } from './use-address.ts'

/** A choice by its name in the desk's language, where it has one. */
export const named = (options: Choices): (readonly [string, string])[] =>
  options.map(([value, name]) => [value, isText(name) ? text(name) : name] as const)

const LONGEST_WAIT_MS = 350

/** The filters of a list: what they are set to stands in the address. */
export function Filters({ filters, address }: { filters: readonly Filter[]; address: Address }) {
  if (filters.length === 0) return null
  return (
    <search className="lf" aria-label={say('desk.list.filters')}>
      {filters.map((one) => {
        const value = address.asked[one.name] ?? ''
        const label = say(one.label)
        const set = (next: string) => address.filter(one.name, next)
        if (one.kind === 'choice' && one.tabs)
          return (
            <Tabs
              key={one.name}
              label={label}
              value={value}
              options={
                one.start ? named(one.options()) : [['', say('desk.list.any')] as const, ...named(one.options())]
              }
              onValue={set}
            />
          )
        if (one.kind === 'choice')
          return (
            <Select
              key={one.name}
              label={label}
              value={value}
              options={
                one.start ? named(one.options()) : [['', say('desk.list.any')] as const, ...named(one.options())]
              }
              onValue={set}
            />
          )
        if (one.kind === 'day')
          return <TextField key={one.name} type="date" label={label} value={value} onValue={set} />
        return <Words key={one.name} label={label} value={value} onValue={set} />
      })}
      {Object.keys(address.given).length > 0 && (
        <Button size="sm" onClick={address.clear}>
          <FilterX className="i s" aria-hidden />
          {say('desk.list.clear')}
        </Button>
      )}
    </search>
  )
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
