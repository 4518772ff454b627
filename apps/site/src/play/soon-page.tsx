import { text } from '@senluna/web/client/text.ts'
import type { Engine } from '../shell/nav/engines.ts'
import type { PageEntry } from '../shell/nav/page-entry.ts'
import { Soon } from './Soon.tsx'

const ART: Readonly<Record<Engine, string>> = {
  vip: 'c-trophy',
  points: 'c-coins',
  missions: 'c-gem',
  promotions: 'c-coins',
}

/** The page of an address whose engine doesn't run yet. */
export function soonPage({ title, engine }: Pick<PageEntry, 'title' | 'engine'>) {
  return function SoonPage() {
    return (
      engine && <Soon title={title ? text(title) : text('soon.open')} line={text(`soon.${engine}`)} art={ART[engine]} />
    )
  }
}
