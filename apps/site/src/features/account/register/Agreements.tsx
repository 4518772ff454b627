import { text } from '@senluna/web/client/text.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TermsLink } from './TermsLink.tsx'

interface Props {
  /** What registration asks for: the age, and which terms. */
  setting: { minAge: number; terms: { version: string } }
  age: boolean
  terms: boolean
  onAge: (on: boolean) => void
  onTerms: (on: boolean) => void
  /** The form was sent: what is missing is said. */
  tried: boolean
}

/**
 * What somebody declares before an account is opened: to be old enough, and to agree to the terms,
 * whose version stands in their text.
 */
export function Agreements({ setting, age, terms, onAge, onTerms, tried }: Props) {
  const must = (on: boolean) => (tried && !on ? text('form.agree') : undefined)
  return (
    <>
      <Checkbox checked={age} onChecked={onAge} error={must(age)}>
        {text('register.age', { age: setting.minAge })}
      </Checkbox>
      <Checkbox checked={terms} onChecked={onTerms} error={must(terms)}>
        {text('register.terms')}
      </Checkbox>
      <TermsLink version={setting.terms.version} />
    </>
  )
}
