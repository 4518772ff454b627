import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { say } from '../say.ts'
import { paragraphs } from './html.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import type { Wrong } from './KeptForm.tsx'
import { Preview } from './Preview.tsx'

type Texts = Readonly<Record<string, string>>

interface Props {
  titles: Texts
  contents: Texts
  wrong?: Wrong
  onTexts: (change: { titles?: Texts; contents?: Texts }) => void
}

/** Title and content in each language, with what players will see of the one that is open. */
export function TextsFields({ titles, contents, wrong, onTexts }: Props) {
  return (
    <LanguageChoice written={titles}>
      {(language) => (
        <>
          <TextField
            label={say('desk.notices.title')}
            value={titles[language] ?? ''}
            maxLength={120}
            error={wrong?.('titles')}
            onValue={(title) => onTexts({ titles: { ...titles, [language]: title } })}
          />
          <TextArea
            label={say('desk.notices.content')}
            value={contents[language] ?? ''}
            rows={6}
            error={wrong?.('contents')}
            onValue={(content) => onTexts({ contents: { ...contents, [language]: content } })}
          />
          <Preview title={titles[language] ?? ''} html={paragraphs(contents[language] ?? '')} language={language} />
        </>
      )}
    </LanguageChoice>
  )
}
