import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Crown, Headset, KeyRound, LogOut, MessagesSquare, Palette, Send, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chooseTheme, themeOf } from '../../boot.ts'
import { useBrand, useSwitch } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { MENU_TAB } from '../../member-center/tabs.ts'
import { useCenter } from '../../member-center/use-center.ts'
import { useIsOpen, useMenuPages } from '../nav/open-pages.ts'
import { PAGE_ICONS } from '../nav/page-icons.ts'
import type { Page } from '../nav/page-list.ts'
import { nameOf } from '../nav/page-name.ts'
import { pathTo } from '../nav/path-to.ts'
import { tabFor } from '../../member-center/tab-audience.ts'
import { isMessenger, openService, useServiceLinks, useVipService } from '../frame/service.ts'
import { useModal, type ModalName } from '../windows/use-modal.ts'
import { LastLogin } from './LastLogin.tsx'
import { inGroups } from './menu-groups.ts'
import { Unread } from './Unread.tsx'

interface Entry {
  name: string
  Icon: LucideIcon | undefined
  act: () => void
  unread?: boolean
}

/** Everything of the account on a phone, as one sheet in groups. */
export default function PhoneAccount({ onClose }: { onClose: () => void }) {
  const loggedIn = useLoggedIn()
  const member = useMember()
  const navigate = useNavigate()
  const modal = useModal()
  const center = useCenter()
  const isOpen = useIsOpen()
  const theme = useThemeEntry()
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
  const hasRooms = useSwitch('CHAT')
  const messengers = useServiceLinks().filter(isMessenger)
  const vip = useVipService()
  const real = loggedIn && !isTrialMember(member)
  const groups = inGroups(useMenuPages('phone')).map(({ name, title, listed }) => {
    const entries: Entry[] = listed.map((page) => ({
      name: nameOf(page, 'phone'),
      Icon: page.icon && PAGE_ICONS[page.icon],
      act: go(page),
      unread: page.id === 'messages',
    }))
    if (name === 'talk') {
      if (vip) entries.unshift({ name: text('service.vip'), Icon: Crown, act: () => openService(vip, 'VIP') })
      entries.unshift({ name: text('chat.title'), Icon: Headset, act: openWindow('chat') })
      if (hasRooms) entries.push({ name: text('room.title'), Icon: MessagesSquare, act: openWindow('room') })
      for (const link of messengers) entries.push({ name: link.name, Icon: Send, act: () => openService(link) })
    }
    if (name === 'account') {
      if (real) entries.push({ name: text('shell.changePassword'), Icon: KeyRound, act: openWindow('password') })
      entries.push(...theme)
    }
    return { title: text(title), entries }
  })
  return (
    <Modal title={member?.nickname || member?.account || text('shell.account')} onClose={onClose}>
      <div className="sheet-groups">
        <ComeIn open={openWindow} />
        {loggedIn && <LastLogin />}
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ title, entries }) => (
            <section key={title}>
              <h3 className="sheet-label">{title}</h3>
              <ul className="sheet-list">
                {entries.map(({ name, Icon, act, unread }) => (
                  <li key={name}>
                    <button type="button" onClick={act}>
                      {Icon && <Icon className="i" aria-hidden />}
                      <span>{name}</span>
                      {unread && <Unread />}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
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

/** What a guest came for, before everything else. */
function ComeIn({ open }: { open: (name: ModalName) => () => void }) {
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const mayLogIn = useSwitch('LOGIN') && !loggedIn
  const mayRegister = useSwitch('DIRECTREG3') && (!loggedIn || trial)
  if (!mayLogIn && !mayRegister) return null
  return (
    <div className="sheet-in">
      {mayLogIn && (
        <Button look="line" onClick={open('login')}>
          {text('shell.login')}
        </Button>
      )}
      {mayRegister && (
        <Button look="gold" onClick={open('register')}>
          {text('shell.register')}
        </Button>
      )}
    </div>
  )
}

/** The entry that changes between dark and light, where the brand offers both. */
function useThemeEntry(): readonly Entry[] {
  const info = useBrand()
  const [theme, setTheme] = useState(themeOf(info))
  if (info.theme.choices.length < 2) return []
  const other = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    chooseTheme(other)
    setTheme(other)
  }
  return [
    {
      name: `${text('shell.theme')}: ${text(other === 'dark' ? 'shell.theme.dark' : 'shell.theme.light')}`,
      Icon: Palette,
      act: change,
    },
  ]
}
