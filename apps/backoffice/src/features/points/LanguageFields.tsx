import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { LanguageChoice } from '../../forms/LanguageChoice.tsx'
import type { Wrong } from '../../forms/KeptForm.tsx'
import { say } from '../../say.ts'
import { GoodsPreview } from './GoodsPreview.tsx'

type Texts = Readonly<Record<string, string>>

interface Props {
  names: Texts
  images: Texts
  points: string
  wrong: Wrong
  onTexts: (change: { names?: Texts; images?: Texts }) => void
}

/** Name and picture in each language, with what players will see of them. */
export function LanguageFields({ names, images, points, wrong, onTexts }: Props) {
  return (
    <LanguageChoice written={names}>
      {(language) => (
        <>
          <TextField
            label={say('desk.goods.name')}
            value={names[language] ?? ''}
            maxLength={120}
            error={wrong('names')}
            onValue={(name) => onTexts({ names: { ...names, [language]: name } })}
          />
          <TextField
            label={say('desk.notices.image')}
            value={images[language] ?? ''}
            maxLength={300}
            error={wrong('images')}
            onValue={(next) => onTexts({ images: { ...images, [language]: next } })}
          />
          <GoodsPreview
            name={names[language] ?? ''}
            image={images[language] ?? ''}
            points={points}
            language={language}
          />
        </>
      )}
    </LanguageChoice>
  )
}
