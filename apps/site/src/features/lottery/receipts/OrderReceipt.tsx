import '../lottery.css'
import { lotteryOrderOf } from '@senluna/contract/lottery.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Receipt } from './Receipt.tsx'

/**
 * The receipt of an order that is known by its number or id: the betting record opens its tickets
 * so.
 */
export function OrderReceipt({ no, onClose }: { no: string; onClose: () => void }) {
  const order = useQuery(q(lotteryOrderOf, { params: { no } }))
  if (order.data) return <Receipt order={order.data} onClose={onClose} />
  if (!order.error) return null
  return (
    <Modal title={text('lottery.play.receipt')} onClose={onClose}>
      <RefusalNote error={order.error} />
    </Modal>
  )
}
