import type { SwitchNode } from '@senluna/kit/brand.ts'
import { aboveSwitch, SWITCH_IDS, usuallyOn, type SwitchId } from '@senluna/kit/switches.ts'

/** The usual tree of switches, with what a brand wants otherwise. */
export const usualSwitches = (changes: Readonly<Partial<Record<SwitchId, boolean>>> = {}): SwitchNode[] =>
  below(undefined, changes)

const below = (above: SwitchId | undefined, changes: Readonly<Partial<Record<SwitchId, boolean>>>): SwitchNode[] =>
  SWITCH_IDS.filter((id) => aboveSwitch(id) === above).map((modId) => ({
    modId,
    enabled: changes[modId] ?? usuallyOn(modId),
    childrenNodes: below(modId, changes),
  }))
