import { depositProof, type DepositOrder } from '@senluna/contract/money/deposits.ts'
import { IMAGE_COUNT } from '@senluna/contract/site/files.ts'
import { brokenPicture, sendPicture } from '@senluna/web/client/images/picture.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { useState } from 'react'
import { ChoosePictures } from '../../../../pictures/ChoosePictures.tsx'
import { useOrderAct } from '../use-deposit.ts'

/** Pictures of the payment, for when its money doesn't come: chosen is sent, and staff look. */
export function ProofField({ order }: { order: DepositOrder }) {
  const send = useOrderAct(depositProof, order.orderNo)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const sent = order.proof.length
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    // Whoever chose more decides which of them go: none is left out in silence.
    if (files.length > IMAGE_COUNT - sent) return setError(text('refusal.FILE_COUNT'))
    const broken = files.map((file) => brokenPicture(file)).find((file) => file !== undefined)
    if (broken) return setError(text(`refusal.${broken}`))
    setBusy(true)
    setError(undefined)
    try {
      const pictures = await Promise.all(files.map((file) => sendPicture(file, 'PROOF')))
      await send.mutateAsync({ fileIds: pictures.map(({ fileId }) => fileId) })
    } catch (refused) {
      setError(sentenceOf(refused))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="deposit-proof">
      <ChoosePictures
        look="line"
        block
        label={busy ? 'deposit.proof.busy' : 'deposit.proof'}
        testId="deposit-proof"
        busy={busy}
        disabled={sent >= IMAGE_COUNT}
        onTake={(files) => void take(files)}
      />
      <p className="hint">
        {sent > 0 ? text('deposit.proof.sent', { count: sent }) : text('deposit.proof.hint', { count: IMAGE_COUNT })}
      </p>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
