import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { BookOpenCheck, Leaf, Scale, ShieldCheck, type LucideIcon } from 'lucide-react'

const STATEMENTS: readonly (readonly [title: TextKey, body: TextKey, icon: LucideIcon])[] = [
  ['home.trust.fair', 'home.trust.fair.body', ShieldCheck],
  ['home.trust.equal', 'home.trust.equal.body', Scale],
  ['home.trust.ledger', 'home.trust.ledger.body', BookOpenCheck],
  ['home.trust.calm', 'home.trust.calm.body', Leaf],
]

/** Four statements, each of which the product can show. */
export function TrustStrip() {
  return (
    <ul className="sec trust">
      {STATEMENTS.map(([title, body, Icon]) => (
        <li className="card tr" key={title}>
          <span className="ic">
            <Icon className="i" aria-hidden />
          </span>
          <div>
            <b>{text(title)}</b>
            <small>{text(body)}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}
