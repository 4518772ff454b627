import { protection } from '@senluna/contract/member/protection.ts'
import { SESSION_WARNING } from '@senluna/kit/protection/protection.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Warns a member with a limit on a day's minutes when ten are left. Shows nothing itself. */
export default function SessionWarning() {
  const ends = useQuery(q(protection)).data?.sessionEndsAt
  useEffect(() => {
    if (ends === undefined) return
    const left = Date.parse(ends) - Date.now()
    if (left <= 0) return
    const warn = () => {
      const count = Math.max(1, Math.ceil((Date.parse(ends) - Date.now()) / MINUTE))
      toast('info', text('rg.session.soon', { count }))
    }
    const timer = setTimeout(warn, Math.max(0, left - SESSION_WARNING))
    return () => clearTimeout(timer)
  }, [ends])
  return null
}
