import { chosenLanguage, endonym } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useState } from 'react'
import { useLanguages } from '../../forms/TextsFields.tsx'
import { say } from '../../say.ts'

type Texts = Readonly<Record<string, string>>

interface Props {
  names: Texts
  images: Texts
  onTexts: (change: { names?: Texts; images?: Texts }) => void
}

/** Name and picture in each language. */
export function LanguageFields({ names, images, onTexts }: Props) {
  const languages = [...new Set([...useLanguages(), ...Object.keys(names)])]
  const [language, setLanguage] = useState(() =>
    names[chosenLanguage()] ? chosenLanguage() : (Object.keys(names)[0] ?? languages[0] ?? 'VI'),
  )
  const image = images[language] ?? ''
  return (
    <>
      <Select
        label={say('desk.notices.language')}
        value={language}
        options={languages.map(
          (offered) => [offered, names[offered] ? `${endonym(offered)} ✓` : endonym(offered)] as const,
        )}
        onValue={setLanguage}
      />
      <TextField
        label={say('desk.goods.name')}
        value={names[language] ?? ''}
        maxLength={120}
        onValue={(name) => onTexts({ names: { ...names, [language]: name } })}
      />
      <TextField
        label={say('desk.notices.image')}
        value={image}
        maxLength={300}
        onValue={(next) => onTexts({ images: { ...images, [language]: next } })}
      />
    </>
  )
}
