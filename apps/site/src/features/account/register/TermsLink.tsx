import { text } from '@senluna/web/client/text.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

/**
 * The terms that are agreed to, in the version that is, beside the form: what was filled in stays.
 */
export function TermsLink({ version }: { version: string }) {
  return (
    <a
      className="link small"
      href={pathTo('helpWindow.topic', { topic: 'terms' }, { version })}
      target="_blank"
      rel="noopener"
    >
      {text('help.readTerms')}
    </a>
  )
}
