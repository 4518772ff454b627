import { text } from '@senluna/web/client/text.ts'

/** How hi-lo is played and what right guesses pay. */
export const Rules = () => (
  <>
    <p>{text('hilo.rules.how')}</p>
    <p>{text('hilo.rules.pays')}</p>
    <p>{text('hilo.rules.skip')}</p>
    <p>{text('run.rules.kept')}</p>
  </>
)
