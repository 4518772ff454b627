import { readNotice, type Notice } from '@senluna/contract/site/notices.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { useEffect } from 'react'

/** What this tab has reported as read. */
const reported = new Set<string>()

/**
 * Reports that a notice is being read as it stands: once in a tab, and never in the way of
 * the page.
 */
export function useRead(notice: Pick<Notice, 'id' | 'version'> | undefined): void {
  const { id, version } = notice ?? {}
  useEffect(() => {
    const name = `${id} ${version}`
    if (id === undefined || reported.has(name)) return
    reported.add(name)
    call(readNotice, { params: { id } }).catch(() => reported.delete(name))
  }, [id, version])
}
