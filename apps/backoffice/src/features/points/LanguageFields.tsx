import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { LanguageChoice } from '../../forms/LanguageChoice.tsx'
import { say } from '../../say.ts'

type Texts = Readonly<Record<string, string>>

interface Props {
  names: Texts
  images: Texts
  onTexts: (change: { names?: Texts; images?: Texts }) => void
}

/** Name and picture in each language. */
export function LanguageFields({ names, images, onTexts }: Props) {
  return (
    <LanguageChoice written={names}>
      {(language) => (
        <>
          <TextField
            label={say('desk.goods.name')}
            value={names[language] ?? ''}
            maxLength={120}
            onValue={(name) => onTexts({ names: { ...names, [language]: name } })}
          />
          <TextField
            label={say('desk.notices.image')}
            value={images[language] ?? ''}
            maxLength={300}
            onValue={(next) => onTexts({ images: { ...images, [language]: next } })}
          />
        </>
      )}
    </LanguageChoice>
  )
}
