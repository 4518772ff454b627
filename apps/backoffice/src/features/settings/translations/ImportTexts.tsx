import { importTexts, previewTexts, translations, type TextImport } from '@senluna/contract/desk/brand/translations.ts'
import { LANGUAGES } from '@senluna/text/index.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { action, refresh } from '@senluna/web/client/query.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { wrongOf } from '../../../forms/Reason.tsx'
import { say } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import './import-texts.css'

/** Opens the window in which a file of texts is looked at and taken. */
export function ImportTexts() {
  const [open, setOpen] = useState(false)
  if (!useRight('translations.edit')) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <FileUp className="i s" aria-hidden />
        {say('desk.texts.file')}
      </Button>
      {open && <ImportWindow onClose={() => setOpen(false)} />}
    </>
  )
}

/** What stands before the file is read first. */
const formOf = (file: File, seen?: string): FormData => {
  const form = new FormData()
  if (seen !== undefined) form.set('seen', seen)
  form.set('file', file)
  return form
}

function ImportWindow({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const look = useMutation(action(previewTexts))
  const take = useMutation({
    mutationFn: (file: File) => call(importTexts, { form: formOf(file, look.data?.seen) }, { reason: reason.trim() }),
    onSuccess: (done) => {
      if ('approvalId' in done) toast('info', say('desk.act.waits', { name: say('desk.texts.file') }))
      else toast('success', say('desk.texts.file.done', { n: done.changed }))
      void refresh(translations)
      onClose()
    },
  })
  const error = look.error ?? take.error
  const ready = look.data !== undefined && look.data.wrongs === 0 && look.data.changed > 0
  return (
    <Modal title={say('desk.texts.file')} size="wide" onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          const short = reason.trim().length < 3
          setMissing(short)
          if (!short && file && ready) take.mutate(file)
        }}
      >
        <p className="hint">{say('desk.texts.file.lead')}</p>
        <input
          ref={input}
          className="sr"
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-hidden
          data-testid="text-file"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (!file) return
            setFile(file)
            take.reset()
            look.mutate({ form: formOf(file) })
          }}
        />
        <Button busy={look.isPending} onClick={() => input.current?.click()}>
          <FileUp className="i s" aria-hidden />
          {file?.name ?? say('desk.texts.file.choose')}
        </Button>
        <RefusalNote error={error} more={wrongOf(error)} />
        {look.data && <Differences texts={look.data} />}
        {ready && (
          <>
            {look.data.byTwo > 0 && <p className="hint">{say('desk.texts.file.byTwo', { n: look.data.byTwo })}</p>}
            <TextField
              label={say('desk.reason')}
              value={reason}
              onValue={setReason}
              hint={say('desk.reason.hint')}
              error={missing ? say('desk.reason.short') : undefined}
              maxLength={300}
            />
            <Button look="gold" type="submit" block busy={take.isPending}>
              {say('desk.texts.file.take', { n: look.data.changed })}
            </Button>
          </>
        )}
      </form>
    </Modal>
  )
}

const whyOf = ({ patternId, args }: TextImport['wrong'][number]): string => {
  const key = `desk.wrong.${patternId}`
  return isText(key) ? text(key, args) : patternId
}

/** What the file would change, and what of it can't be taken. */
function Differences({ texts }: { texts: TextImport }) {
  return (
    <>
      <output>
        {say('desk.texts.file.sum', {
          rows: texts.rows,
          changed: texts.changed,
          same: texts.same,
          wrongs: texts.wrongs,
        })}
      </output>
      {texts.wrong.length > 0 && (
        <section>
          <h3>{say('desk.texts.file.wrong')}</h3>
          <ul className="text-diffs">
            {texts.wrong.map((mistake) => (
              <li key={`${mistake.line} ${mistake.language} ${mistake.key}`}>
                <div>
                  <b>{say('desk.texts.file.line', { line: mistake.line })}</b>
                  <code>{[mistake.language, mistake.key].filter(Boolean).join(' · ')}</code>
                </div>
                <p className="err">{whyOf(mistake)}</p>
              </li>
            ))}
          </ul>
          {texts.wrongs > texts.wrong.length && (
            <p className="muted">{say('desk.texts.file.more', { n: texts.wrong.length })}</p>
          )}
        </section>
      )}
      {texts.sample.length > 0 && (
        <section>
          <h3>{say('desk.texts.file.changes')}</h3>
          <ul className="text-diffs">
            {texts.sample.map((change) => (
              <li key={`${change.language} ${change.key}`}>
                <div>
                  <code>{`${change.language} · ${change.key}`}</code>
                </div>
                {change.before !== undefined && <del lang={tagOf(change.language)}>{change.before}</del>}
                <ins lang={tagOf(change.language)}>{change.after}</ins>
              </li>
            ))}
          </ul>
          {texts.changed > texts.sample.length && (
            <p className="muted">{say('desk.texts.file.more', { n: texts.sample.length })}</p>
          )}
        </section>
      )}
    </>
  )
}

const tagOf = (language: string): string | undefined => LANGUAGES[language as keyof typeof LANGUAGES]?.tag
