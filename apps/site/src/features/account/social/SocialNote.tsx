import type { SocialWay } from '@senluna/contract/member/identities.ts'
import { text } from '@senluna/web/client/text.ts'
import { CircleAlert } from 'lucide-react'
import { LoginNote } from '../login/LoginNote.tsx'
import { NoSignIn } from './sign-in-window.ts'
import { WAY_NAMES } from './social-ways.ts'

/** Why a sign-in by an account elsewhere came to nothing, and what to do. */
export function SocialNote({ error, way }: { error: unknown; way: SocialWay | undefined }) {
  if (!(error instanceof NoSignIn)) return <LoginNote error={error} />
  return (
    <div className="note" role="alert">
      <CircleAlert className="i s" aria-hidden />
      <span>
        {error.why === 'failed'
          ? text('refusal.AUTH_SOCIAL_FAILED')
          : text(`social.${error.why}`, { name: way ? WAY_NAMES[way] : '' })}
      </span>
    </div>
  )
}
