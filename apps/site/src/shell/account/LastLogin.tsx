import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'
import { lastLogin } from './last-login.ts'

/** When and from where the log-in before this one was, so that a stranger's would be seen. */
export function LastLogin() {
  const { timeZone } = useBrand()
  const last = lastLogin()
  if (!last) return null
  const place = [last.place, last.ip].filter(Boolean).join(' · ')
  return <p className="hint last-login">{text('after.last', { time: whenText(last.at, timeZone), place })}</p>
}
