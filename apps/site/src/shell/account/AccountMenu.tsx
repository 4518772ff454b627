import { text } from '@senluna/web/client/text.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Crown,
  Fingerprint,
  Heart,
  HeartHandshake,
  History,
  KeyRound,
  LockKeyhole,
  LogOut,
  Mail,
  Network,
  ReceiptText,
  ShieldCheck,
  UserRound,
  UserRoundPlus,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import type { TextKey } from '@senluna/text/index.ts'
import { isTrialMember, useMember } from '../../session.ts'
import { Avatar, initials } from './Avatar.tsx'
import { ThemeItem } from '../header/LanguageMenu.tsx'
import { useCenter } from '../../member-center/use-center.ts'
import { centerPageOf, isEntryFor } from './account-entries.ts'
import { useIsOpen } from '../nav/open-pages.ts'
import { useModal } from '../windows/use-modal.ts'

const ENTRIES: readonly (readonly [path: string, key: TextKey, icon: LucideIcon])[] = [
  ['/memberCenter', 'mc.title', UserRound],
  ['/deposit', 'mc.deposit', ArrowDownToLine],
  ['/withdraw', 'mc.withdraw', ArrowUpFromLine],
  ['/messages', 'inbox.title', Mail],
  ['/favorites', 'shell.favorites', Heart],
  ['/recent', 'shell.recent', History],
  ['/records/bets', 'shell.betRecord', ReceiptText],
  ['/records/account', 'shell.accountRecord', WalletCards],
  ['/vip', 'vip.title', Crown],
  ['/fairness', 'shell.fairness', ShieldCheck],
  ['/account/limits', 'shell.limits', HeartHandshake],
  ['/account/security', 'shell.security', LockKeyhole],
  ['/account/identities', 'identities.title', Fingerprint],
  ['/account/referral', 'referral.title', UserRoundPlus],
  ['/agentCenter', 'agent.center', Network],
]

/** The menu under the avatar. */
export function AccountMenu() {
  const member = useMember()
  const trial = isTrialMember(member)
  const navigate = useNavigate()
  const modal = useModal()
  const center = useCenter()
  const isOpen = useIsOpen()
  const name = member?.nickname || member?.account || ''
  const hasCenter = isOpen('/memberCenter')
  return (
    <Menu
      label={text('shell.account')}
      style={{ insetInlineEnd: 0, top: 50 }}
      button={(props) => (
        <button
          type="button"
          className="ava"
          data-theme="dark"
          aria-label={`${initials(name)}, ${text('shell.accountOf', { name })}`}
          {...props}
        >
          <span aria-hidden>
            <Avatar url={member?.avatarUrl} name={name} />
          </span>
        </button>
      )}
    >
      {(close) => (
        <>
          <div className="menu-scroll" role="none">
            <div className="who">
              <span className="ava" data-theme="dark" aria-hidden>
                <span>
                  <Avatar url={member?.avatarUrl} name={name} />
                </span>
              </span>
              <b>{name}</b>
              {trial && <p className="hint">{text('trial.started')}</p>}
            </div>
            {ENTRIES.filter(([path]) => isOpen(path) && isEntryFor(member?.type, path)).map(([path, key, Icon]) => (
              <button
                key={path}
                type="button"
                role="menuitem"
                onClick={() => {
                  close()
                  const page = centerPageOf(member?.type, path)
                  if (page && hasCenter) center.open(page)
                  else void navigate(path)
                }}
              >
                <Icon className="i" aria-hidden />
                {text(key)}
              </button>
            ))}
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close()
                modal.open(trial ? 'register' : 'password')
              }}
            >
              <KeyRound className="i" aria-hidden />
              {text(trial ? 'in_increase_submit' : 'shell.changePassword')}
            </button>
            <ThemeItem />
          </div>
          <div className="menu-foot" role="none">
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close()
                modal.open('signOut')
              }}
            >
              <LogOut className="i" aria-hidden />
              {text('shell.signOut')}
            </button>
          </div>
        </>
      )}
    </Menu>
  )
}
