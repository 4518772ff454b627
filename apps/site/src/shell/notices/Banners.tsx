import './banners.css'
import type { Notice } from '@senluna/contract/site/notices.ts'
import { text, towardsEnd } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { NoticeAction } from './NoticeAction.tsx'
import { LateProse } from '../parts/LateProse.tsx'

const STAYS_MS = 8_000
const SWIPE_PX = 40
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Props {
  banners: readonly Notice[]
  /** There is a slide beneath, which is not a banner: it is the first. */
  under?: boolean
  /** Which slide is shown: 0 is the first. */
  at: number
  onAt: (at: number) => void
}

/**
 * Banners one after another: by themselves until somebody stops them, by buttons, by the arrows, by
 * a swipe. Where little motion is wanted they change only when asked to.
 */
export default function Banners({ banners, under = false, at, onAt }: Props) {
  const count = banners.length + (under ? 1 : 0)
  const [paused, setPaused] = useState(still)
  const [held, setHeld] = useState(false)
  const shown = banners[under ? at - 1 : at]
  const go = (step: number) => onAt((at + step + count) % count)
  useEffect(() => {
    if (paused || held || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) onAt((at + 1) % count)
    }, STAYS_MS)
    return () => clearInterval(timer)
  }, [paused, held, count, at, onAt])
  const box = useRef<HTMLElement>(null)
  useHolding(box, setHeld)
  useSwipe(box, (way) => go(way * towardsEnd()))
  return (
    <section
      ref={box}
      className={under ? 'banners over' : 'banners'}
      aria-roledescription={text('banners.carousel')}
      aria-label={text('banners.label')}
    >
      {shown && <Slide key={shown.id} banner={shown} />}
      {count > 1 && (
        <div className="banners-bar" data-theme="dark">
          <IconButton label={text('banners.previous')} onClick={() => go(-1)}>
            <ChevronLeft className="i s flip" aria-hidden />
          </IconButton>
          <span className="num" aria-live={paused || held ? 'polite' : 'off'}>
            <span className="sr">{shown?.title} </span>
            {text('banners.of', { now: at + 1, count })}
          </span>
          <IconButton label={text('banners.next')} onClick={() => go(1)}>
            <ChevronRight className="i s flip" aria-hidden />
          </IconButton>
          <IconButton label={text(paused ? 'banners.play' : 'banners.pause')} onClick={() => setPaused(!paused)}>
            {paused ? <Play className="i s" aria-hidden /> : <Pause className="i s" aria-hidden />}
          </IconButton>
        </div>
      )}
    </section>
  )
}

/**
 * Reports whether somebody is about to use what is inside: the mouse is over it, or the focus in
 * it.
 */
function useHolding(box: RefObject<HTMLElement | null>, onHeld: (held: boolean) => void): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const hold = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') onHeld(true)
    }
    const release = () => onHeld(element.matches(':hover') || element.contains(document.activeElement))
    const left = () => setTimeout(release)
    element.addEventListener('pointerenter', hold)
    element.addEventListener('focusin', hold)
    element.addEventListener('pointerleave', left)
    element.addEventListener('focusout', left)
    return () => {
      element.removeEventListener('pointerenter', hold)
      element.removeEventListener('focusin', hold)
      element.removeEventListener('pointerleave', left)
      element.removeEventListener('focusout', left)
    }
  }, [box, onHeld])
}

/** Reports a swipe by finger: 1 towards the left, -1 towards the right. */
function useSwipe(box: RefObject<HTMLElement | null>, swiped: (way: 1 | -1) => void): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    let from: number | null = null
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'mouse' ? null : event.clientX
    }
    const up = (event: PointerEvent) => {
      const way = from === null ? 0 : event.clientX - from
      from = null
      if (Math.abs(way) > SWIPE_PX) swiped(way < 0 ? 1 : -1)
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
    }
  }, [box, swiped])
}

function Slide({ banner }: { banner: Notice }) {
  return (
    <div className="slide" data-theme="dark">
      {banner.imageUrl && <img src={banner.imageUrl} alt="" width="1000" height="420" draggable={false} />}
      <h2>
        <bdi>{banner.title}</bdi>
      </h2>
      <LateProse html={banner.content} />
      <NoticeAction notice={banner} />
    </div>
  )
}
