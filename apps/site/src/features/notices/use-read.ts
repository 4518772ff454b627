import { readNotice, type Notice } from '@senluna/contract/site/notices.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { useEffect } from 'react'

/** What this tab has told the server already. */
const told = new Set<string>()

/**
 * Tells the server that a notice is being read as it stands: once in a tab, and never in the way of
 * the page.
 */
export function useRead(notice: Pick<Notice, 'id' | 'version'> | undefined): void {
  const { id, version } = notice ?? {}
  useEffect(() => {
    const name = `${id} ${version}`
    if (id === undefined || told.has(name)) return
    told.add(name)
    call(readNotice, { params: { id } }).catch(() => told.delete(name))
  }, [id, version])
}
