import { useLocation, useNavigate } from 'react-router'
import { isAboutWindow, WINDOW_PARAMS } from './window-address.ts'
import { useAddress } from '../nav/use-address.ts'

export type ModalName =
  | 'login'
  | 'newcomer'
  | 'register'
  | 'forgot'
  | 'password'
  | 'notice'
  | 'signOut'
  | 'trial'
  | 'search'
  | 'shortcuts'
  | 'chat'
  | 'room'

/** Which window is open, from the URL: a reload keeps it, going back closes it. */
export function useModal() {
  const [params, setParams] = useAddress()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const change = (name: ModalName | null, more: Record<string, string>, replace: boolean) =>
    setParams(
      (next) => {
        for (const own of WINDOW_PARAMS) next.delete(own)
        if (name) next.set('modal', name)
        for (const [key, value] of Object.entries(more)) next.set(key, value)
        return next
      },
      { replace },
    )
  return {
    name: params.get('modal'),
    param: (key: string) => params.get(key),
    open: (name: ModalName, more: Record<string, string> = {}) => change(name, more, params.has('modal')),
    // An address that is about a window is left with it.
    close: () => (isAboutWindow(pathname) ? void navigate('/', { replace: true }) : change(null, {}, true)),
  }
}
