import { useRef } from 'react'
import { agreeTo, type Agreed, type Agreement } from './agreed.ts'

/**
 * What was agreed to for one order, added to each time: it stands at every further try, so that one
 * that needs several words is taken, and one whose answer was lost is sent again as it was. It ends
 * when anything of `order` changes.
 */
export function useAgreed(...order: readonly unknown[]) {
  const kept = useRef<{ order: readonly unknown[]; agreed: Agreed }>(undefined)
  return (more: Agreement): Agreed => {
    const isSame = kept.current?.order.every((part, place) => part === order[place]) ?? false
    const agreed = agreeTo((isSame && kept.current?.agreed) || {}, more)
    kept.current = { order, agreed }
    return agreed
  }
}
