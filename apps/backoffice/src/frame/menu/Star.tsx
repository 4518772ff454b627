import { FAVORITES_MOST } from '@senluna/contract/desk/favorites.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Star as StarIcon } from 'lucide-react'
import { say } from '../../say.ts'
import { useFavorite } from './favorites.ts'

/** Makes a page a favorite, or no longer. */
export function Star({ path }: { path: string }) {
  const { isKept, isFull, turn, waits } = useFavorite(path)
  const name = isFull ? 'desk.star.full' : isKept ? 'desk.star.remove' : 'desk.star.add'
  return (
    <IconButton
      className={isKept ? 'star on' : 'star'}
      label={say(name, { n: FAVORITES_MOST })}
      aria-disabled={isFull || waits || undefined}
      onClick={() => {
        if (!isFull && !waits) turn()
      }}
    >
      <StarIcon className="i s" aria-hidden />
    </IconButton>
  )
}
