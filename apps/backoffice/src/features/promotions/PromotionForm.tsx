import './promotions.css'
import { deskPromotions, savePromotionDraft, type DeskPromotion } from '@senluna/contract/desk/brand/promotions.ts'
import { PROMOTION_CATEGORIES } from '@senluna/contract/site/content.ts'
import { act } from '@senluna/web/client/query.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { MomentField } from '../../forms/Dates.tsx'
import { filled } from '../../forms/html.ts'
import { KeptForm } from '../../forms/KeptForm.tsx'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Audience } from './Audience.tsx'
import { behindIn, bodyOf, copyOf, draftOf, type Draft } from './draft.ts'
import { PromotionTexts } from './PromotionTexts.tsx'
import { RuleFields } from './rules/RuleFields.tsx'
import { rulesOf } from './rules/typed-rules.ts'

/** A picture of the site's own, or of an address that the server asks about. */
const IMAGE = /^(?:https:\/\/|\/)\S/

interface Props {
  /** One that is kept; absent: a new one. */
  promotion?: DeskPromotion
  /** One that a new one begins like. */
  like?: DeskPromotion
  onClose?: () => void
}

/** Everything of a promotion's draft. In a window of its own for a new one. */
export function PromotionForm({ promotion, like, onClose }: Props) {
  const edits = useRight('promotions.edit')
  const [draft, setDraft] = useState(() => (like ? copyOf(like) : draftOf(promotion)))
  const [before] = useState(draft)
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const rules = rulesOf(draft.rules)
  const lacks = lacksOf(draft)
  const tooSoon = endsTooSoon(draft)
  const save = async (reason: string) => {
    if (!rules) return
    await act(
      savePromotionDraft,
      { params: { id: draft.id.trim() }, body: bodyOf(draft, rules) },
      {
        reason,
        refreshes: [deskPromotions],
        done: ({ draftVersion }) => {
          set({ version: draftVersion })
          toast('success', say('desk.promotions.saved'))
        },
      },
    )
    onClose?.()
  }
  return (
    <KeptForm
      title={say('desk.promotions.new')}
      name={promotion ? undefined : { label: say('desk.notices.id'), value: draft.id, onValue: (id) => set({ id }) }}
      action={say('desk.promotions.save')}
      edits={edits}
      ready={lacks.length === 0 && rules !== undefined && !tooSoon && IMAGE.test(draft.image)}
      lacks={lacks}
      onKeep={save}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <RuleFields rules={draft.rules} set={(change) => set({ rules: { ...draft.rules, ...change } })} />
          <PromotionTexts draft={draft} behind={behindIn(draft, before)} wrong={wrong} set={set} />
          <div className="pairs">
            <Select<Draft['category']>
              label={say('desk.promotions.category')}
              value={draft.category}
              options={PROMOTION_CATEGORIES.map(
                (category) => [category, say(`desk.promotions.category.${category}`)] as const,
              )}
              onValue={(category) => set({ category })}
            />
            <TextField
              label={say('desk.notices.image')}
              value={draft.image}
              error={IMAGE.test(draft.image) ? wrong('imageUrl') : say('desk.promotions.bad.image')}
              onValue={(image) => set({ image })}
            />
            <MomentField label={say('desk.promotions.start')} value={draft.start} onValue={(start) => set({ start })} />
            <MomentField
              label={say('desk.promotions.end')}
              value={draft.end}
              error={tooSoon ? say('desk.promotions.bad.end') : wrong('endAt')}
              onValue={(end) => set({ end })}
            />
            <Audience draft={draft} set={set} fixed={(promotion?.version ?? 0) > 0} />
            <TextField
              label={say('desk.promotions.budget')}
              hint={say('desk.promotions.budget.hint')}
              error={wrong('budget')}
              inputMode="numeric"
              value={draft.budget}
              onValue={(typed) => set({ budget: typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 18) })}
            />
            <TextField
              label={say('desk.notices.sort')}
              inputMode="numeric"
              value={String(draft.sort)}
              onValue={(sort) => set({ sort: Number(sort.replace(/\D/g, '').slice(0, 4)) })}
            />
          </div>
        </>
      )}
    </KeptForm>
  )
}

/** What a promotion can't be kept without, by its labels. */
const lacksOf = ({ id, titles, summaries, terms, image, start }: Draft): string[] => [
  ...(id.trim() === '' ? [say('desk.notices.id')] : []),
  ...(hasNone(titles) ? [say('desk.notices.title')] : []),
  ...(hasNone(summaries) ? [say('desk.promotions.summary')] : []),
  ...(hasNone(terms) ? [say('desk.promotions.terms')] : []),
  ...(image.trim() === '' ? [say('desk.notices.image')] : []),
  ...(start === '' ? [say('desk.promotions.start')] : []),
]

const hasNone = (texts: Draft['titles']): boolean => Object.keys(filled(texts)).length === 0

/** Whether it would be over before it begins; both by the brand's clock, which sorts as text. */
const endsTooSoon = ({ start, end }: Draft): boolean => end !== '' && end <= start
