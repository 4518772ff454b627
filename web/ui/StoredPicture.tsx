import './stored-picture.css'
import type { ImageRef } from '@senluna/contract/site/files.ts'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { readPicture } from '../client/images/picture.ts'
import { Modal } from './Modal.tsx'

/**
 * A picture that the server shows only to whom it concerns, small; pressed it is as large as there
 * is room. `lost` is its name when it can't be read.
 */
export function StoredPicture({ image, name, lost }: { image: ImageRef; name: string; lost: string }) {
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
        aria-label={read.isError ? lost : name}
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
