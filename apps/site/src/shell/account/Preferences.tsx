import './preferences.css'
import { changePreferences, readPreferences } from '@senluna/contract/site/messages.ts'
import { action, cache, keyOf, q } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'

const CHOICES = ['promotionMessages', 'winnerBoard'] as const
type Choice = (typeof CHOICES)[number]

/** What a member wants to get and to show. `only`: one of the choices, without a title. */
export function Preferences({ only }: { only?: Choice }) {
  const { data: known, isPending } = useQuery(q(readPreferences))
  const choose = useMutation({
    ...action(changePreferences),
    onSuccess: (now) => {
      cache.setQueryData(keyOf(readPreferences), now)
      toast('success', text('pref.saved'))
    },
    onError: (error) => toast('error', sentenceOf(error)),
  })
  if (isPending)
    return (
      <Loading>
        <Skeleton style={{ height: only ? 88 : 200 }} />
      </Loading>
    )
  if (!known) return null
  return (
    <div className="card prefs">
      {!only && <h2>{text('pref.title')}</h2>}
      {CHOICES.filter((choice) => !only || choice === only).map((choice) => (
        <div key={choice}>
          <Checkbox
            checked={
              choose.isPending && choose.variables.body?.[choice] !== undefined
                ? choose.variables.body[choice]
                : known[choice]
            }
            onChecked={(on) => choose.mutate({ body: { [choice]: on } })}
          >
            {text(`pref.${choice}`)}
          </Checkbox>
          <p className="hint">{text(`pref.${choice}.hint`)}</p>
        </div>
      ))}
    </div>
  )
}
