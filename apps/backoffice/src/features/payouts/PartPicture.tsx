import type { ImageRef } from '@senluna/contract/files.ts'
import { readPicture } from '@senluna/web/client/picture.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'

/** The picture of a payment: fetched only when somebody wants to look, since each look is written down. */
export function PartPicture({ image, name }: { image: ImageRef; name: string }) {
  const [open, setOpen] = useState(false)
  const read = useQuery({
    queryKey: ['payout-picture', image.fileId],
    queryFn: () => readPicture(image.url),
    enabled: open,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Eye className="i s" aria-hidden />
        {name}
      </Button>
      {open && (
        <Modal title={name} size="wide" onClose={() => setOpen(false)}>
          {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
          {read.data && (
            <img
              src={read.data}
              alt={name}
              width={image.width}
              height={image.height}
              style={{ display: 'block', width: '100%', height: 'auto', maxHeight: '75dvh', objectFit: 'contain' }}
            />
          )}
        </Modal>
      )}
    </>
  )
}
