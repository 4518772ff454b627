import { lotteryOrderOf, type LotteryOrder } from '@senluna/contract/lottery.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { Repeat2 } from 'lucide-react'
import { useOrders } from '../../draw/orders.ts'
import type { Slip } from '../../slip/slip.ts'
import { linesAgain } from './slip-line.ts'

interface Props {
  gameCode: string
  /** The bet types that can be bet now. */
  offered: readonly string[]
  slip: Slip
  locked: boolean
}

/** A list leaves long selections out: they stand only in the order itself. */
const isComplete = ({ tickets }: LotteryOrder) => tickets.every(({ selection }) => selection !== null)

/** Writes the bets of the member's last order onto the slip once more; nothing is placed by it. */
export function RepeatLast({ gameCode, offered, slip, locked }: Props) {
  const last = useOrders(gameCode).data?.list[0]
  const repeat = useMutation({
    mutationFn: async (order: LotteryOrder) => {
      const complete = isComplete(order) ? order : await call(lotteryOrderOf, { params: { no: order.orderNo } })
      const lines = linesAgain(complete, gameCode, new Set(offered))
      slip.put(lines)
      return lines.length
    },
  })
  if (!last) return null
  return (
    <>
      <Button size="sm" look="ghost" busy={repeat.isPending} disabled={locked} onClick={() => repeat.mutate(last)}>
        <Repeat2 className="i s" aria-hidden />
        {text('lottery.again.last')}
      </Button>
      <output className="lh-again-news">
        {repeat.data !== undefined &&
          (repeat.data > 0 ? text('lottery.again.put', { count: repeat.data }) : text('lottery.again.gone'))}
      </output>
      <RefusalNote error={repeat.error} />
    </>
  )
}
