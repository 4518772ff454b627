import type { Right } from '@senluna/kit/staff.ts'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import type { LucideIcon } from 'lucide-react'
import { lazy, type ComponentType } from 'react'

/** One page of the desk: who may open it, and what it is. */
export interface Place {
  path: string
  name: DeskTextKey
  right: Right
  icon: LucideIcon
  page: ComponentType
}

/** A page that is loaded when it is opened. */
export const place = (
  path: string,
  name: DeskTextKey,
  right: Right,
  icon: LucideIcon,
  load: () => Promise<{ default: ComponentType }>,
): Place => ({ path, name, right, icon, page: lazy(load) })

/** Pages that stand together in the menu. */
export interface PlaceGroup {
  group: DeskTextKey
  places: readonly Place[]
}
