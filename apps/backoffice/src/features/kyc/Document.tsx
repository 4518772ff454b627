import './kyc.css'
import type { ImageRef } from '@senluna/contract/site/files.ts'
import { readPicture } from '@senluna/web/client/images/picture.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../say.ts'

/**
 * A picture of a document: fetched only when somebody wants to look, since each look is written
 * down.
 */
export function Document({ image, name }: { image: ImageRef; name: string }) {
  const [open, setOpen] = useState(false)
  const read = useQuery({
    queryKey: ['kyc-picture', image.fileId],
    queryFn: () => readPicture(image.url),
    enabled: open,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Eye className="i s" aria-hidden />
        {name}
      </Button>
      {open && (
        <Modal title={name} size="wide" onClose={() => setOpen(false)}>
          {read.isError && <p role="alert">{say('desk.kyc.lost')}</p>}
          {read.data && (
            <img className="kyc-large" src={read.data} alt={name} width={image.width} height={image.height} />
          )}
        </Modal>
      )}
    </>
  )
}
