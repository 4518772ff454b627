import type { Right } from '@senluna/kit/staff.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
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
  /** The switch of the brand that it hangs on. */
  hangsOn?: SwitchId | undefined
}

/** A page that is loaded when it is opened. */
export const place = (
  path: string,
  name: DeskTextKey,
  right: Right,
  icon: LucideIcon,
  load: () => Promise<{ default: ComponentType }>,
  hangsOn?: SwitchId,
): Place => ({ path, name, right, icon, page: lazy(load), hangsOn })

/** Pages that stand together in the menu. */
export interface PlaceGroup {
  group: DeskTextKey
  places: readonly Place[]
}
