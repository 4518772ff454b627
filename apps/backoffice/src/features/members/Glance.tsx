import { resetMember, revealMember, type MemberDetails } from '@senluna/contract/desk/members/members.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { act } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { Eye, KeyRound, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { memberOne } from '@senluna/contract/desk/members/members.ts'
import { Facts } from '../../list/Drawer.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'
import { EditProfile } from './EditProfile.tsx'
import { moneyOf } from './names.ts'

const yesNo = (on: boolean) => say(on ? 'desk.yes' : 'desk.no')

/** What an account is kept from, since when and by whom; why, for who reads notes. */
function lockText({ kind, reason, staffName, at }: MemberDetails['lockReasons'][number]): string {
  const lock = { kind: say(`desk.members.lock.${kind}`), name: staffName, time: momentText(at) }
  return reason === undefined ? say('desk.member.lockedBy', lock) : say('desk.member.locked', { ...lock, reason })
}

/** What is to be known of a member first; what is personal is masked. */
export function Glance({ member }: { member: MemberDetails }) {
  const net = (BigInt(member.staked) - BigInt(member.won)).toString()
  return (
    <>
      <div className="tiles">
        {[
          ['desk.members.balance', member.balance],
          ['desk.members.deposited', member.deposited],
          ['desk.members.withdrawn', member.withdrawn],
          ['desk.member.staked', member.staked],
          ['desk.member.net', net],
        ].map(([name, amount]) => (
          <p key={name} className="tile">
            <small>{wordOf('desk', name!.slice('desk.'.length))}</small>
            <b className="num">{moneyOf(member, amount!)}</b>
          </p>
        ))}
      </div>
      {member.lockReasons.map((lockReason) => (
        <p key={lockReason.kind} className="note">
          {lockText(lockReason)}
        </p>
      ))}
      <Facts
        facts={[
          [say('desk.members.type'), wordOf('desk.members.type', member.type)],
          [say('desk.member.mobile'), member.mobile],
          [say('desk.member.email'), member.email],
          [say('desk.member.realName'), member.realName],
          [say('desk.members.nickname'), member.nickname],
          [say('desk.member.language'), member.language],
          [say('desk.member.line'), member.line.join(' › ')],
          [say('desk.members.registered'), momentText(member.registeredAt)],
          [say('desk.member.from'), Object.values(member.registeredFrom).join(' · ')],
          [say('desk.members.lastLogin'), member.lastLoginAt && momentText(member.lastLoginAt)],
          [say('desk.members.country'), member.country],
          [say('desk.member.open'), String(member.openSessions)],
          [say('desk.member.paymentPassword'), yesNo(member.paymentPassword)],
          [say('desk.member.secondStep'), yesNo(member.secondStep)],
          [
            say('desk.member.limits'),
            member.limits
              .map(
                (limit) =>
                  `${limit.kind}: ${limit.value ?? '–'}${limit.pending ? ` (${say('desk.member.pending')})` : ''}`,
              )
              .join(', '),
          ],
          ...member.wallets.map(
            (wallet) =>
              [
                wallet.no <= 7 ? wordOf('desk.member.wallet', wallet.no) : say('desk.member.wallet', { no: wallet.no }),
                [
                  moneyOf(wallet, wallet.balance),
                  wallet.held === '0' ? '' : say('desk.member.held', { amount: moneyOf(wallet, wallet.held) }),
                  wallet.frozen ? say('desk.member.frozen') : '',
                ]
                  .filter(Boolean)
                  .join(', '),
              ] as const,
          ),
          [say('desk.members.id'), <code key="id">{member.id}</code>],
        ]}
      />
      <Ways member={member} />
    </>
  )
}

function Ways({ member }: { member: MemberDetails }) {
  const edits = useRight('members.edit')
  const audits = useRight('audit.view')
  const [doing, setDoing] = useState<'reveal' | 'edit' | 'reset' | null>(null)
  const [revealed, setRevealed] = useState<{
    title: string
    lines: readonly (readonly [string, string])[]
  } | null>(null)
  const [what, setWhat] = useState<'PASSWORD' | 'PAYMENT' | 'SECOND_STEP'>('PASSWORD')
  const params = { id: member.id }
  const reveal = async (reason: string) => {
    const { fields } = await call(revealMember, { params }, { reason })
    setRevealed({ title: say('desk.member.revealed'), lines: Object.entries(fields) })
  }
  const reset = async (reason: string) => {
    const asked = await act(resetMember, { params, body: { what } }, { reason, refreshes: [memberOne] })
    if (asked.sentTo) toast('success', say('desk.members.do.reset.sent', { to: asked.sentTo }))
    if (asked.approvalId) toast('info', say('desk.act.waits', { name: say('desk.members.do.reset') }))
  }
  return (
    <div className="ways">
      {edits && (
        <>
          <Button size="sm" onClick={() => setDoing('reveal')}>
            <Eye className="i s" aria-hidden />
            {say('desk.member.reveal')}
          </Button>
          <Button size="sm" onClick={() => setDoing('edit')}>
            <Pencil className="i s" aria-hidden />
            {say('desk.member.edit')}
          </Button>
          <Button size="sm" onClick={() => setDoing('reset')}>
            <KeyRound className="i s" aria-hidden />
            {say('desk.members.do.reset')}
          </Button>
        </>
      )}
      {audits && (
        <Link className="btn sm s2" to={`/audit?objectKind=member&objectId=${member.id}`}>
          {say('desk.member.audit')}
        </Link>
      )}
      {doing === 'reveal' && (
        <Reason
          title={say('desk.member.reveal.of', { name: member.userName })}
          action={say('desk.member.reveal')}
          onDo={reveal}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'edit' && <EditProfile member={member} onClose={() => setDoing(null)} />}
      {doing === 'reset' && (
        <Reason
          title={`${say('desk.members.do.reset')}: ${member.userName}`}
          action={say('desk.members.do.reset')}
          danger
          onDo={reset}
          onClose={() => setDoing(null)}
        >
          <Select
            label={say('desk.members.do.reset.what')}
            value={what}
            options={(['PASSWORD', 'PAYMENT', 'SECOND_STEP'] as const).map(
              (what) => [what, say(`desk.members.do.reset.${what}`)] as const,
            )}
            onValue={setWhat}
          />
          <p className="hint">{say('desk.members.do.reset.about')}</p>
        </Reason>
      )}
      {revealed && (
        <Modal title={revealed.title} size="narrow" onClose={() => setRevealed(null)}>
          {revealed.lines.length > 0 ? <Facts facts={revealed.lines} /> : <p>{say('desk.member.revealed.none')}</p>}
        </Modal>
      )}
    </div>
  )
}
