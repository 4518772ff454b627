import './center.css'
import { switchOn } from '@senluna/kit/brand.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import { text } from '@senluna/web/client/text.ts'
import { giveBack, openerNow } from '@senluna/web/ui/windows/opener.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useKeptFocus } from '@senluna/web/ui/windows/kept-focus.ts'
import { windowOpened } from '@senluna/web/ui/windows/open-windows.ts'
import { ArrowLeft, X } from 'lucide-react'
import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useBrand } from '../brand.ts'
import { isTrialMember, useMember } from '../session.ts'
import { OfflineBar } from '../shell/frame/OfflineBar.tsx'
import { PageBoundary } from '../shell/frame/PageBoundary.tsx'
import { TrialWall } from '../shell/account/TrialWall.tsx'
import { CenterHead } from './CenterHead.tsx'
import { CenterMenu } from './CenterMenu.tsx'
import { SoonPanel } from './SoonPanel.tsx'
import type { CenterTab } from '../pages.ts'
import { tabName } from './tab-name.ts'
import { FIRST_TAB, MENU_TAB, TAB_GROUPS } from './tabs.ts'
import { groupsFor, hasUse, panelOf, soonTab } from './panels.ts'
import { useCenter } from './use-center.ts'
import { useNarrow } from './use-narrow.ts'

/**
 * The member center over whatever page is open: its list at the side and the page that `?mc=`
 * names. On a phone one of the two fills the screen. `onShown` says that it stands, so that windows
 * opened from it come above it.
 */
export default function MemberCenter({ onShown }: { onShown: (shown: boolean) => void }) {
  const { whitelabel } = useBrand()
  const member = useMember()
  const center = useCenter()
  const narrow = useNarrow()
  const isOn = (id: SwitchId) => switchOn(whitelabel, id)
  const groups = member ? groupsFor(member, isOn) : []
  const soon = member && soonTab(center.asked, member, isOn)
  const pages = groups.flat()
  // Until it is known who asks, the page that is asked for stands there empty.
  const page = soon ?? (member ? pages : TAB_GROUPS.flat()).find((tab) => tab === center.asked) ?? FIRST_TAB
  const atMenu = narrow && center.asked === MENU_TAB
  const title = atMenu ? text('mc.title') : tabName(page, member)
  return (
    <CenterWindow
      title={title}
      at={atMenu ? MENU_TAB : page}
      inStep={center.inStep}
      onShown={onShown}
      onClose={center.close}
    >
      {(heading) => (
        <>
          {(!narrow || atMenu) && (
            <div className="mc-side">
              {atMenu && (
                <h2 className="sr" tabIndex={-1} data-at-first>
                  {title}
                </h2>
              )}
              <CenterHead />
              {atMenu && <OfflineBar />}
              <CenterMenu groups={groups} page={atMenu ? undefined : page} />
            </div>
          )}
          {atMenu ? (
            <IconButton className="mc-close" label={text('shell.close')} onClick={center.close}>
              <X className="i" aria-hidden />
            </IconButton>
          ) : (
            <section className="mc-page" aria-labelledby={heading}>
              <div className="mc-top">
                {narrow && <Back />}
                <h2 id={heading} tabIndex={-1}>
                  {title}
                </h2>
                <IconButton label={text('shell.close')} onClick={center.close}>
                  <X className="i" aria-hidden />
                </IconButton>
              </div>
              <OfflineBar />
              <div className="mc-body" key={page}>
                {member ? isTrialMember(member) ? <TrialWall /> : <Panel page={page} /> : <Wait />}
              </div>
            </section>
          )}
        </>
      )}
    </CenterWindow>
  )
}

/**
 * The open page: its code comes when it is opened, and what fails in it leaves the rest of the
 * center standing.
 */
function Panel({ page }: { page: CenterTab }) {
  const panel = panelOf(page)
  if (!hasUse(page)) return <SoonPanel engine={panel?.entry.engine} />
  return (
    <PageBoundary place={page}>
      <Suspense fallback={<Wait />}>{panel && <panel.Panel />}</Suspense>
    </PageBoundary>
  )
}

const Wait = () => (
  <Loading>
    <div className="mc-wait">
      <Skeleton style={{ height: 96 }} />
      <Skeleton style={{ height: 320 }} />
    </div>
  </Loading>
)

/** On a phone: out of a step of the page, or back to the center's list. */
function Back() {
  const center = useCenter()
  return (
    <IconButton label={text('mc.back')} onClick={center.back}>
      <ArrowLeft className="i flip" aria-hidden />
    </IconButton>
  )
}

interface WindowProps {
  title: string
  /** Which page it shows: another one takes the reader to its heading. */
  at: string
  /**
   * It shows a step of the page: whoever leaves it is taken to the page's heading, since what they
   * stood on is gone.
   */
  inStep: boolean
  onShown: (shown: boolean) => void
  onClose: () => void
  children: (heading: string) => ReactNode
}

/**
 * The window itself: over the page, which doesn't scroll meanwhile, with the focus in it and given
 * back afterwards.
 */
function CenterWindow({ title, at, inStep, onShown, onClose, children }: WindowProps) {
  const box = useRef<HTMLDialogElement>(null)
  useKeptFocus(box)
  const heading = useId()
  const { brandName } = useBrand()
  const [opener] = useState(openerNow)
  const pressedBeside = useRef(false)
  // Before any window inside it can open: what opens last is on top.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    const closed = dialog && windowOpened(dialog)
    onShown(true)
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      closed?.()
      dialog?.close()
      onShown(false)
      giveBack(opener)
    }
  }, [opener, onShown])
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${brandName}`
    return () => {
      document.title = before
    }
  }, [title, brandName])
  useEffect(() => {
    // A window over the center keeps the focus it has.
    if (document.activeElement?.closest('dialog') !== box.current && document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[data-at-first], .mc-top h2')?.focus({ preventScroll: true })
  }, [at])
  useEffect(() => {
    if (!inStep && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('.mc-top h2')?.focus({ preventScroll: true })
  }, [inStep])
  return (
    <dialog
      ref={box}
      className="mc"
      aria-label={text('mc.title')}
      onCancel={(event) => {
        if (event.target !== box.current) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => void (pressedBeside.current = event.target === box.current)}
      onPointerUp={(event) => {
        if (event.target === box.current && pressedBeside.current) onClose()
      }}
    >
      {children(heading)}
    </dialog>
  )
}
