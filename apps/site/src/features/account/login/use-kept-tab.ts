import { keptInTab } from '@senluna/web/client/storage.ts'
import { useState } from 'react'

/**
 * Which of the ways through a form is chosen: kept in this tab of the browser, so that a reload
 * doesn't lose it.
 */
export function useKeptTab<Way extends string>(form: string, ways: readonly [Way, ...Way[]], asked?: Way) {
  const place = `way-${form}`
  const [way, setWay] = useState<Way>(() => asked ?? ways.find((way) => way === keptInTab.get(place)) ?? ways[0])
  const choose = (next: Way) => {
    keptInTab.set(place, next)
    setWay(next)
  }
  return [way, choose] as const
}
