import type { KycKind, KycTier } from '@senluna/contract/member/kyc.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DocumentField } from './DocumentField.tsx'
import { useSendKyc } from './use-kyc.ts'

/** The pictures a tier asks for: one of the sets it takes, or as many as one likes of the same. */
export function Documents({ tier }: { tier: KycTier }) {
  const sets = tier.documents
  const many = sets.every((set) => set.every((kind) => kind === sets[0]?.[0]))
  const [chosen, setChosen] = useState(0)
  const [files, setFiles] = useState<Readonly<Record<string, string | undefined>>>({})
  const send = useSendKyc()
  const set: readonly KycKind[] = sets[chosen] ?? []
  const keyOf = (kind: KycKind, nth: number) => `${kind} ${many ? nth : ''}`
  const shown = set.flatMap((kind, nth) => {
    const fileId = files[keyOf(kind, nth)]
    return fileId === undefined ? [] : [{ kind, fileId }]
  })
  return (
    <div className="kyc-documents">
      {!many && (
        <fieldset className="pills">
          <legend className="sr">{text('kyc.which')}</legend>
          {sets.map((set, nth) => (
            <button
              key={set.join()}
              type="button"
              className="pill"
              aria-pressed={nth === chosen}
              onClick={() => setChosen(nth)}
            >
              {text(set.includes('PASSPORT') ? 'kyc.set.passport' : 'kyc.set.card')}
            </button>
          ))}
        </fieldset>
      )}
      {set.map((kind, nth) => (
        <DocumentField
          key={keyOf(kind, nth)}
          kind={kind}
          {...(many ? { nth: nth + 1 } : {})}
          onArrived={(fileId) => setFiles((before) => ({ ...before, [keyOf(kind, nth)]: fileId }))}
        />
      ))}
      <RefusalNote error={send.error} />
      <div className="kyc-foot">
        {many && chosen < sets.length - 1 && (
          <Button look="ghost" onClick={() => setChosen(chosen + 1)}>
            <Plus className="i s" aria-hidden />
            {text('kyc.add')}
          </Button>
        )}
        <Button
          look="gold"
          busy={send.isPending}
          disabled={shown.length < (many ? 1 : set.length)}
          onClick={() => send.mutate({ tier: tier.tier, shown })}
        >
          {text('kyc.send')}
        </Button>
      </div>
    </div>
  )
}
