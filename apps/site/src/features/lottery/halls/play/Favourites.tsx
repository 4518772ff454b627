import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { SavedSets } from '../../board/SavedSets.tsx'
import type { Board, Marks } from '../boards/board.ts'
import { keptOf, widthOf, withFavourites } from './favourites.ts'

interface Props {
  family: string
  board: Board
  marks: Marks
  onMarks: (marks: Marks) => void
}

/** The member's saved numbers for a board of the halls: to put on it, or to keep what is on it. */
export function Favourites({ family, board, marks, onMarks }: Props) {
  const [open, setOpen] = useState(false)
  const width = widthOf(board)
  if (width === undefined) return null
  return (
    <>
      <Button size="sm" look="ghost" onClick={() => setOpen(true)}>
        <Star className="i s" aria-hidden />
        {text('lottery.again.sets')}
      </Button>
      {open && (
        <Modal title={text('lottery.again.sets')} onClose={() => setOpen(false)}>
          <SavedSets
            family={family}
            width={width}
            picked={keptOf(board, marks)}
            onUse={(numbers) => {
              onMarks(withFavourites(board, marks, numbers))
              setOpen(false)
            }}
          />
        </Modal>
      )}
    </>
  )
}
