import { IMAGE_BYTES } from '@senluna/contract/site/files.ts'
import type { KycKind } from '@senluna/contract/member/kyc.ts'
import { brokenPicture, sendPicture } from '@senluna/web/client/images/picture.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { CircleCheck, ImagePlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

interface Props {
  kind: KycKind
  /** Its place among several of a kind, from 1. */
  nth?: number
  onArrived: (fileId: string | undefined) => void
}

/**
 * One picture of a document: sent as soon as it is chosen, so that a refusal is shown at
 * its place.
 */
export function DocumentField({ kind, nth, onArrived }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [preview, setPreview] = useState<string>()
  const [state, setState] = useState<'none' | 'sending' | 'arrived'>('none')
  const [error, setError] = useState<string>()
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  const label = nth === undefined || nth === 1 ? text(`kyc.kind.${kind}`) : `${text(`kyc.kind.${kind}`)} ${nth}`
  const refuse = (why: string) => {
    setError(why)
    setState('none')
    setPreview(undefined)
  }
  const take = (file: File) => {
    onArrived(undefined)
    setError(undefined)
    const broken = brokenPicture(file)
    if (broken) return refuse(text(`refusal.${broken}`))
    setPreview(URL.createObjectURL(file))
    setState('sending')
    sendPicture(file, 'KYC').then(
      ({ fileId }) => {
        setState('arrived')
        onArrived(fileId)
      },
      (failed: unknown) => refuse(sentenceOf(failed)),
    )
  }
  return (
    <div className="document">
      <span className="document-picture" aria-hidden>
        {preview ? <img src={preview} alt="" /> : <ImagePlus className="i" />}
        {state === 'arrived' && <CircleCheck className="i s document-ok" />}
      </span>
      <div>
        <b id={id}>{label}</b>
        {error ? (
          <p className="err" role="alert">
            {error}
          </p>
        ) : (
          <p className="hint">{text('kyc.hint', { mb: IMAGE_BYTES / 1024 / 1024 })}</p>
        )}
      </div>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="image/png,image/jpeg"
        tabIndex={-1}
        aria-hidden
        data-testid={`kyc-${kind}${nth ?? ''}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) take(file)
        }}
      />
      <Button size="sm" busy={state === 'sending'} aria-describedby={id} onClick={() => input.current?.click()}>
        {text(state === 'arrived' ? 'kyc.change' : 'kyc.choose')}
      </Button>
    </div>
  )
}
