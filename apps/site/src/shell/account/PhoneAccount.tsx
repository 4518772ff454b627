import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleHelp,
  Crown,
  Fingerprint,
  Gift,
  Headset,
  HeartHandshake,
  History,
  KeyRound,
  LockKeyhole,
  LogIn,
  LogOut,
  Mail,
  Megaphone,
  MessagesSquare,
  Network,
  Palette,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  Trophy,
  UserPlus,
  UserRound,
  UserRoundPlus,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chooseTheme, themeOf } from '../../boot.ts'
import { useBrand, useSwitch } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { MENU_PAGE } from '../../member-center/pages.ts'
import { useCenter } from '../../member-center/use-center.ts'
import { centerPageOf, isEntryFor } from './account-entries.ts'
import { useIsOpen } from '../nav/open-pages.ts'
import { openService, serviceIcon, useServiceLinks } from '../frame/service.ts'
import { useModal, type ModalName } from '../windows/use-modal.ts'

/** Everything of the account on a phone, as one sheet. */
export default function PhoneAccount({ onClose }: { onClose: () => void }) {
  const loggedIn = useLoggedIn()
  const member = useMember()
  const info = useBrand()
  const navigate = useNavigate()
  const modal = useModal()
  const center = useCenter()
  const isOpen = useIsOpen()
  const [theme, setTheme] = useState(themeOf(info))
  const go = (path: string) => () => {
    onClose()
    const page = centerPageOf(member?.type, path)
    if (page && loggedIn && isOpen('/memberCenter')) center.open(page)
    else void navigate(path)
  }
  const openCenter = () => {
    onClose()
    center.open(MENU_PAGE)
  }
  const openWindow = (name: ModalName) => () => {
    onClose()
    modal.open(name)
  }
  const service = useServiceLinks()
  const sees = (path: string) => isOpen(path) && isEntryFor(member?.type, path)
  const mayLogIn = useSwitch('LOGIN')
  const direct = useSwitch('DIRECTREG3')
  const hasRooms = useSwitch('CHAT')
  const entries: readonly (readonly [TextKey, LucideIcon, () => void] | false)[] = [
    loggedIn && isOpen('/memberCenter') && ['mc.title', UserRound, openCenter],
    loggedIn && sees('/deposit') && ['mc.deposit', ArrowDownToLine, go('/deposit')],
    loggedIn && sees('/withdraw') && ['mc.withdraw', ArrowUpFromLine, go('/withdraw')],
    loggedIn && ['inbox.title', Mail, go('/messages')],
    loggedIn && ['shell.recent', History, go('/recent')],
    loggedIn && sees('/records/bets') && ['shell.betRecord', ReceiptText, go('/records/bets')],
    loggedIn && sees('/records/account') && ['shell.accountRecord', WalletCards, go('/records/account')],
    !loggedIn && mayLogIn && ['shell.login', LogIn, openWindow('login')],
    direct && (!loggedIn || isTrialMember(member)) && ['shell.register', UserPlus, openWindow('register')],
    ['chat.title', Headset, openWindow('chat')],
    hasRooms && ['room.title', MessagesSquare, openWindow('room')],
    ['shell.fairness', ShieldCheck, go('/fairness')],
    ['shell.limits', HeartHandshake, go('/account/limits')],
    loggedIn && sees('/account/identities') && ['identities.title', Fingerprint, go('/account/identities')],
    loggedIn && sees('/account/referral') && ['referral.title', UserRoundPlus, go('/account/referral')],
    loggedIn && sees('/agentCenter') && ['agent.center', Network, go('/agentCenter')],
    loggedIn && !isTrialMember(member) && ['shell.security', LockKeyhole, go('/account/security')],
    ['shell.notices', Megaphone, go('/noticePage')],
    isOpen('/vip') && ['vip.title', Crown, go('/vip')],
    isOpen('/pointMall') && ['points.title', Gift, go('/pointMall')],
    isOpen('/winners') && ['winners.page', Trophy, go('/winners')],
    ['shell.help', CircleHelp, go('/help')],
    isOpen('/app') && ['shell.app', Smartphone, go('/app')],
    loggedIn && !isTrialMember(member) && ['shell.changePassword', KeyRound, openWindow('password')],
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
      {loggedIn && (
        <div className="sheet-foot">
          <Button block onClick={openWindow('signOut')}>
            <LogOut className="i" aria-hidden />
            {text('shell.signOut')}
          </Button>
        </div>
      )}
    </Modal>
  )
}
