import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { say } from '../say.ts'

interface Props {
  title: string
  size?: 'narrow' | 'wide'
  dialog?: boolean
  /**
   * Whether what is written in it is worth a question before it is thrown away; a word and a reason
   * aren't.
   */
  guards?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A window to write in: once something is written, it asks before it closes, and before the page is
 * left.
 */
export function FormModal({ title, size, dialog, guards = true, onClose, children }: Props) {
  const [written, setWritten] = useState(false)
  const [asking, setAsking] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const guarded = guards && written
  useEffect(() => {
    if (!guarded) return undefined
    const pressed = (event: KeyboardEvent) => {
      const own = body.current?.closest('dialog')
      if (event.key !== 'Escape' || !(event.target instanceof Element) || event.target.closest('dialog') !== own) return
      // Chromium closes a window at the second Escape, whatever became of the first one.
      event.preventDefault()
      setAsking((now) => !now)
    }
    const left = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('keydown', pressed, true)
    addEventListener('beforeunload', left)
    return () => {
      document.removeEventListener('keydown', pressed, true)
      removeEventListener('beforeunload', left)
    }
  }, [guarded])
  return (
    <Modal
      title={title}
      {...(size ? { size } : {})}
      {...(dialog ? { dialog } : {})}
      onClose={() => (guarded ? setAsking(true) : onClose())}
    >
      {asking && <Ask onKeep={() => setAsking(false)} onDrop={onClose} />}
      <div ref={body} onInput={() => setWritten(true)}>
        {children}
      </div>
    </Modal>
  )
}

function Ask({ onKeep, onDrop }: { onKeep: () => void; onDrop: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <div className="note unsaved" role="alert" ref={box}>
      <span>{say('desk.unsaved')}</span>
      <Button size="sm" look="line" onClick={onKeep}>
        {say('desk.unsaved.keep')}
      </Button>
      <Button size="sm" look="danger" onClick={onDrop}>
        {say('desk.unsaved.drop')}
      </Button>
    </div>
  )
}
