import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import type { LucideIcon } from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { CenterTab } from '../pages.ts'
import { seesTab } from './tab-audience.ts'
import { page } from '../shell/frame/page-chunk.ts'
import { PAGE_ICONS } from '../shell/nav/page-icons.ts'
import { PAGE_LIST, type Page } from '../shell/nav/page-list.ts'
import { TAB_GROUPS, tabOf } from './tabs.ts'

/** A tab as it is drawn. */
interface Panel {
  entry: Page
  Icon: LucideIcon | undefined
  Panel: LazyExoticComponent<ComponentType>
}

const PANELS = new Map<CenterTab, Panel>(
  PAGE_LIST.flatMap((entry) => {
    const tab = tabOf(entry)
    if (!tab || !entry.center) return []
    const icon = entry.center.icon ?? entry.icon
    return [[tab, { entry, Icon: icon && PAGE_ICONS[icon], Panel: lazy(page(entry.center.load)) }] as const]
  }),
)

export const panelOf = (tab: CenterTab): Panel | undefined => PANELS.get(tab)

/**
 * The tabs that a member finds in a brand whose switches `isOn` knows, group by group. Free play
 * finds what a member would: each tab says that it needs a real account.
 */
export function groupsFor(member: MemberInfo, isOn: (id: SwitchId) => boolean): readonly (readonly CenterTab[])[] {
  return TAB_GROUPS.map((group) => group.filter((tab) => isFor(tab, member, isOn))).filter(({ length }) => length > 0)
}

function isFor(tab: CenterTab, member: MemberInfo, isOn: (id: SwitchId) => boolean): boolean {
  const entry = panelOf(tab)?.entry
  if (!entry || entry.absent || (entry.switch && !entry.switch.some(isOn))) return false
  if (entry.center?.sees && !entry.center.sees(member)) return false
  return isTrial(member.type) || seesTab(member.type, entry)
}
