import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useBrand } from '../brand.ts'

/** Names the page, and after a change of route puts the reader's focus on its heading. */
export function usePage(title: string): void {
  const { brandName } = useBrand()
  const { pathname, key } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title, brandName])
  useEffect(() => {
    // The first page of a visit has key "default": there the reader begins at the top.
    if (key === 'default') return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (how !== 'POP') scrollTo(0, 0)
    // Only a change of page moves the focus; filters in the query don't.
  }, [pathname])
}
