import { countSegment, type SegmentRules } from '@senluna/contract/desk/brand/segments.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../../say.ts'
import { MemberLink } from '../../../shown/MemberLink.tsx'

/** How many some rules name now, and some of them; asked for, since names are shown. */
export function SegmentCount({ rules }: { rules: SegmentRules }) {
  const key = JSON.stringify(rules)
  const [asked, setAsked] = useState<string>()
  const count = useQuery({
    queryKey: [countSegment.path, asked],
    queryFn: () => call(countSegment, { body: { rules } }),
    enabled: asked === key,
    retry: false,
  })
  const found = asked === key ? count.data : undefined
  return (
    <section className="promo-rules">
      <h3>{say('desk.segments.who')}</h3>
      <p className="hint">{say('desk.segments.who.hint')}</p>
      {!found && (
        <Button busy={count.isFetching} onClick={() => setAsked(key)}>
          {say('desk.segments.count')}
        </Button>
      )}
      {asked === key && count.isError && <RefusalNote error={count.error} />}
      {found && (
        <>
          <output className={found.members === 0 ? 'note warn' : 'note info'}>
            {say('desk.segments.counted', { members: countText(found.members), out: countText(found.leftOut) })}
          </output>
          <ul className="promo-trial">
            {found.sample.map(({ memberId, userName }) => (
              <li key={memberId}>
                <MemberLink id={memberId} name={userName} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
