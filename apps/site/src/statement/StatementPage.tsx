import './statement.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../shell/nav/path-to.ts'
import { usePage } from '../shell/nav/use-page.ts'
import { CheckedLines } from './CheckedLines.tsx'
import { checkFile, MOST_BYTES } from './read-file.ts'

const DRAGS = ['dragover', 'dragleave', 'drop'] as const

/** The public page on which anyone works a bill's statement out again, on their own device. */
export default function StatementPage() {
  usePage(text('billFile.title'))
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => {
      if (file.size > MOST_BYTES) throw new Error('too large')
      return { name: file.name, ...(await checkFile(await file.text())) }
    },
  })
  const { mutate } = check
  useEffect(() => {
    const at = zone.current
    const over = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined
      if (file) mutate(file)
    }
    for (const name of DRAGS) at?.addEventListener(name, over)
    return () => {
      for (const name of DRAGS) at?.removeEventListener(name, over)
    }
  }, [mutate])
  return (
    <section className="stm">
      <h1>{text('billFile.title')}</h1>
      <p className="stm-lead">
        {text('billFile.lead')}{' '}
        <Link className="link" to={pathTo('help.topic', { topic: 'check-a-statement' })}>
          {text('help.here')}
        </Link>
      </p>
      <div ref={zone} className={isOver ? 'card stm-drop over' : 'card stm-drop'}>
        <FileUp className="i" aria-hidden />
        <p>
          <label htmlFor={id}>{text('billFile.drop')}</label>
        </p>
        <input
          ref={input}
          id={id}
          className="sr"
          type="file"
          accept=".json,.csv,application/json,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) mutate(file)
            // The same file may be chosen again after it was changed.
            target.value = ''
          }}
        />
        <Button look="gold" busy={check.isPending} onClick={() => input.current?.click()}>
          {text('billFile.choose')}
        </Button>
        <small className="muted">{text('billFile.local')}</small>
      </div>
      <div aria-live="polite">
        {check.error && (
          <p className="note bad" role="alert">
            {text('billFile.unreadable')}
          </p>
        )}
        {check.data && <CheckedLines key={check.submittedAt} file={check.data} />}
      </div>
    </section>
  )
}
