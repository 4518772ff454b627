import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../shell/nav/use-address.ts'
import type { CenterTab } from '../pages.ts'
import { MENU_TAB, stepsIn } from './tabs.ts'

/** What the history notes of a place in the center. */
interface Place {
  /**
   * How many places of the center lie before it: going back leads there, and closing goes back over
   * them.
   */
  behind: number
  /** It was reached by a step inside a page, so leaving the step is going back. */
  step: boolean
}

const placeOf = (state: unknown): Place => {
  const place = typeof state === 'object' && state !== null && 'behind' in state ? state : undefined
  const behind = place && typeof place.behind === 'number' ? place.behind : 0
  return { behind, step: behind > 0 && place !== undefined && 'step' in place && place.step === true }
}

/**
 * Which page of the member center is open, from the address: `?mc=` names the page, `?mc.…` what it
 * shows. A reload keeps it. Going back leads out of a step of the page, then to the list it was
 * reached from, then closes the center; `close` closes it from anywhere.
 */
export function useCenter() {
  const [params, change] = useAddress()
  const navigate = useNavigate()
  const place = placeOf(useLocation().state)
  const shut = () =>
    void navigate({ search: `?${withoutCenter()}`, hash: location.hash }, { replace: true, preventScrollReset: true })
  const show = (values: Values) =>
    change((next) => withValues(next, values), { replace: true, ...(place.behind > 0 && { state: place }) })
  return {
    asked: params.get('mc'),
    /**
     * Opens a page, or its list. From page to page the place in the history stays; from the list a
     * page is one further.
     */
    open: (page: CenterTab | typeof MENU_TAB, more: Readonly<Record<string, string>> = {}) => {
      const fromMenu = params.get('mc') === MENU_TAB
      const next = withValues(withoutCenter(), more)
      next.set('mc', page)
      const behind = place.behind + (fromMenu ? 1 : 0)
      void navigate(
        { search: `?${next}`, hash: location.hash },
        {
          replace: params.has('mc') && !fromMenu,
          preventScrollReset: true,
          ...(behind > 0 && { state: { behind, step: false } }),
        },
      )
    },
    close: () => {
      if (place.behind === 0) return shut()
      addEventListener('popstate', shut, { once: true })
      void navigate(-place.behind)
    },
    /** What the open page shows, and the way to change it. An empty value is left out. */
    param: (name: string) => params.get(`mc.${name}`),
    show,
    /**
     * Goes one step into the open page: going back leads out of it. From one order to another the
     * place stays.
     */
    step: (values: Values) => {
      const taken = Object.keys(values).some((name) => values[name] && params.has(`mc.${name}`))
      if (taken) return show(values)
      change((next) => withValues(next, values), { state: { behind: place.behind + 1, step: true } })
    },
    /**
     * Leaves a step: back where it was taken, or, where the address led straight to it, to the same
     * page without it.
     */
    leave: (...names: string[]) => {
      if (place.step) return void navigate(-1)
      show(Object.fromEntries(names.map((name) => [name, null])))
    },
    /** One back inside the center: out of a step, else to the list of pages. */
    back: () => {
      if (place.behind > 0) return void navigate(-1)
      const taken = stepsIn(params)
      if (taken.length > 0) return show(Object.fromEntries(taken.map((name) => [name, null])))
      void navigate({ search: `?${listAddress()}`, hash: location.hash }, { replace: true, preventScrollReset: true })
    },
    /** Whether the page shows one of its steps. */
    inStep: stepsIn(params).length > 0,
  }
}

type Values = Readonly<Record<string, string | null>>

function withValues(next: URLSearchParams, values: Values): URLSearchParams {
  for (const [name, value] of Object.entries(values))
    if (value) next.set(`mc.${name}`, value)
    else next.delete(`mc.${name}`)
  return next
}

/** The address without anything of the center, as it stands now. */
function withoutCenter(): URLSearchParams {
  const next = new URLSearchParams(location.search)
  const own = Array.from(next.keys()).filter((name) => name === 'mc' || name.startsWith('mc.'))
  for (const name of own) next.delete(name)
  return next
}

function listAddress(): URLSearchParams {
  const next = withoutCenter()
  next.set('mc', MENU_TAB)
  return next
}
