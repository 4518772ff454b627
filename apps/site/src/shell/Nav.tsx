import { whitelabel } from '@senluna/contract/system.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, House } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { CATEGORIES } from './categories.ts'
import { VendorMenu } from './VendorMenu.tsx'

/** The categories that have a vendor, one entry for each page. */
export function useCategories() {
  const { data } = useQuery(q(whitelabel))
  const seen = new Set<string>()
  return (data?.navigation ?? [])
    .filter((item) => item.vendorCount > 0 && Object.hasOwn(CATEGORIES, item.gameType))
    .map((item) => ({ type: item.gameType as GameType, count: item.gameCount, ...CATEGORIES[item.gameType as GameType] }))
    .filter((item) => !seen.has(item.path) && seen.add(item.path))
}

/** The second row: home and the categories, each with its vendors in a drop-down. */
export function Nav() {
  const categories = useCategories()
  return (
    <nav className="nav" aria-label={text('shell.categoriesNav')}>
      <div className="wrap nav-row">
        <NavLink to="/" end>
          <House className="i" aria-hidden />
          {text('shell.home')}
        </NavLink>
        {categories.map((category) => (
          <NavItem key={category.path} type={category.type} path={category.path} />
        ))}
      </div>
    </nav>
  )
}

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200

function NavItem({ type, path }: { type: GameType; path: string }) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const { icon: Icon } = CATEGORIES[type]
  const soon = (to: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(to), ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div
      className="nav-item"
      ref={box}
      onPointerEnter={(event) => event.pointerType === 'mouse' && soon(true, OPEN_AFTER_MS)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && soon(false, CLOSE_AFTER_MS)}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        box.current?.querySelector('button')?.focus()
      }}
    >
      <NavLink to={path} onClick={() => setOpen(false)}>
        <Icon className="i" aria-hidden />
        {text(`category.${type}`)}
      </NavLink>
      <button type="button" className="chev" aria-expanded={open} aria-controls={open ? id : undefined} aria-label={text('shell.vendorsOf', { category: text(`category.${type}`) })} onClick={() => setOpen(!open)}>
        <ChevronDown className="i xs" aria-hidden />
      </button>
      {open && <VendorMenu id={id} type={type} onChosen={() => setOpen(false)} />}
    </div>
  )
}

/** A link to a category with one vendor chosen. */
export const vendorPath = (type: GameType, vassalage: string): string => `${CATEGORIES[type].path}?page=${encodeURIComponent(vassalage)}`

/** The way to every vendor of a category. */
export function MoreVendors({ type, onChosen }: { type: GameType; onChosen: () => void }) {
  return (
    <Link className="vm-more" to={`${CATEGORIES[type].path}?vendors=all`} onClick={onChosen}>
      {text('shell.more')}
    </Link>
  )
}
