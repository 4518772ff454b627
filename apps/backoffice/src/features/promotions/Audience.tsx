import { deskSegments } from '@senluna/contract/desk/brand/segments.ts'
import { q } from '@senluna/web/client/query.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../say.ts'
import type { Draft } from './draft.ts'

const LEVELS = Array.from({ length: 10 }, (_, nth) => String(nth + 1))

/** For whom a promotion is, and how many of them are left out to compare with. */
export function Audience({
  draft,
  set,
  fixed,
}: {
  draft: Draft
  set: (change: Partial<Draft>) => void
  /** Who is left out stays who was. */
  fixed: boolean
}) {
  const segments = useQuery(q(deskSegments, { query: { pageSize: '100' } }))
  const named = (segments.data?.list ?? []).map(({ id, name }) => [id, name] as const)
  const known = draft.segment === '' || named.some(([id]) => id === draft.segment)
  return (
    <>
      <Select
        label={say('desk.promotions.segment')}
        value={draft.segment}
        options={[
          ['', say('desk.promotions.segment.all')] as const,
          ...named,
          ...(known ? [] : [[draft.segment, draft.segment] as const]),
        ]}
        onValue={(segment) => set({ segment })}
      />
      <Select
        label={say('desk.promotions.vip')}
        value={draft.vip}
        options={[
          ['', say('desk.promotions.vip.any')] as const,
          ...LEVELS.map((level) => [level, `VIP ${level}`] as const),
        ]}
        onValue={(vip) => set({ vip })}
      />
      <TextField
        label={say('desk.promotions.control')}
        hint={say(fixed ? 'desk.promotions.control.fixed' : 'desk.promotions.control.hint')}
        inputMode="numeric"
        disabled={fixed}
        value={draft.control}
        onValue={(control) => set({ control: control.replace(/\D/g, '').slice(0, 2) })}
      />
    </>
  )
}
