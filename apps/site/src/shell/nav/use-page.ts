import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useBrand } from '../../brand.ts'

/** Names the page, and after a change of route puts the reader's focus on its heading. */
export function usePage(title: string): void {
  const { brandName } = useBrand()
  const { pathname, key } = useLocation()
  const how = useNavigationType()
  const last = useRef('')
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName
  }, [title, brandName])
  useEffect(() => {
    // Only a change of page moves the focus: filters in the query don't, and on its first page the
    // reader begins at the top.
    const first = last.current === '' && key === 'default'
    const same = last.current === pathname
    last.current = pathname
    if (first || same) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (how !== 'POP') scrollTo(0, 0)
  }, [pathname, key, how])
}
