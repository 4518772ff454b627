import './referral.css'
import { ownReferral } from '@senluna/contract/member/referrals.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { CopyWords } from '../../shell/parts/CopyButton.tsx'
import { QrCode } from '../../shell/parts/QrCode.tsx'
import { seesTab } from '../../member-center/tab-audience.ts'
import { PAGES } from '../../pages.ts'
import { TrialWall } from '../../shell/account/TrialWall.tsx'
import { Friends } from './Friends.tsx'
import { ReferralOffer } from './ReferralOffer.tsx'

/** The member's own code and link, to send or to scan, and how many came by it. */
export default function Referral() {
  const loggedIn = useLoggedIn()
  const member = useMember()
  return (
    <section className="referral">
      <h1>{text('referral.title')}</h1>
      <p className="referral-lead">{text('referral.lead')}</p>
      {!loggedIn ? (
        <LoginWall />
      ) : isTrialMember(member) ? (
        <TrialWall />
      ) : (
        member && seesTab(member.type, PAGES.referral) && <OwnReferral />
      )}
    </section>
  )
}

/** Code, link and picture to scan, and who came by it. */
export function OwnReferral() {
  const friends = useInfiniteQuery({ ...pages(ownReferral, { query: { pageSize: '20' } }), staleTime: 0 })
  const own = { ...friends, data: friends.data?.pages[0] }
  const link = useRef<HTMLInputElement>(null)
  if (own.isError && !own.data) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <Loading>
        <Skeleton style={{ height: 300 }} />
      </Loading>
    )
  const { code, url, registered } = own.data
  return (
    <>
      <div className="card referral-card">
        <QrCode className="referral-qr" size={200} content={url} label={text('referral.qr')} />
        <div className="referral-words">
          <div>
            <p className="hint">{text('referral.code')}</p>
            <b className="referral-code num">{code}</b>
          </div>
          <div>
            <label htmlFor="referral-link" className="hint">
              {text('referral.link')}
            </label>
            <div className="input">
              <input id="referral-link" ref={link} readOnly value={url} onFocus={(event) => event.target.select()} />
            </div>
          </div>
          <CopyWords look="gold" value={url} shown={link}>
            {text('referral.copy')}
          </CopyWords>
          <p className="hint">{text('referral.count', { count: registered })}</p>
        </div>
      </div>
      <ReferralOffer />
      {registered > 0 && <Friends list={friends} />}
    </>
  )
}
