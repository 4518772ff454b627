import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import type { LucideIcon } from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { CenterTab } from '../pages.ts'
import { seesTab } from './tab-audience.ts'
import { page } from '../shell/frame/page-chunk.ts'
import { runs } from '../shell/nav/engines.ts'
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
  const isListed = (tab: CenterTab) => hasUse(tab) && isFor(tab, member, isOn)
  return TAB_GROUPS.map((group) => group.filter(isListed)).filter(({ length }) => length > 0)
}

/** Whether a tab can do what it is for; until then no list has it and its address says so. */
export const hasUse = (tab: CenterTab): boolean => runs(panelOf(tab)?.entry ?? {})

/** The tab of an address whose engine doesn't run yet, where the member may see it. */
export const soonTab = (
  asked: string | null,
  member: MemberInfo,
  isOn: (id: SwitchId) => boolean,
): CenterTab | undefined => TAB_GROUPS.flat().find((tab) => tab === asked && !hasUse(tab) && isFor(tab, member, isOn))

function isFor(tab: CenterTab, member: MemberInfo, isOn: (id: SwitchId) => boolean): boolean {
  const entry = panelOf(tab)?.entry
  if (!entry || entry.absent || (entry.switch && !entry.switch.some(isOn))) return false
  if (entry.center?.sees && !entry.center.sees(member)) return false
  return isTrial(member.type) || seesTab(member.type, entry)
}
