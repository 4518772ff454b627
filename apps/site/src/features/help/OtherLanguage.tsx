import { endonym, text } from '@senluna/web/client/text.ts'
import { Languages } from 'lucide-react'

/** Says that a text is not in the reader's language. */
export function OtherLanguage({ is }: { is: string }) {
  return (
    <p className="note info">
      <Languages className="i s" aria-hidden />
      {text('help.language', { language: endonym(is) })}
    </p>
  )
}
