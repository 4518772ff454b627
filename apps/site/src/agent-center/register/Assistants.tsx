import { assistants, changeAssistant, removeAssistant, type Assistant } from '@senluna/contract/agent/assistants.ts'
import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { AskFirst } from '../parts/AskFirst.tsx'
import { AssistantForm } from './AssistantForm.tsx'
import { PageBoxes } from './PageBoxes.tsx'

/** Who acts for the agent, and on which pages. */
export function Assistants() {
  const found = useQuery(q(assistants))
  if (!found.data)
    return found.isError ? (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 240 }} />
      </Loading>
    )
  const { list, most } = found.data
  return (
    <div className="ag-helpers">
      <p>{text('down.helper.lead')}</p>
      {list.map((assistant) => (
        <Helper key={assistant.id} assistant={assistant} />
      ))}
      {list.length < most && <AssistantForm />}
    </div>
  )
}

function Helper({ assistant }: { assistant: Assistant }) {
  const { timeZone } = useBrand()
  const [pages, setPages] = useState<readonly AgentPage[]>(assistant.pages)
  const [asking, setAsking] = useState(false)
  const { account, lastLoginAt } = assistant
  const params = { id: assistant.id }
  const save = useMutation(
    action(changeAssistant, { refreshes: [assistants], done: () => toast('success', text('down.helper.saved')) }),
  )
  const remove = useMutation(
    action(removeAssistant, {
      refreshes: [assistants],
      done: () => {
        setAsking(false)
        toast('success', text('down.helper.removed', { name: account }))
      },
    }),
  )
  return (
    <section className="card ag-form" aria-label={account}>
      <h2>{account}</h2>
      {lastLoginAt && (
        <small className="muted">
          {text('down.login')}: {momentText(lastLoginAt, timeZone)}
        </small>
      )}
      <PageBoxes value={pages} onValue={setPages} />
      <RefusalNote error={save.error} />
      <div className="ag-acts">
        <Button
          look="line"
          size="sm"
          busy={save.isPending}
          onClick={() => save.mutate({ params, body: { pages: [...pages] } })}
        >
          {text('down.helper.save')}
        </Button>
        <Button look="danger" size="sm" onClick={() => setAsking(true)}>
          {text('down.helper.remove')}
        </Button>
      </div>
      {asking && (
        <AskFirst
          title={text('down.helper.remove')}
          about={text('down.helper.remove.ask', { name: account })}
          act={remove}
          onGo={() => remove.mutate({ params })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
