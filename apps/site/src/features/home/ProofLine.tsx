import { text } from '@senluna/web/client/text.ts'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '../../shell/nav/path-to.ts'

/** That rounds can be checked, and the way there. */
export const ProofLine = () => (
  <p className="proof-line">
    <ShieldCheck className="i s" aria-hidden />
    <span>{text('home.proof.line')}</span>
    <Link to={pathTo('fairness')}>{text('home.proof.open')}</Link>
  </p>
)
