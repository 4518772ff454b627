import { CircleAlert } from 'lucide-react'
import { sentenceOf } from '../client/sentence.ts'

/** Why it did not work, at the place where it was tried. */
export function RefusalNote({ of, more }: { of: unknown; more?: string }) {
  if (!of) return null
  return (
    <div className="note" role="alert">
      <CircleAlert className="i s" aria-hidden />
      <span>
        {sentenceOf(of)}
        {more && ` ${more}`}
      </span>
    </div>
  )
}
