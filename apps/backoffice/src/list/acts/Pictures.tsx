import { IMAGE_COUNT } from '@senluna/contract/site/files.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { say } from '../../say.ts'

interface Props {
  label: string
  /** Ids of what was sent, with commas between. */
  value: string
  onValue: (next: string) => void
  send: (file: File) => Promise<{ fileId: string }>
  most?: number | undefined
  error?: string | undefined
  hint?: string | undefined
}

/**
 * Pictures that go with what somebody does: each is sent when it is chosen, and can be taken out
 * again.
 */
export function Pictures({ label, value, onValue, send, most = IMAGE_COUNT, error, hint }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const ids = value.split(',').filter(Boolean)
  const sending = useMutation({
    mutationFn: async (file: File) => ({ ...(await send(file)), name: file.name }),
    onSuccess: ({ fileId, name }) => {
      setNames((before) => new Map(before).set(fileId, name))
      onValue([...ids, fileId].join(','))
    },
  })
  const nameOf = (fileId: string, n: number) => names.get(fileId) ?? say('desk.act.picture', { n: n + 1 })
  return (
    <fieldset className="pictures">
      <legend>{label}</legend>
      {ids.length > 0 && (
        <ul>
          {ids.map((id, n) => (
            <li key={id}>
              <span>{nameOf(id, n)}</span>
              <IconButton
                label={say('desk.act.picture.drop', { name: nameOf(id, n) })}
                onClick={() => onValue(ids.filter((other) => other !== id).join(','))}
              >
                <X className="i s" aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) sending.mutate(file)
        }}
      />
      <Button size="sm" busy={sending.isPending} disabled={ids.length >= most} onClick={() => input.current?.click()}>
        <ImagePlus className="i s" aria-hidden />
        {say('desk.act.picture.add')}
      </Button>
      {hint && <p className="hint">{hint}</p>}
      {error && <p className="err">{error}</p>}
      <RefusalNote error={sending.error} />
    </fieldset>
  )
}
