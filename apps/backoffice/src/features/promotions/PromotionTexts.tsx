import { endonym } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import type { Wrong } from '../../forms/KeptForm.tsx'
import { LanguageChoice } from '../../forms/LanguageChoice.tsx'
import { say } from '../../say.ts'
import type { Draft } from './draft.ts'
import { PromotionPreview } from './PromotionPreview.tsx'

interface Props {
  draft: Draft
  /** Languages whose words were not changed while others were. */
  behind: readonly string[]
  wrong: Wrong
  set: (change: Partial<Draft>) => void
}

/** The words of a promotion by language, with what players will see of the one that is open. */
export function PromotionTexts({ draft, behind, wrong, set }: Props) {
  const { titles, summaries, facts, terms } = draft
  return (
    <LanguageChoice written={titles}>
      {(language) => (
        <>
          <TextField
            label={say('desk.notices.title')}
            value={titles[language] ?? ''}
            maxLength={120}
            error={wrong('titles')}
            onValue={(title) => set({ titles: { ...titles, [language]: title } })}
          />
          <TextField
            label={say('desk.promotions.summary')}
            value={summaries[language] ?? ''}
            maxLength={300}
            error={wrong('summaries')}
            onValue={(summary) => set({ summaries: { ...summaries, [language]: summary } })}
          />
          <TextArea
            label={say('desk.promotions.facts')}
            hint={say('desk.promotions.facts.hint')}
            value={facts[language] ?? ''}
            rows={4}
            error={wrong('facts')}
            onValue={(lines) => set({ facts: { ...facts, [language]: lines } })}
          />
          <TextArea
            label={say('desk.promotions.terms')}
            value={terms[language] ?? ''}
            rows={6}
            error={wrong('terms')}
            onValue={(text) => set({ terms: { ...terms, [language]: text } })}
          />
          {behind.length > 0 && (
            <output className="note">
              {say('desk.promotions.behind', { languages: behind.map(endonym).join(', ') })}
            </output>
          )}
          <PromotionPreview draft={draft} language={language} />
        </>
      )}
    </LanguageChoice>
  )
}
