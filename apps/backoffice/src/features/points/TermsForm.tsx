import { deskPointTerms, savePointTerms } from '@senluna/contract/desk/brand/points.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { act, q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormModal } from '../../forms/FormModal.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'

type Terms = ReplyOf<typeof deskPointTerms>
const FIGURES = ['ratio', 'convertMin', 'convertStep', 'dailyCap', 'turnoverX100'] as const

const digitsOf = (typed: string): number => Number(typed.replace(/\D/g, '').slice(0, 9))

/** By what points are earned and converted, in a window. */
export function TermsForm({ onClose }: { onClose: () => void }) {
  const terms = useQuery({ ...q(deskPointTerms), staleTime: 0 })
  return (
    <FormModal title={say('desk.points.terms')} onClose={onClose}>
      {terms.data ? (
        <Fields key={terms.dataUpdatedAt} terms={terms.data} onClose={onClose} />
      ) : terms.isError ? (
        <ErrorState error={terms.error} onRetry={() => void terms.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      )}
    </FormModal>
  )
}

function Fields({ terms, onClose }: { terms: Terms; onClose: () => void }) {
  const edits = useRight('points.edit')
  const [draft, setDraft] = useState(terms)
  const [saving, setSaving] = useState(false)
  const save = async (reason: string) => {
    await act(
      savePointTerms,
      { body: draft },
      {
        reason,
        refreshes: [deskPointTerms],
        done: () => toast('info', say('desk.act.waits', { name: say('desk.action.points.terms') })),
      },
    )
    onClose()
  }
  return (
    <div className="form">
      <div className="pairs">
        <TextField
          label={say('desk.points.unit')}
          inputMode="numeric"
          value={draft.unit}
          onValue={(typed) => setDraft({ ...draft, unit: String(digitsOf(typed)) })}
        />
        {FIGURES.map((name) => (
          <TextField
            key={name}
            label={say(`desk.points.${name}`)}
            inputMode="numeric"
            value={String(draft[name])}
            onValue={(typed) => setDraft({ ...draft, [name]: digitsOf(typed) })}
          />
        ))}
      </div>
      <h3>{say('desk.points.weights')}</h3>
      <div className="pairs">
        {PRODUCTS.map((product) => (
          <TextField
            key={product}
            label={wordOf('desk.product', product)}
            inputMode="numeric"
            value={String(draft.weightsPct[product])}
            onValue={(typed) =>
              setDraft({ ...draft, weightsPct: { ...draft.weightsPct, [product]: Math.min(1_000, digitsOf(typed)) } })
            }
          />
        ))}
      </div>
      {edits && (
        <Button look="gold" block disabled={draft.unit === '0'} onClick={() => setSaving(true)}>
          {say('desk.points.save')}
        </Button>
      )}
      {saving && (
        <Reason
          title={say('desk.points.terms')}
          action={say('desk.points.save')}
          onDo={save}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}
