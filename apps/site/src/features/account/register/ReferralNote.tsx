import '../social/social.css'
import { linkOpened } from '@senluna/contract/agent/links.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { keptInTab } from '@senluna/web/client/storage.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const KEPT = 'referral'
const LONGEST = 64

/** The code of the link that was followed, kept in this tab until an account was opened by it. */
export interface Referral {
  code: string
  /** Goes on without it. */
  drop(): void
}

/** Takes the code out of the address, where there is one. */
export function useReferral(): Referral {
  const [params] = useSearchParams()
  const followed = params.get('referralCode')?.trim().slice(0, LONGEST) ?? ''
  const [dropped, setDropped] = useState('')
  const kept = followed && followed !== dropped ? followed : (keptInTab.get(KEPT) ?? '')
  useEffect(() => {
    if (!followed || followed === dropped || followed === keptInTab.get(KEPT)) return
    keptInTab.set(KEPT, followed)
    countOpening(followed)
  }, [followed, dropped])
  return {
    code: kept === dropped ? '' : kept,
    drop: () => {
      setDropped(kept)
      forgetReferral()
    },
  }
}

/** Whose link it is learns that it was followed, once a tab. Nothing depends on it here. */
const countOpening = (code: string): void => void call(linkOpened, { body: { code } }).catch(() => undefined)

/** Forgets the code: it was used, or isn't wanted. */
export const forgetReferral = (): void => keptInTab.set(KEPT, null)

/** Says by whose code somebody registers, and lets them go on without. */
export function ReferralNote({ referral: { code, drop } }: { referral: Referral }) {
  if (code === '') return null
  return (
    <p className="note info referral-note">
      {text('register.invitedBy', { code })}
      <button type="button" className="link" onClick={drop}>
        {text('referral.drop')}
      </button>
    </p>
  )
}
