import { voteHelp } from '@senluna/contract/site/help.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'

const keyOf = (id: string) => `help-vote ${id}`

/**
 * Asks whether the article was of help. What one has said is kept in this browser, and can be said
 * otherwise.
 */
export function Useful({ id }: { id: string }) {
  const [said, setSaid] = useState(() => kept.get(keyOf(id)))
  const vote = useMutation({
    mutationFn: (helpful: boolean) => call(voteHelp, { params: { articleId: id }, body: { helpful } }),
    onSuccess: ({ helpful }) => {
      kept.set(keyOf(id), helpful ? 'yes' : 'no')
      setSaid(helpful ? 'yes' : 'no')
    },
  })
  return (
    <div className="help-useful">
      <fieldset>
        <legend>{text('help.useful')}</legend>
        <Button
          size="sm"
          look="line"
          aria-pressed={said === 'yes'}
          disabled={vote.isPending}
          onClick={() => vote.mutate(true)}
        >
          <ThumbsUp className="i s" aria-hidden />
          {text('help.useful.yes')}
        </Button>
        <Button
          size="sm"
          look="line"
          aria-pressed={said === 'no'}
          disabled={vote.isPending}
          onClick={() => vote.mutate(false)}
        >
          <ThumbsDown className="i s" aria-hidden />
          {text('help.useful.no')}
        </Button>
      </fieldset>
      <output className="hint">
        {said === 'yes' ? text('help.useful.thanks') : said === 'no' ? text('help.useful.sorry') : ''}
      </output>
      <RefusalNote error={vote.error} />
    </div>
  )
}
