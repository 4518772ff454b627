import type { Crumb } from '@senluna/contract/agent/team.ts'
import type { ExportFilter } from '@senluna/contract/member/exports.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { AccountFilter } from './AccountFilter.tsx'
import { useChosen } from './use-chosen.ts'

/** Whose rows a list shows, from the address: an account, with all below it or alone. */
export function useWhose(): { accountId?: string; team?: '0' } {
  const chosen = useChosen()
  const accountId = chosen.get('account')
  return { ...(accountId && { accountId }), ...(chosen.get('alone') === '1' && { team: '0' }) }
}

/** The same as a file of the team is asked for. */
export const ofTeam = ({ accountId, team }: ReturnType<typeof useWhose>): Pick<ExportFilter, 'accountId' | 'team'> => ({
  ...(accountId !== undefined && isUuid<'member'>(accountId) && { accountId }),
  ...(team && { team }),
})

/** Chooses an account, and whether those below it are shown, too. */
export function WhoseFilter({ way }: { way: readonly Crumb[] }) {
  const chosen = useChosen()
  const { accountId, team } = useWhose()
  return (
    <>
      <AccountFilter
        value={accountId ? way.at(-1) : undefined}
        onValue={(id) => chosen.step({ account: id, ...(!id && { alone: undefined }) })}
      />
      <Select
        label={text('team.alone')}
        value={team ?? '1'}
        onValue={(next) => chosen.set({ alone: next === '0' ? '1' : undefined })}
        options={(['1', '0'] as const).map((which) => [which, text(`team.alone.${which}`)] as const)}
      />
    </>
  )
}
