import { CircleAlert } from 'lucide-react'
import { sentenceOf } from '../client/sentence.ts'

/** Why it did not work, at the place where it was tried. */
export function RefusalNote({ error, more }: { error: unknown; more?: string }) {
  if (!error) return null
  return (
    <div className="note" role="alert">
      <CircleAlert className="i s" aria-hidden />
      <span>
        {sentenceOf(error)}
        {more && ` ${more}`}
      </span>
    </div>
  )
}
