import { brandOne } from '@senluna/contract/desk/brand/brand.ts'
import { q } from '@senluna/web/client/query.ts'
import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../say.ts'
import { useRight } from '../session.ts'
import { paragraphs } from './html.ts'
import { Preview } from './Preview.tsx'

type Texts = Readonly<Record<string, string>>

interface Props {
  titles: Texts
  contents: Texts
  onTexts: (change: { titles?: Texts; contents?: Texts }) => void
}

/** The languages of the brand, for what is written in each of them. */
export function useLanguages(): readonly string[] {
  const brand = useQuery({ ...q(brandOne), enabled: useRight('brand.view') })
  return brand.data?.languages ?? ['VI', 'EN']
}

/** Title and content in each language, with what players will see of the one that is open. */
export function TextsFields({ titles, contents, onTexts }: Props) {
  const offered = useLanguages()
  const languages = [...new Set([...offered, ...Object.keys(titles)])]
  const [language, setLanguage] = useState(() =>
    titles[chosenLanguage()] ? chosenLanguage() : (Object.keys(titles)[0] ?? languages[0] ?? 'VI'),
  )
  return (
    <>
      <Select
        label={say('desk.notices.language')}
        value={language}
        options={languages.map(
          (language) => [language, titles[language] ? `${endonym(language)} ✓` : endonym(language)] as const,
        )}
        onValue={setLanguage}
      />
      <TextField
        label={say('desk.notices.title')}
        value={titles[language] ?? ''}
        maxLength={120}
        onValue={(title) => onTexts({ titles: { ...titles, [language]: title } })}
      />
      <TextArea
        label={say('desk.notices.content')}
        value={contents[language] ?? ''}
        rows={6}
        onValue={(content) => onTexts({ contents: { ...contents, [language]: content } })}
      />
      <Preview title={titles[language] ?? ''} html={paragraphs(contents[language] ?? '')} />
    </>
  )
}
