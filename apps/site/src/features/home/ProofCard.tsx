import { text } from '@senluna/web/client/text.ts'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '../../shell/nav/path-to.ts'

/** How anybody checks a round of a house game, in three steps. */
export const ProofCard = () => (
  <div className="card proof-card">
    <h2>
      <ShieldCheck className="i" aria-hidden />
      {text('home.proof.title')}
    </h2>
    <ol>
      <li>{text('home.proof.1')}</li>
      <li>{text('home.proof.2')}</li>
      <li>{text('home.proof.3')}</li>
    </ol>
    <p className="hint">{text('home.proof.rtp')}</p>
    <Link className="btn s2 block" to={pathTo('fairness')}>
      {text('home.proof.open')}
    </Link>
  </div>
)
