import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useEffect } from 'react'
import { Navigate } from 'react-router'

/** Home, because there is no such page. */
export function Unknown() {
  useEffect(() => toast('info', text('shell.unknownPage')), [])
  return <Navigate to="/" replace />
}
