import { unreadCount } from '@senluna/contract/site/messages.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CenterTab } from '../pages.ts'
import { useMember } from '../session.ts'
import { panelOf } from './panels.ts'
import { tabName } from './tab-name.ts'
import { useCenter } from './use-center.ts'
import { useClaimable } from '../rewards/use-missions.ts'

interface Props {
  groups: readonly (readonly CenterTab[])[]
  /** The open one; none while the list stands alone. */
  page: CenterTab | undefined
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The list of the center's pages. Tab reaches each; the arrows go from one to the next. */
export function CenterMenu({ groups, page }: Props) {
  const center = useCenter()
  const member = useMember()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [page])
  const unread = useQuery(q(unreadCount)).data?.inbox ?? 0
  const claimable = useClaimable()
  useEffect(() => {
    const menu = nav.current
    const move = (event: KeyboardEvent) => {
      const entries = [...(menu?.querySelectorAll('button') ?? [])]
      const to = STEPS[event.key]?.(
        entries.findIndex((entry) => entry === document.activeElement),
        entries.length,
      )
      if (to === undefined) return
      event.preventDefault()
      entries[to]?.focus()
    }
    menu?.addEventListener('keydown', move)
    return () => menu?.removeEventListener('keydown', move)
  }, [])
  return (
    <nav ref={nav} className="mc-menu" aria-label={text('mc.menu')}>
      {groups.map((group) => (
        <ul key={group.join()}>
          {group.map((tab) => {
            const Icon = panelOf(tab)?.Icon
            return (
              <li key={tab}>
                <button
                  type="button"
                  aria-current={tab === page ? 'page' : undefined} // The open one again: to its heading, as any other would.
                  onClick={({ currentTarget }) =>
                    tab === page
                      ? currentTarget.closest('dialog')?.querySelector<HTMLElement>('.mc-top h2')?.focus()
                      : center.open(tab)
                  }
                >
                  {Icon && <Icon className="i" aria-hidden />}
                  <span>{tabName(tab, member)}</span>
                  {tab === 'messageV2' && unread > 0 && (
                    <>
                      <span className="mc-badge num" aria-hidden>
                        {unread > 99 ? '99+' : unread}
                      </span>
                      <span className="sr">{text('mc.unread', { count: unread })}</span>
                    </>
                  )}
                  {tab === 'missionLeaderboard' && claimable > 0 && (
                    <>
                      <span className="mc-badge num" aria-hidden>
                        {claimable}
                      </span>
                      <span className="sr">{text('mission.badge', { count: claimable })}</span>
                    </>
                  )}
                  <ChevronRight className="i xs flip" aria-hidden />
                </button>
              </li>
            )
          })}
        </ul>
      ))}
    </nav>
  )
}
