import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { text } from '../client/text.ts'
import { IconButton } from './IconButton.tsx'
import { useKeptFocus } from './windows/kept-focus.ts'
import { giveBack, openerNow, type Opener } from './windows/opener.ts'
import { windowOpened } from './windows/open-windows.ts'

interface Props {
  title: string
  size?: 'narrow' | 'wide'
  /** Absent: nothing but its own way out closes it. */
  onClose?: () => void
  /** A dialog asks one thing: it ignores clicks beside it. */
  dialog?: boolean
  children: ReactNode
}

/**
 * A window over the page: traps focus, gives it back, closes on Escape and beside it; a sheet on
 * phones.
 */
export function Modal({ title, size, onClose, dialog, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const pressedBeside = useRef(false)
  // Taken before its content can claim the focus.
  const [opener] = useState(openerNow)
  useKeptFocus(ref)
  useEffect(() => {
    const box = ref.current
    box?.showModal()
    const closed = box && windowOpened(box)
    // What it shows may still be on the way: then the focus goes there when it has come, unless
    // somebody moved it.
    const coming = new MutationObserver(() => {
      if (focusIn(box)) coming.disconnect()
    })
    const moved = () => coming.disconnect()
    if (box && !focusIn(box)) {
      coming.observe(box, { childList: true, subtree: true })
      box.addEventListener('keydown', moved, { once: true })
      box.addEventListener('pointerdown', moved, { once: true })
    }
    const { style, dataset } = document.documentElement
    const { overflow } = style
    const { covered } = dataset
    style.overflow = 'hidden'
    dataset.covered = ''
    return () => {
      coming.disconnect()
      closed?.()
      style.overflow = overflow
      if (covered === undefined) delete dataset.covered
    }
  }, [])
  useGivenBack(ref, opener)
  return (
    <dialog
      ref={ref}
      className={['modal', size, dialog && 'plain narrow'].filter(Boolean).join(' ')}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose?.()
      }}
      onKeyDown={(event) => {
        // Chromium lets a second Escape through `cancel`: a window that must stay, stays.
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
      onPointerDown={(event) => void (pressedBeside.current = event.target === ref.current)}
      onPointerUp={(event) => {
        // A press would go on to move the focus after the window has given it back. What begins in
        // the window and ends beside it is a selection of text.
        if (event.target === ref.current && pressedBeside.current && !dialog) onClose?.()
      }}
    >
      <div className="modal-head">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <IconButton label={text('shell.close')} onClick={onClose}>
            <X className="i" aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="modal-body">{children}</div>
    </dialog>
  )
}

/**
 * Gives the focus back as the window goes, before anything else on the page could take it, and once
 * more when all is drawn, where what opened it was locked until then or has gone meanwhile.
 */
function useGivenBack(ref: RefObject<HTMLDialogElement | null>, opener: Opener): void {
  const given = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const box = ref.current
    return () => {
      box?.close()
      given.current = giveBack(opener)
    }
  }, [ref, opener])
  useEffect(
    () => () => {
      if (given.current !== opener.element || document.activeElement === document.body) giveBack(opener)
    },
    [opener],
  )
}

/**
 * What is marked `data-autofocus` gets the focus; else the first field, but on a touch screen that
 * would raise the keyboard. Returns whether there was anything.
 */
function focusIn(box: HTMLDialogElement | null): boolean {
  const first = matchMedia('(pointer: fine)').matches
    ? box?.querySelector('.modal-body :is(input, select, textarea, button:not([role="tab"]))')
    : box?.querySelector('h2')
  const target = box?.querySelector('[data-autofocus]') ?? first
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('h2')) target.tabIndex = -1
  target.focus()
  return true
}
