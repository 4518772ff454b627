import { useRef } from 'react'

/** What a player agreed to of an order that wasn't taken as it was. */
export interface Accepted {
  acceptOddsChange?: true
  acceptPartial?: true
}

/**
 * What was agreed to for one order, added to each time: it stands at every further try, so that an order that needs both is taken, and
 * one whose answer was lost is sent again as it was. It ends when anything of `order` changes.
 */
export function useAccepted(...order: readonly unknown[]) {
  const kept = useRef<{ order: readonly unknown[]; said: Accepted }>(undefined)
  return (more: Accepted): Accepted => {
    const isSame = kept.current?.order.every((part, place) => part === order[place]) ?? false
    const said = { ...(isSame ? kept.current?.said : {}), ...more }
    kept.current = { order, said }
    return said
  }
}
