import { protectionSteps, type Guarded } from '@senluna/contract/desk/members/protection.ts'
import { pages } from '@senluna/web/client/query.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Facts, Timeline } from '../../list/Drawer.tsx'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { LEVEL_LOOK, STATE_LOOK, stepText, untilText, valueText } from './shown.ts'

/** What speaks of harm, how loudly, and what is to be done about it. */
function Harm({ harm: { level, since, spoke, calmSince, toCall, toShutOut } }: { harm: NonNullable<Guarded['harm']> }) {
  return (
    <>
      <h3>{say('desk.protection.harm')}</h3>
      {(toCall || toShutOut) && (
        <p className="note info">
          {[toCall && say('desk.protection.harm.toCall'), toShutOut && say('desk.protection.harm.toShutOut')]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <Facts
        facts={[
          [
            say('desk.protection.harm.level'),
            <span key="level" className={LEVEL_LOOK[level]}>
              {say(`desk.protection.harm.${level}`)}
            </span>,
          ],
          [say('desk.protection.harm.since'), momentText(since)],
          [say('desk.protection.harm.calm'), calmSince && momentText(calmSince)],
          ...spoke.map(
            ({ kind, count, weight }) =>
              [
                say(`desk.protection.harm.${kind}`),
                <>
                  {say(`desk.protection.harm.of.${kind}`, { n: count })}
                  {weight > 1 && <small className="muted"> · {say('desk.protection.harm.loud')}</small>}
                </>,
              ] as const,
          ),
        ]}
      />
    </>
  )
}

/** What protects one member now, and how it came to that. */
export function ProtectionDetails({ guarded }: { guarded: Guarded }) {
  const steps = useInfiniteQuery(pages(protectionSteps, { params: { id: guarded.id } }))
  const { refetch } = steps
  // What was just done stands in the history too.
  useEffect(() => void refetch({ cancelRefetch: false }), [guarded.lastAt, refetch])
  return (
    <>
      <Facts
        facts={[
          [say('desk.protection.account'), <MemberLink key="member" id={guarded.id} name={guarded.userName} />],
          [
            say('desk.protection.state'),
            <span key="state" className={STATE_LOOK[guarded.state]}>
              {say(`desk.protection.state.${guarded.state}`)}
            </span>,
          ],
          [say('desk.protection.until'), untilText(guarded)],
          [say('desk.protection.returnAt'), guarded.returnAt && momentText(guarded.returnAt)],
          [say('desk.protection.byStaff'), guarded.byStaff ? '✓' : ''],
          [
            say('desk.protection.check'),
            guarded.checkMinutes && say('desk.protection.minutes', { n: guarded.checkMinutes }),
          ],
          ...guarded.limits.map(
            (limit) =>
              [
                say(`desk.protection.kind.${limit.kind}`),
                <>
                  {valueText(limit.kind, limit.value, guarded)}
                  {limit.raise && (
                    <small className="muted">
                      {' '}
                      {say('desk.protection.raise', {
                        value: valueText(limit.kind, limit.raise.value, guarded),
                        at: momentText(limit.raise.at),
                      })}
                    </small>
                  )}
                </>,
              ] as const,
          ),
        ]}
      />
      {guarded.harm && <Harm harm={guarded.harm} />}
      <h3>{say('desk.protection.history')}</h3>
      <RefusalNote error={steps.error} />
      <MoreButton query={steps} size="sm">
        {say('desk.more')}
      </MoreButton>
      <Timeline
        steps={(steps.data?.pages ?? [])
          .flatMap((page) => page.list)
          .toReversed()
          .map((step) => ({
            key: step.id,
            what: wordOf('desk.protection.step', step.kind),
            more: stepText(step, guarded),
            at: step.at,
          }))}
      />
    </>
  )
}
