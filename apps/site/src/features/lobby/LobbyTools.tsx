import { GAME_SORTS } from '@senluna/contract/play/lobby.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Filters } from './filters.ts'

const WAIT_MS = 250

/** Narrows a lobby by a word; the address follows when the typing pauses. */
export function WordFilter({
  type,
  value,
  onValue,
}: {
  type: GameType
  value: string
  onValue: (word: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  if (known !== value) {
    setKnown(value)
    // What the address repeats after us is older than what has been typed since.
    if (value !== sent) {
      setTyped(value)
      setSent(value)
    }
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      setSent(typed)
      onValue(typed)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div className="input word">
      <Search className="i s" aria-hidden />
      <input
        type="search"
        aria-label={text('lobby.search', { category: text(`category.${type}`) })}
        placeholder={text('search.placeholder')}
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

export function SortSelect({ value, onValue }: { value: Filters['sort']; onValue: (sort: Filters['sort']) => void }) {
  return (
    <Select
      label={text('lobby.sort')}
      hideLabel
      value={value}
      onValue={onValue}
      options={GAME_SORTS.map((sort) => [sort, text(`lobby.sort.${sort}`)] as const)}
    />
  )
}
