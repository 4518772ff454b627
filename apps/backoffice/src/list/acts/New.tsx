import { Button } from '@senluna/web/ui/Button.tsx'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { ActForm } from './ActForm.tsx'
import type { Act } from '../spec.ts'

/** The way to make a new row of a list: `head: <New act={…} refreshes={source.key} />`. */
export function New({ act, refreshes }: { act: Act<undefined>; refreshes: QueryKey }) {
  const client = useQueryClient()
  const may = useRight(act.right)
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button look="gold" size="sm" onClick={() => setOpen(true)}>
        <Plus className="i s" aria-hidden />
        {say(act.name)}
      </Button>
      {open && (
        <ActForm
          act={act}
          rows={[undefined]}
          onDone={() => void client.invalidateQueries({ queryKey: refreshes })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
