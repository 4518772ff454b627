import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ChevronDown, X } from 'lucide-react'
import { useId, type RefObject } from 'react'
import { NavLink } from 'react-router'
import type { Place, PlaceGroup } from '../../place.ts'
import { say } from '../../say.ts'
import { useDesk } from '../../session.ts'
import type { NavSheet } from '../nav-sheet.ts'
import type { Waiting } from '../waiting.ts'
import { useFolded } from './folded.ts'
import { Star } from './Star.tsx'

interface Props {
  box: RefObject<HTMLElement | null>
  sheet: NavSheet
  groups: readonly PlaceGroup[]
  /** The page that is open, where it is one of the menu's. */
  here: Place | undefined
  favorites: readonly Place[]
  recent: readonly Place[]
  waiting: Readonly<Record<string, Waiting>>
}

/**
 * The menu: favorites and recent pages first, then every group; each folds, and stays as it was
 * left.
 */
export function SideMenu({ box, sheet, groups, here, favorites, recent, waiting }: Props) {
  const { status } = useDesk()
  const folded = useFolded()
  const shown: readonly Shown[] = [
    { group: 'desk.nav.favorites', places: favorites, repeats: true },
    { group: 'desk.nav.recent', places: recent, repeats: true },
    ...groups,
  ]
  return (
    <nav className={sheet.open ? 'sb open' : 'sb'} id="desk-nav" ref={box} aria-label={say('desk.nav')}>
      <div className="sb-head">
        <p className="sb-brand">{status.brandName}</p>
        {sheet.open && (
          <>
            {here && <Star path={here.path} />}
            <IconButton label={say('desk.list.close')} onClick={sheet.close}>
              <X className="i s" aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {shown
        .filter(({ places }) => places.length > 0)
        .map((group) => (
          <Group
            key={group.group}
            group={group}
            here={here}
            waiting={waiting}
            open={!folded.has(group.group)}
            onFold={() => folded.turn(group.group)}
          />
        ))}
    </nav>
  )
}

interface Shown extends PlaceGroup {
  /** Its pages stand in other groups, too: what waits in them is shown there. */
  repeats?: boolean
}

interface GroupProps {
  group: Shown
  here: Place | undefined
  waiting: Readonly<Record<string, Waiting>>
  open: boolean
  onFold: () => void
}

/** A group under its name. Folded it says what waits in it, and whether the open page is in it. */
function Group({ group: { group, places, repeats }, here, waiting, open, onFold }: GroupProps) {
  const id = useId()
  const isHere = !open && !repeats && places.some(({ path }) => path === here?.path)
  return (
    <div className="sb-group">
      <button
        type="button"
        className="sb-fold"
        aria-expanded={open}
        aria-controls={id}
        aria-current={isHere || undefined}
        onClick={onFold}
      >
        <span>{say(group)}</span>
        {!open && !repeats && <Count waiting={together(places.map(({ path }) => waiting[path]))} />}
        <ChevronDown className="i xs" aria-hidden />
      </button>
      <div id={id} hidden={!open}>
        {open &&
          places.map(({ path, name, icon: Icon }) => (
            <NavLink key={path} to={path}>
              <Icon className="i" aria-hidden />
              <span>{say(name)}</span>
              <Count waiting={waiting[path]} />
            </NavLink>
          ))}
      </div>
    </div>
  )
}

const together = (parts: readonly (Waiting | undefined)[]): Waiting => ({
  waiting: parts.reduce((sum, part) => sum + (part?.waiting ?? 0), 0),
  late: parts.some((part) => part !== undefined && part.waiting > 0 && part.late),
})

function Count({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting || waiting.waiting === 0) return null
  return <span className={waiting.late ? 'count late num' : 'count num'}>{countText(waiting.waiting)}</span>
}
