import type { MemberInfo } from '@senluna/contract/member/account.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { ComponentType } from 'react'
import type { Engine } from './engines.ts'
import type { PageIcon } from './page-icons.ts'

type Load = () => Promise<{ default: ComponentType }>

/**
 * Where a page stands in a menu, the smallest first. `trial`: free play sees it there, too; `name`:
 * this menu calls it otherwise.
 */
export type MenuPlace = number | { at: number; trial?: true; name?: TextKey }

/** A menu that lists pages. */
export type MenuName = 'account' | 'phone' | 'footer' | 'row'

/** A page of the member center. */
export interface CenterEntry {
  /** Its name in addresses, as the specification has it. */
  tab: string
  /** The tabs of a group stand together. */
  group: 1 | 2 | 3 | 4 | 5
  load: Load
  /** Where its picture is another than in menus. */
  icon?: PageIcon
  /** An agent's assistant sees it, too. */
  assistants?: true
  /** Who sees it, beside the rule of account types. */
  sees?: (member: MemberInfo) => boolean
  /** Menus lead to the page of its own, not into the center. */
  apart?: true
}

/** Everything the site has to know of a page. */
export interface PageEntry {
  /** Its address, `/*` for all below it. Absent: it is in the member center alone. */
  path?: string
  /** Other addresses of the same page. */
  also?: readonly string[]
  /** Addresses of its own parts, by name: `pathTo('help.ticket', { no })`. */
  parts?: Readonly<Record<string, string>>
  /** Its code. Absent: it is part of the first page, or leads to the member center. */
  load?: Load
  /** It says only what comes right behind the first page. Absent: the texts of later pages too. */
  says?: 'soon'
  /**
   * What stands around it: `header` alone · `dock` alone · `noDock` all but the dock · `alone`
   * nothing. Absent: everything.
   */
  layout?: 'header' | 'dock' | 'noDock' | 'alone'
  /** What the browser's title says; absent where the page names itself. */
  title?: TextKey
  /** What menus call it, where not by its title. */
  name?: TextKey
  icon?: PageIcon
  menus?: Readonly<Partial<Record<MenuName, MenuPlace>>>
  /** The switches it hangs on: one of them is on. */
  switch?: readonly SwitchId[]
  /**
   * Which accounts find it in menus: `accounts` real ones, an agent's assistant too · `owners` real
   * ones without assistants · `players` owners and free play · `agents`. Absent: everybody.
   */
  audience?: 'accounts' | 'owners' | 'players' | 'agents'
  /** Menus offer it only to who is logged in. */
  needsLogin?: true
  /**
   * It is somebody's own, as all that need a log-in, or a link of somebody's own leads to it:
   * nobody outside hears that it was opened.
   */
  own?: true
  /** It is shown also where a site is closed to guests. */
  whenClosed?: true
  /** It isn't built yet: no menu has it, and its address leads home. */
  absent?: true
  /**
   * What has to run for it to have any use; until then its address says that there is nothing yet.
   */
  engine?: Engine
  /** Only brands that have such a resource list it. */
  resource?: 'AFFILIATE'
  /** It is short: what can be played now follows on it. */
  short?: true
  center?: CenterEntry
}
