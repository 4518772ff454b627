import { text } from '@senluna/web/client/text.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import { KeyRound, LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { isTrialMember, useMember } from '../../session.ts'
import { Avatar, initials } from './Avatar.tsx'
import { ThemeItem } from '../header/LanguageMenu.tsx'
import { useCenter } from '../../member-center/use-center.ts'
import { tabFor } from '../../member-center/tab-audience.ts'
import { useIsOpen, useMenuPages } from '../nav/open-pages.ts'
import { PAGE_ICONS } from '../nav/page-icons.ts'
import { nameOf } from '../nav/page-name.ts'
import { pathTo } from '../nav/path-to.ts'
import { useModal } from '../windows/use-modal.ts'

/** The menu under the avatar. */
export function AccountMenu() {
  const member = useMember()
  const trial = isTrialMember(member)
  const navigate = useNavigate()
  const modal = useModal()
  const center = useCenter()
  const pages = useMenuPages('account')
  const name = member?.nickname || member?.account || ''
  const hasCenter = useIsOpen()(pathTo('memberCenter'))
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
            {pages.map((page) => {
              const Icon = page.icon && PAGE_ICONS[page.icon]
              return (
                <button
                  key={page.id}
                  type="button"
                  role="menuitem"
                  onClick={() => {
                    close()
                    const tab = tabFor(member?.type, page)
                    if (tab && hasCenter) center.open(tab)
                    else void navigate(page.path)
                  }}
                >
                  {Icon && <Icon className="i" aria-hidden />}
                  {nameOf(page, 'account')}
                </button>
              )
            })}
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
