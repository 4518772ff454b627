import { endonym } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../say.ts'
import { useLanguages } from './LanguageChoice.tsx'

interface Props<Value extends string> {
  value: Value
  onValue: (value: Value) => void
}

/** Whether those who are meant ever put money in; empty: either. */
export function DepositedChoice({ value, onValue }: Props<'' | 'YES' | 'NO'>) {
  return (
    <Select
      label={say('desk.who.deposited')}
      value={value}
      options={[
        ['', say('desk.who.any')],
        ['YES', say('desk.who.deposited.YES')],
        ['NO', say('desk.who.deposited.NO')],
      ]}
      onValue={onValue}
    />
  )
}

/** The language of those who are meant; empty: any. */
export function SpokenChoice({ value, onValue }: Props<string>) {
  const languages = useLanguages()
  return (
    <Select
      label={say('desk.notices.language')}
      value={value}
      options={[
        ['', say('desk.who.any')] as const,
        ...languages.map((language) => [language, endonym(language)] as const),
      ]}
      onValue={onValue}
    />
  )
}
