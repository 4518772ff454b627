import { text } from '@senluna/web/client/text.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import {
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
  UserRoundPlus,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import type { TextKey } from '@senluna/text/index.ts'
import { isTrialMember, useMember } from '../session.ts'
import { ThemeItem } from './LanguageMenu.tsx'
import { isEntryFor } from './account-entries.ts'
import { useIsOpen } from './open-pages.ts'
import { useModal } from './use-modal.ts'

const ENTRIES: readonly (readonly [path: string, key: TextKey, icon: LucideIcon])[] = [
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
  const navigate = useNavigate()
  const modal = useModal()
  const isOpen = useIsOpen()
  const name = member?.nickname || member?.account || ''
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
          <span aria-hidden>{initials(name)}</span>
        </button>
      )}
    >
      {(close) => (
        <>
          <div className="who">
            <b>{name}</b>
            {isTrialMember(member) && <p className="hint">{text('trial.started')}</p>}
          </div>
          {ENTRIES.filter(([path]) => isOpen(path) && isEntryFor(member?.type, path)).map(([path, key, Icon]) => (
            <button
              key={path}
              type="button"
              role="menuitem"
              onClick={() => {
                close()
                void navigate(path)
              }}
            >
              <Icon className="i" aria-hidden />
              {text(key)}
            </button>
          ))}
          {isTrialMember(member) ? (
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close()
                modal.open('register')
              }}
            >
              <KeyRound className="i" aria-hidden />
              {text('in_increase_submit')}
            </button>
          ) : (
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close()
                modal.open('password')
              }}
            >
              <KeyRound className="i" aria-hidden />
              {text('shell.changePassword')}
            </button>
          )}
          <ThemeItem />
          <hr />
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
        </>
      )}
    </Menu>
  )
}

/** Two letters for an avatar. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? words[0]!.slice(0, 1) + words.at(-1)!.slice(0, 1) : name.slice(0, 2)
  return letters.toUpperCase() || '·'
}
