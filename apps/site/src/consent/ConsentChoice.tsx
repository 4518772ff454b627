import { text } from '@senluna/web/client/text.ts'
import { useBrand } from '../brand.ts'
import { askAgain } from './choice.ts'

/** The way back to what somebody has said about being counted; nothing where nobody counts. */
export function ConsentChoice() {
  if (useBrand().analytics.length === 0) return null
  return (
    <button type="button" onClick={() => askAgain(true)}>
      {text('analytics.choice')}
    </button>
  )
}
