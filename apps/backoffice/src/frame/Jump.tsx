import { fold } from '@senluna/kit/text/fold.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { BanknoteArrowDown, BanknoteArrowUp, UserRound } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Place } from '../place.ts'
import { say } from '../say.ts'

/** Where a word may lead besides pages of that name. */
const FINDS = [
  { path: '/members', name: 'desk.jump.member', icon: UserRound, to: (word: string) => `/members?name=${word}` },
  {
    path: '/withdrawals',
    name: 'desk.jump.out',
    icon: BanknoteArrowUp,
    to: (word: string) => `/withdrawals?no=${word}`,
  },
  {
    path: '/deposits',
    name: 'desk.jump.in',
    icon: BanknoteArrowDown,
    to: (word: string) => `/deposits?queue=all&search=${word}`,
  },
] as const

/**
 * The quick way to a page, an account or an order: some letters, Enter; the arrows go through what
 * was found.
 */
export default function Jump({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const word = typed.trim()
  const found = [
    ...places
      .filter(({ name }) => fold(say(name)).includes(fold(word)))
      .map(({ path, name, icon }) => ({ to: path, label: say(name), icon })),
    ...FINDS.filter(({ path }) => word.length > 1 && places.some((place) => place.path === path)).map(
      ({ name, icon, to }) => ({ to: to(encodeURIComponent(word)), label: say(name, { word }), icon }),
    ),
  ]
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const now = links.indexOf(document.activeElement as HTMLAnchorElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    links[(now + step + links.length) % links.length]?.focus()
  }
  return (
    <Modal title={say('desk.jump')} onClose={onClose}>
      <div className="jump" role="presentation" onKeyDown={move}>
        <TextField
          label={say('desk.jump.what')}
          type="search"
          autoComplete="off"
          value={typed}
          onValue={setTyped}
          data-autofocus
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !found[0]) return
            void navigate(found[0].to)
            onClose()
          }}
        />
        <ul ref={list}>
          {found.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                <Icon className="i s" aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="hint">{say('desk.jump.none')}</p>}
      </div>
    </Modal>
  )
}
