import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { text } from '@senluna/web/client/text.ts'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { pathTo } from '../shell/nav/path-to.ts'
import { nameFor } from './entries.ts'
import type { AgentEntry } from './entry.ts'

/** The pages of the center; on a phone a row to scroll, with the open one in view. */
export function AgentMenu({
  entries,
  open,
  member,
}: {
  entries: readonly AgentEntry[]
  open: string
  member: MemberInfo
}) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <nav ref={nav} className="ag-menu" aria-label={text('agent.menu')}>
      {entries.map((entry) => {
        const { id, Icon, Count } = entry
        return (
          <NavLink key={id} to={pathTo('agentCenter.entry', { entry: id })}>
            <Icon className="i" aria-hidden />
            <span>{text(nameFor(member, entry))}</span>
            {Count && <Count />}
          </NavLink>
        )
      })}
    </nav>
  )
}
