import { useEffect, useState } from 'react'

/** Whether motion is unwelcome, or nobody looks. */
const isStill = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Goes through steps of so many ms each, from the first or where it had come to. At the end at once
 * where it isn't to play, motion is unwelcome, or the page is hidden; `skip` goes there too.
 */
export function useSteps(times: readonly number[], plays: boolean, from = 0) {
  const all = times.length
  const [shown, setShown] = useState(() => (!plays || isStill() ? all : Math.min(from, all)))
  const over = shown >= all
  useEffect(() => {
    if (over) return
    const timer = setTimeout(() => setShown((now) => now + 1), times[shown])
    return () => clearTimeout(timer)
  }, [shown, over, times])
  useEffect(() => {
    if (over) return
    const toEnd = () => setShown(all)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && toEnd()
    const onHidden = () => document.hidden && toEnd()
    addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [over, all])
  return { shown: Math.min(shown, all), over, skip: () => setShown(all) }
}
