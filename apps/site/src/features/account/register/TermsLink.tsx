import { text } from '@senluna/web/client/text.ts'

/**
 * The terms that are agreed to, in the version that is, beside the form: what was filled in stays.
 */
export function TermsLink({ version }: { version: string }) {
  return (
    <a className="link small" href={`/helpmc/terms?version=${version}`} target="_blank" rel="noopener">
      {text('help.readTerms')}
    </a>
  )
}
