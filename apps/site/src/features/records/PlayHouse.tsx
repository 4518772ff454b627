import { text } from '@senluna/web/client/text.ts'
import { Link } from 'react-router'
import { isTrialMember, useMember } from '../../session.ts'
import { gamePath, HOUSE_SLOT } from '../../play/use-play.ts'

/** A way from an empty record to our own slot. */
export function PlayHouse() {
  const trial = isTrialMember(useMember())
  return (
    <Link className="btn gold" to={gamePath(HOUSE_SLOT, trial ? 'demo' : 'real')}>
      {text('records.play')}
    </Link>
  )
}
