import { readPicture } from '@senluna/web/client/images/picture.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'

/**
 * A picture that something is shown by: fetched only when somebody wants to look, since each look
 * is written down.
 */
export function Evidence({ url, name }: { url: string; name: string }) {
  const [open, setOpen] = useState(false)
  const read = useQuery({
    queryKey: ['evidence', url],
    queryFn: () => readPicture(url),
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
          {read.data && <img className="evidence" src={read.data} alt={name} />}
        </Modal>
      )}
    </>
  )
}
