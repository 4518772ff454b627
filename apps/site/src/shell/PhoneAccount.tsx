import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import {
  HeartHandshake,
  History,
  KeyRound,
  LogIn,
  LogOut,
  Megaphone,
  Palette,
  ReceiptText,
  ShieldCheck,
  UserPlus,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chooseTheme, themeOf } from '../boot.ts'
import { useBrand } from '../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../session.ts'
import { openService, serviceIcon, useServiceLinks } from './service.ts'
import { useModal, type ModalName } from './use-modal.ts'

/** Everything of the account on a phone, as one sheet. */
export default function PhoneAccount({ onClose }: { onClose: () => void }) {
  const loggedIn = useLoggedIn()
  const member = useMember()
  const info = useBrand()
  const navigate = useNavigate()
  const modal = useModal()
  const [theme, setTheme] = useState(themeOf(info))
  const go = (path: string) => () => {
    onClose()
    void navigate(path)
  }
  const openWindow = (name: ModalName) => () => {
    onClose()
    modal.open(name)
  }
  const service = useServiceLinks()
  const entries: readonly (readonly [TextKey, LucideIcon, () => void] | false)[] = [
    loggedIn && ['shell.recent', History, go('/recent')],
    loggedIn && ['shell.betRecord', ReceiptText, go('/records/bets')],
    loggedIn && ['shell.accountRecord', WalletCards, go('/records/account')],
    !loggedIn && ['shell.login', LogIn, openWindow('login')],
    (!loggedIn || isTrialMember(member)) && ['shell.register', UserPlus, openWindow('register')],
    ['shell.fairness', ShieldCheck, go('/fairness')],
    ['shell.limits', HeartHandshake, go('/account/limits')],
    ['shell.notices', Megaphone, go('/noticePage')],
    loggedIn && !isTrialMember(member) && ['shell.changePassword', KeyRound, openWindow('password')],
    loggedIn && ['shell.signOut', LogOut, openWindow('signOut')],
  ]
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <Modal title={member?.nickname || member?.account || text('shell.account')} onClose={onClose}>
      <ul className="sheet-list">
        {entries
          .filter((entry) => entry !== false)
          .map(([key, Icon, act]) => (
            <li key={key}>
              <button type="button" onClick={act}>
                <Icon className="i" aria-hidden />
                {text(key)}
              </button>
            </li>
          ))}
        {service.map((link) => {
          const Icon = serviceIcon(link)
          return (
            <li key={link.id}>
              <button type="button" onClick={() => openService(link)}>
                <Icon className="i" aria-hidden />
                {link.name}
              </button>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            onClick={() => {
              chooseTheme(other)
              setTheme(other)
            }}
          >
            <Palette className="i" aria-hidden />
            {text('shell.theme')}: {text(other === 'dark' ? 'shell.theme.dark' : 'shell.theme.light')}
          </button>
        </li>
      </ul>
    </Modal>
  )
}
