import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import { Crown, Headset, KeyRound, LogOut, MessagesSquare, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { useNavigate } from 'react-router'
import { useSwitch } from '../../brand.ts'
import { isTrialMember, useMember } from '../../session.ts'
import { Avatar, initials } from './Avatar.tsx'
import { ThemeItem } from '../header/LanguageMenu.tsx'
import { useCenter } from '../../member-center/use-center.ts'
import { tabFor } from '../../member-center/tab-audience.ts'
import { useIsOpen, useMenuPages } from '../nav/open-pages.ts'
import { PAGE_ICONS } from '../nav/page-icons.ts'
import { nameOf } from '../nav/page-name.ts'
import { pathTo } from '../nav/path-to.ts'
import { useModal, type ModalName } from '../windows/use-modal.ts'
import { openService, useVipService } from '../frame/service.ts'
import { LastLogin } from './LastLogin.tsx'
import { inGroups } from './menu-groups.ts'

/** The menu under the avatar. */
export function AccountMenu() {
  const member = useMember()
  const trial = isTrialMember(member)
  const navigate = useNavigate()
  const center = useCenter()
  const pages = useMenuPages('account')
  const name = member?.nickname || member?.account || ''
  const hasCenter = useIsOpen()(pathTo('memberCenter'))
  const hasRooms = useSwitch('CHAT')
  const vip = useVipService()
  return (
    <Menu
      label={text('shell.account')}
      look="account-menu"
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
              <LastLogin />
            </div>
            {inGroups(pages).map((group) => (
              <Fragment key={group.name}>
                {group.name !== 'money' && <hr />}
                {group.name === 'talk' && <WindowItem name="chat" title="chat.title" Icon={Headset} close={close} />}
                {group.name === 'talk' && vip && (
                  <button
                    type="button"
                    role="menuitem"
                    onClick={() => {
                      close()
                      openService(vip, 'VIP')
                    }}
                  >
                    <Crown className="i" aria-hidden />
                    {text('service.vip')}
                  </button>
                )}
                {group.listed.map((page) => {
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
                {group.name === 'talk' && hasRooms && (
                  <WindowItem name="room" title="room.title" Icon={MessagesSquare} close={close} />
                )}
              </Fragment>
            ))}
            <WindowItem
              name={trial ? 'register' : 'password'}
              title={trial ? 'in_increase_submit' : 'shell.changePassword'}
              Icon={KeyRound}
              close={close}
            />
            <ThemeItem />
          </div>
          <div className="menu-foot" role="none">
            <WindowItem name="signOut" title="shell.signOut" Icon={LogOut} close={close} />
          </div>
        </>
      )}
    </Menu>
  )
}

interface ItemProps {
  name: ModalName
  title: TextKey
  Icon: LucideIcon
  close: () => void
}

/** An entry that opens a window. */
function WindowItem({ name, title, Icon, close }: ItemProps) {
  const modal = useModal()
  return (
    <button
      type="button"
      role="menuitem"
      onClick={() => {
        close()
        modal.open(name)
      }}
    >
      <Icon className="i" aria-hidden />
      {text(title)}
    </button>
  )
}
