import { keptInTab } from '@senluna/web/client/storage.ts'
import { useState } from 'react'

/**
 * What somebody types as an amount: it is there again when the form was closed, or its member had
 * to log in anew, in the same tab, until it was sent (an empty text). Logging out forgets it.
 */
export function useKeptAmount(form: string) {
  const key = `amount-${form}`
  const [typed, setTyped] = useState(() => keptInTab.get(key) ?? '')
  const type = (next: string) => {
    setTyped(next)
    keptInTab.set(key, next || null)
  }
  return [typed, type] as const
}
