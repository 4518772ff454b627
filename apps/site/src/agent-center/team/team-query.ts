import { PRODUCTS } from '@senluna/kit/product.ts'
import { useChosen } from '../parts/use-chosen.ts'

export const TYPES = ['MEMBER', 'AGENT'] as const
export const STATES = ['OPEN', 'CLOSED', 'EXCLUDED'] as const

const DAY = /^20\d\d-\d\d-\d\d$/
const DIGITS = /^(?:0|[1-9]\d{0,16})$/
const PPM = /^\d{1,6}$/

/** Filters that are opened, by their names in the address, and what each may be. */
const MORE = {
  regFrom: DAY,
  regTo: DAY,
  loginFrom: DAY,
  loginTo: DAY,
  balFrom: DIGITS,
  balTo: DIGITS,
  rateProduct: new RegExp(`^(?:${PRODUCTS.join('|')})$`),
  rateFrom: PPM,
  rateTo: PPM,
} as const
export type MoreFilter = keyof typeof MORE
export const MORE_FILTERS = Object.keys(MORE) as MoreFilter[]

/** What the address says of such a filter; nothing where it can't be meant. */
export function useMore(): (name: MoreFilter) => string | undefined {
  const chosen = useChosen()
  return (name) => {
    const value = chosen.get(name)
    return value !== undefined && MORE[name].test(value) ? value : undefined
  }
}

/** What the list is narrowed to, out of the address; what can't be meant is left out. */
export function useTeamQuery() {
  const chosen = useChosen()
  const more = useMore()
  const rates = { rateFrom: more('rateFrom'), rateTo: more('rateTo') }
  const isByRate = rates.rateFrom !== undefined || rates.rateTo !== undefined
  return present({
    account: chosen.get('name'),
    type: chosen.someOf('type', TYPES),
    status: chosen.someOf('status', STATES),
    registeredFrom: more('regFrom'),
    registeredTo: more('regTo'),
    loginFrom: more('loginFrom'),
    loginTo: more('loginTo'),
    balanceFrom: more('balFrom'),
    balanceTo: more('balTo'),
    ...rates,
    rateProduct: isByRate ? chosen.someOf('rateProduct', PRODUCTS) : undefined,
  })
}

type Present<All> = { [Name in keyof All]?: Exclude<All[Name], undefined> }

const present = <All extends object>(all: All): Present<All> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Present<All>
