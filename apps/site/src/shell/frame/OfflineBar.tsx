import { useOfflineSince } from '@senluna/web/client/online.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

/** A thin bar while there is no network; what was loaded stays readable. */
export function OfflineBar() {
  const { timeZone } = useBrand()
  const since = useOfflineSince()
  if (!since) return null
  return <output className="offline">{text('shell.offlineSince', { time: clockText(since, timeZone) })}</output>
}
