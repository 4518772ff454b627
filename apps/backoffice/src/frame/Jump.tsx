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

/** The pages it may lead to, and which of them stand first. */
export interface JumpPlaces {
  places: readonly Place[]
  favorites: readonly Place[]
  recent: readonly Place[]
}

interface Found {
  to: string
  label: string
  icon: Place['icon']
}

const pageFound = ({ path, name, icon }: Place): Found => ({ to: path, label: say(name), icon })

/** What stands there before a letter is typed: each page once, those of one's own first. */
function atFirst({ places, favorites, recent }: JumpPlaces) {
  const lately = recent.filter((place) => !favorites.includes(place))
  const others = places.filter((place) => !favorites.includes(place) && !lately.includes(place))
  const parts = [
    { name: say('desk.nav.favorites'), found: favorites.map(pageFound) },
    { name: say('desk.nav.recent'), found: lately.map(pageFound) },
    { name: say('desk.jump.all'), found: others.map(pageFound) },
  ]
  return parts.filter(({ found }) => found.length > 0)
}

/** Pages whose names have the word in them, and where else it leads. */
function foundFor(word: string, places: readonly Place[]): Found[] {
  return [
    ...places.filter(({ name }) => fold(say(name)).includes(fold(word))).map(pageFound),
    ...FINDS.filter(({ path }) => word.length > 1 && places.some((place) => place.path === path)).map(
      ({ name, icon, to }) => ({ to: to(encodeURIComponent(word)), label: say(name, { word }), icon }),
    ),
  ]
}

/**
 * The quick way to a page, an account or an order: some letters, Enter; the arrows go through what
 * was found.
 */
export default function Jump({ onClose, ...pages }: JumpPlaces & { onClose: () => void }) {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const word = typed.trim()
  const parts = word === '' ? atFirst(pages) : [{ name: null, found: foundFor(word, pages.places) }]
  const first = parts[0]?.found[0]
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
            if (event.key !== 'Enter' || !first) return
            void navigate(first.to)
            onClose()
          }}
        />
        <div className="jump-found" ref={list}>
          {parts.map(({ name, found }) => (
            <section key={name} aria-label={name ?? undefined}>
              {name && <h3>{name}</h3>}
              <ul>
                {found.map(({ to, label, icon: Icon }) => (
                  <li key={to}>
                    <Link to={to} onClick={onClose}>
                      <Icon className="i s" aria-hidden />
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {!first && <p className="hint">{say('desk.jump.none')}</p>}
      </div>
    </Modal>
  )
}
