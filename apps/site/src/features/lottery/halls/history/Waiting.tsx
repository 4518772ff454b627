import { MINUTE } from '@senluna/kit/time.ts'
import { useOfflineSince } from '@senluna/web/client/online.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentAt, useNow } from '../../draw/clock.ts'

/** A result that is so long in coming is late. */
const LATE_MS = MINUTE

/** Why there is no result: nothing was drawn yet, it is being drawn, it is late, or no network. */
export function Waiting({ drawAt }: { drawAt: string | undefined }) {
  const offline = useOfflineSince() !== null
  const now = useNow()
  const why =
    drawAt === undefined
      ? 'lottery.show.first'
      : offline
        ? 'lottery.show.offline'
        : now - momentAt(drawAt) > LATE_MS
          ? 'lottery.show.late'
          : 'lottery.show.waiting'
  return <p className="hint">{text(why)}</p>
}
