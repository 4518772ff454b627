import { useAddress } from '../../shell/nav/use-address.ts'

/** What a record is narrowed to. */
export interface Filters {
  get: (name: string) => string | null
  /** Changes some of them; an empty one is left out. */
  set: (values: Readonly<Record<string, string>>) => void
}

/**
 * The filters of a record, kept in the address: a reload, a link and the way back show the same.
 * `under` sets them apart.
 */
export function useFilters(under: 'mc.' | ''): Filters {
  const [params, change] = useAddress()
  return {
    get: (name) => params.get(under + name),
    set: (values) =>
      change(
        (next) => {
          for (const [name, value] of Object.entries(values))
            if (value) next.set(under + name, value)
            else next.delete(under + name)
          return next
        },
        { replace: true },
      ),
  }
}

/** One of these words, or none. */
export const oneOf = <Word extends string>(words: readonly Word[], said: string | null): Word | '' =>
  words.find((word) => word === said) ?? ''
