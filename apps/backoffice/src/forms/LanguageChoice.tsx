import { brandOne } from '@senluna/contract/desk/brand/brand.ts'
import { q } from '@senluna/web/client/query.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { say } from '../say.ts'
import { useRight } from '../session.ts'

/** The languages of the brand, for what is written in each of them. */
export function useLanguages(): readonly string[] {
  const brand = useQuery({ ...q(brandOne), enabled: useRight('brand.view') })
  return brand.data?.languages ?? ['VI', 'EN']
}

interface Props {
  /** What is written, by language: those that have it bear a mark. */
  written: Readonly<Record<string, string>>
  /** The fields of the language that is open. */
  children: (language: string) => ReactNode
}

/**
 * What is written in each language of the brand, one at a time: the reader's own first, where it
 * has words.
 */
export function LanguageChoice({ written, children }: Props) {
  const languages = [...new Set([...useLanguages(), ...Object.keys(written)])]
  const [language, setLanguage] = useState(() =>
    written[chosenLanguage()] ? chosenLanguage() : (Object.keys(written)[0] ?? languages[0] ?? 'VI'),
  )
  return (
    <>
      <Select
        label={say('desk.notices.language')}
        value={language}
        options={languages.map((code) => [code, written[code] ? `${endonym(code)} ✓` : endonym(code)] as const)}
        onValue={setLanguage}
      />
      {children(language)}
    </>
  )
}
