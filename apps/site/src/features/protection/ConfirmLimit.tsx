import type { LimitOf } from '@senluna/contract/member/protection.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useBrand } from '../../brand.ts'
import { limitText } from './amounts.ts'
import { useSetLimit } from './use-limits.ts'

/** The second yes to a looser limit. Keeping the old one is the safe button. */
export function ConfirmLimit({
  limit,
  wanted,
  onClose,
}: {
  limit: LimitOf
  wanted: string | null
  onClose: () => void
}) {
  const { currency } = useBrand()
  const { kind, value } = limit
  const set = useSetLimit(() => {
    toast('success', text('rg.confirmed'))
    onClose()
  })
  return (
    <Modal title={text('rg.confirm.of', { kind: text(`rg.kind.${kind}`) })} dialog onClose={onClose}>
      <p>
        {text('rg.confirm.ask', {
          kind: text(`rg.kind.${kind}`),
          from: limitText(kind, value, currency),
          to: limitText(kind, wanted, currency),
        })}
      </p>
      <RefusalNote error={set.error} />
      <div className="modal-foot">
        <Button onClick={onClose} data-autofocus>
          {text('rg.cancel')}
        </Button>
        <Button look="gold" busy={set.isPending} onClick={() => set.mutate({ kind, value: wanted, confirm: true })}>
          {text('rg.confirm')}
        </Button>
      </div>
    </Modal>
  )
}
