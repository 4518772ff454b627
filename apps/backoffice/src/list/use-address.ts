import { wireName, type FieldNames } from '@senluna/contract/names.ts'
import { useSearchParams } from 'react-router'
import type { FilterValues, Filter } from './spec.ts'

/** What isn't a filter in the address of a list. */
const OURS = new Set(['row', 'sort'])

/**
 * A list's filters, order and open row, which the address keeps. It names filters as the list's
 * call does on the wire.
 */
export function useAddress(filters: readonly Filter[], fields: FieldNames | undefined) {
  const [params, setParams] = useSearchParams()
  const nameOf = (name: string) => wireName(fields, name)
  const names = filters.map(({ name }) => nameOf(name))
  const set = (change: Readonly<Record<string, string>>, forget: readonly string[] = [], step = false) => {
    // The address as it stands, not as it was last drawn: two changes in one breath both hold.
    const next = new URLSearchParams(window.location.search)
    for (const name of forget) next.delete(name)
    for (const [name, value] of Object.entries(change))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setParams(next, { replace: !step })
  }
  const given: FilterValues = Object.fromEntries(
    filters.flatMap(({ name }) => {
      const value = params.get(nameOf(name))
      return value ? [[name, value]] : []
    }),
  )
  const starts = Object.fromEntries(
    filters.flatMap((filter) => (filter.kind === 'choice' && filter.start ? [[filter.name, filter.start]] : [])),
  )
  const sort = params.get('sort')
  const filtered: FilterValues = { ...starts, ...given }
  return {
    /** What the call is asked for. */
    asked: sort ? { ...filtered, sort } : filtered,
    given,
    sort: sort ?? '',
    row: params.get('row'),
    filter: (name: string, value: string) => set({ [nameOf(name)]: value }),
    order: (value: string) => set({ sort: value }),
    /**
     * The first row that is opened is a step: the browser's way back closes the drawer, which
     * covers the list on a phone.
     */
    open: (id: string | null) => set({ row: id ?? '' }, [], id !== null && !params.has('row')),
    clear: () => set({}, names),
    /** The filters and the order as a view keeps them, and back. */
    text: () => new URLSearchParams([...params].filter(([name]) => name !== 'row')).toString(),
    take: (text: string) => {
      const next = [...new URLSearchParams(text)].filter(([name]) => names.includes(name) || OURS.has(name))
      setParams(new URLSearchParams(next), { replace: true })
    },
  }
}

export type Address = ReturnType<typeof useAddress>
