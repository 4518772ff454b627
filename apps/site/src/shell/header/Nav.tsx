import { whitelabel } from '@senluna/contract/site/system.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Ellipsis, Gift, Handshake, House, Smartphone, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { CATEGORIES } from '../nav/categories.ts'
import { useMenuPages } from '../nav/open-pages.ts'
import { nameOf } from '../nav/page-name.ts'
import { useCategories } from '../nav/use-categories.ts'
import { useFitting } from './use-fitting.ts'
import { page, SOON } from '../frame/page-chunk.ts'

const VendorMenu = lazy(
  page(async () => ({ default: (await import('../nav/vendors/VendorMenu.tsx')).VendorMenu }), SOON),
)

/**
 * The second row: home and the categories, each with its vendors in a drop-down; what doesn't fit
 * is under "More".
 */
export function Nav() {
  const categories = useCategories()
  const row = useRef<HTMLDivElement>(null)
  const pages = usePages()
  const fits = useFitting(row, categories.length + pages.length)
  const navigate = useNavigate()
  const entries = [
    ...categories.map((category) => ({ ...category, name: text(`category.${category.type}`) })),
    ...pages,
  ]
  const rest = entries.slice(fits)
  return (
    <nav className="nav" aria-label={text('shell.categoriesNav')}>
      <div className="wrap nav-row" ref={row}>
        <NavLink to="/" end>
          <House className="i" aria-hidden />
          {text('shell.home')}
        </NavLink>
        {entries.slice(0, fits).map(({ path, icon: Icon, name, type, vendorCount }) =>
          type && vendorCount > 1 ? (
            <NavItem key={path} type={type} path={path} />
          ) : (
            <NavLink key={path} to={path}>
              <Icon className="i" aria-hidden />
              {name}
            </NavLink>
          ),
        )}
        {rest.length > 0 && (
          <Menu
            label={text('shell.moreMenu')}
            style={{ insetInlineEnd: 0, top: '100%' }}
            button={(props) => (
              <button type="button" className="nav-more" {...props}>
                <Ellipsis className="i" aria-hidden />
                {text('shell.moreMenu')}
              </button>
            )}
          >
            {(close) =>
              rest.map(({ name, path, icon: Icon }) => (
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
                  {name}
                </button>
              ))
            }
          </Menu>
        )}
      </div>
    </nav>
  )
}

/** Pictures of the pages in the row. */
const ICONS: Readonly<Record<string, LucideIcon>> = { promotions: Gift, app: Smartphone, join: Handshake }

/** What follows the categories, once those are known: pages of the brand itself. */
function usePages() {
  const { isPending } = useQuery(q(whitelabel))
  const pages = useMenuPages('row')
  if (isPending) return []
  return pages.map((page) => ({
    path: page.path,
    icon: ICONS[page.id] ?? Ellipsis,
    name: nameOf(page, 'row'),
    type: undefined,
    vendorCount: 0,
  }))
}

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200

function NavItem({ type, path }: { type: GameType; path: string }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const { icon: Icon } = CATEGORIES[type]
  useHover(box, setOpen)
  return (
    <div className="nav-item" ref={box}>
      <NavLink to={path} onClick={() => setOpen(false)}>
        <Icon className="i" aria-hidden />
        {text(`category.${type}`)}
      </NavLink>
      <button
        type="button"
        className="chev"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={text('shell.vendorsOf', { category: text(`category.${type}`) })}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown className="i xs" aria-hidden />
      </button>
      <Suspense>{open && <VendorMenu id={id} type={type} onChosen={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

/**
 * Opens after a short stay of the mouse and closes a little after it left; Escape and a focus
 * elsewhere close at once.
 */
function useHover(box: RefObject<HTMLElement | null>, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const item = box.current
    if (!item) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (open: boolean, ms: number) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => setOpen(open), ms)
    }
    const [enter, leave] = [soon(true, OPEN_AFTER_MS), soon(false, CLOSE_AFTER_MS)]
    const blurred = (event: FocusEvent) => {
      if (!item.contains(event.relatedTarget as Node | null)) setOpen(false)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      item.querySelector('button')?.focus()
    }
    item.addEventListener('pointerenter', enter)
    item.addEventListener('pointerleave', leave)
    item.addEventListener('focusout', blurred)
    item.addEventListener('keydown', pressed)
    return () => {
      clearTimeout(timer)
      item.removeEventListener('pointerenter', enter)
      item.removeEventListener('pointerleave', leave)
      item.removeEventListener('focusout', blurred)
      item.removeEventListener('keydown', pressed)
    }
  }, [box, setOpen])
}
