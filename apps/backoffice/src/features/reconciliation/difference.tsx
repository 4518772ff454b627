import { openReconCase, type ReconCase } from '@senluna/contract/desk/money/reconciliation.ts'
import { call } from '@senluna/web/client/call/call.ts'
import type { Act } from '../../list/spec.ts'
import { say } from '../../say.ts'

type State = 'CLEAR' | 'DIFFERS' | 'SILENT'
interface Compared {
  id: string
  state: State
  difference?: string | undefined
  case?: { state: ReconCase['state'] } | undefined
}

const LOOKS = { CLEAR: 'badge good', DIFFERS: 'badge bad', SILENT: 'badge warn' } as const

/** How two books stand to each other, and whether somebody looks into it. */
export const Compared = ({ compared }: { compared: Compared }) => (
  <>
    <span className={LOOKS[compared.state]}>{say(`desk.recon.compared.${compared.state}`)}</span>
    {compared.case && compared.state !== 'SILENT' && (
      <span className="badge">{say(`desk.recon.case.state.${compared.case.state}`)}</span>
    )}
  </>
)

/** Opens a difference as a case; the reason is its first note. */
export const openAct = (kind: ReconCase['kind']): Act<Compared> => ({
  name: 'desk.recon.case.open',
  right: 'recon.edit',
  bulk: true,
  main: true,
  may: ({ state, case: open }) => state === 'DIFFERS' && open?.state !== 'OPEN',
  about: () => <p className="hint">{say('desk.recon.case.open.about')}</p>,
  run: ({ id, difference = '0' }, reason) => call(openReconCase, { body: { kind, about: id, difference } }, { reason }),
})
