import type { ImageRef } from '@senluna/contract/files.ts'
import { readPicture } from '@senluna/web/client/picture.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../say.ts'

/** A picture that a member sent, small; pressed it is shown as large as there is room. */
export function TicketPicture({ image, name }: { image: ImageRef; name: string }) {
  const [open, setOpen] = useState(false)
  const read = useQuery({
    queryKey: ['picture', image.fileId],
    queryFn: () => readPicture(image.url),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const source = read.data
  const size = { width: image.width, height: image.height }
  return (
    <>
      <button
        type="button"
        className="talk-picture"
        aria-label={read.isError ? `${name}: ${say('desk.ticket.pictureLost')}` : name}
        disabled={!source}
        onClick={() => setOpen(true)}
      >
        {read.isError ? <ImageOff className="i" aria-hidden /> : source && <img src={source} alt="" {...size} />}
      </button>
      {open && source && (
        <Modal title={name} size="wide" onClose={() => setOpen(false)}>
          <img className="talk-large" src={source} alt={name} {...size} />
        </Modal>
      )}
    </>
  )
}
