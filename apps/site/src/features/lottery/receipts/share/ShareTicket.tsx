import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Share2 } from 'lucide-react'
import { shareTicket } from './share-ticket.ts'

/** Shares what a ticket is on: by the device's own window, copied where it has none. */
export function ShareTicket({ ticket }: { ticket: LotteryTicket }) {
  const share = async () => {
    const shared = await shareTicket(ticket)
    if (shared === 'COPIED') toast('success', text('lottery.share.copied'))
    if (shared === 'FAILED') toast('error', text('lottery.share.failed'))
  }
  return (
    <Button size="sm" look="ghost" onClick={() => void share()}>
      <Share2 className="i s" aria-hidden />
      {text('lottery.share.button')}
    </Button>
  )
}
