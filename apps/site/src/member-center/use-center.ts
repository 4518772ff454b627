import { useNavigate } from 'react-router'
import { useAddress } from '../shell/use-address.ts'
import { MENU_PAGE, type CenterPage } from './pages.ts'

/** Says in the history that the page was reached from the center's list, so that going back leads there. */
interface FromMenu {
  fromMenu?: true
}

/**
 * Which page of the member center is open, from the address: `?mc=` names the page, `?mc.…` what it shows. A reload keeps
 * it, going back closes it, and so does `close`.
 */
export function useCenter() {
  const [params, change] = useAddress()
  const navigate = useNavigate()
  const go = (page: string, more: Readonly<Record<string, string>>, replace: boolean, state?: FromMenu) => {
    const next = withoutCenter()
    next.set('mc', page)
    for (const [name, value] of Object.entries(more)) next.set(`mc.${name}`, value)
    void navigate({ search: `?${next}`, hash: location.hash }, { replace, state, preventScrollReset: true })
  }
  return {
    asked: params.get('mc'),
    /** Opens a page, or its list. From page to page the place in the history stays; from the list a page is one further. */
    open: (page: CenterPage | typeof MENU_PAGE, more: Readonly<Record<string, string>> = {}) => {
      const fromMenu = params.get('mc') === MENU_PAGE
      go(page, more, params.has('mc') && !fromMenu, fromMenu ? { fromMenu: true } : undefined)
    },
    close: () =>
      void navigate(
        { search: `?${withoutCenter()}`, hash: location.hash },
        { replace: true, preventScrollReset: true },
      ),
    /** What the open page shows, and the way to change it. An empty value is left out. */
    param: (name: string) => params.get(`mc.${name}`),
    show: (values: Readonly<Record<string, string | null>>) =>
      change(
        (next) => {
          for (const [name, value] of Object.entries(values))
            if (value) next.set(`mc.${name}`, value)
            else next.delete(`mc.${name}`)
          return next
        },
        { replace: true },
      ),
  }
}

/** The address without anything of the center, as it stands now. */
function withoutCenter(): URLSearchParams {
  const next = new URLSearchParams(location.search)
  const own = Array.from(next.keys()).filter((name) => name === 'mc' || name.startsWith('mc.'))
  for (const name of own) next.delete(name)
  return next
}
