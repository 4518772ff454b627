import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Headset, KeyRound, LogIn, LogOut, MessagesSquare, Palette, UserPlus, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chooseTheme, themeOf } from '../../boot.ts'
import { useBrand, useSwitch } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { MENU_TAB } from '../../member-center/tabs.ts'
import { useCenter } from '../../member-center/use-center.ts'
import { useIsOpen, useMenuPages } from '../nav/open-pages.ts'
import { PAGE_ICONS } from '../nav/page-icons.ts'
import { placeIn, type Page } from '../nav/page-list.ts'
import { nameOf } from '../nav/page-name.ts'
import { pathTo } from '../nav/path-to.ts'
import { tabFor } from '../../member-center/tab-audience.ts'
import { openService, serviceIcon, useServiceLinks } from '../frame/service.ts'
import { useModal, type ModalName } from '../windows/use-modal.ts'

/** What stands in the sheet, by its place among the pages. */
interface Entry {
  at: number
  name: string
  Icon: LucideIcon | undefined
  act: () => void
}

/** Everything of the account on a phone, as one sheet. */
export default function PhoneAccount({ onClose }: { onClose: () => void }) {
  const loggedIn = useLoggedIn()
  const member = useMember()
  const info = useBrand()
  const navigate = useNavigate()
  const modal = useModal()
  const center = useCenter()
  const [theme, setTheme] = useState(themeOf(info))
  const isOpen = useIsOpen()
  const go = (page: Page & { path: string }) => () => {
    onClose()
    if (page.id === 'memberCenter') return center.open(MENU_TAB)
    const tab = tabFor(member?.type, page)
    if (tab && loggedIn && isOpen(pathTo('memberCenter'))) center.open(tab)
    else void navigate(page.path)
  }
  const openWindow = (name: ModalName) => () => {
    onClose()
    modal.open(name)
  }
  const service = useServiceLinks()
  const mayLogIn = useSwitch('LOGIN')
  const direct = useSwitch('DIRECTREG3')
  const hasRooms = useSwitch('CHAT')
  const pages = useMenuPages('phone').map((page) => ({
    at: placeIn(page, 'phone'),
    name: nameOf(page, 'phone'),
    Icon: page.icon && PAGE_ICONS[page.icon],
    act: go(page),
  }))
  const windows: readonly Entry[] = [
    ...(!loggedIn && mayLogIn ? [{ at: 71, name: text('shell.login'), Icon: LogIn, act: openWindow('login') }] : []),
    ...(direct && (!loggedIn || isTrialMember(member))
      ? [{ at: 72, name: text('shell.register'), Icon: UserPlus, act: openWindow('register') }]
      : []),
    { at: 73, name: text('chat.title'), Icon: Headset, act: openWindow('chat') },
    ...(hasRooms ? [{ at: 74, name: text('room.title'), Icon: MessagesSquare, act: openWindow('room') }] : []),
    ...(loggedIn && !isTrialMember(member)
      ? [{ at: 300, name: text('shell.changePassword'), Icon: KeyRound, act: openWindow('password') }]
      : []),
  ]
  const entries = [...pages, ...windows].toSorted((a, b) => a.at - b.at)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <Modal title={member?.nickname || member?.account || text('shell.account')} onClose={onClose}>
      <ul className="sheet-list">
        {entries.map(({ name, Icon, act }) => (
          <li key={name}>
            <button type="button" onClick={act}>
              {Icon && <Icon className="i" aria-hidden />}
              {name}
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
