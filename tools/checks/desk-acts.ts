import { ENDPOINTS } from '@senluna/contract/all.ts'
import { awaiting } from '@senluna/contract/desk/approvals.ts'
import { ABOUT_NOBODY, agreeingRights, type Endpoint } from '@senluna/contract/endpoint.ts'
import { HOUSE_RIGHTS, STARTING_ROLES, type Right } from '@senluna/kit/staff.ts'
import { ALONE_OR_TWO, BY_ONE } from './lists/one-person.ts'

// Who may do what at the desk, and whose second yes it takes: a page written from the contract, so
// that it says what runs.

/** Calls of the desk that change something, but for what somebody has of their own there. */
export const ACTS: readonly Endpoint[] = ENDPOINTS.filter(
  ({ for: whose, method, concernsNobody: why }) =>
    whose === 'staff' && method !== 'GET' && why !== 'look' && why !== 'own',
)

export const actName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

type Reply = { _zod: { def: { type: string; options?: readonly Reply[]; shape?: Record<string, Reply> } } }

/** Whether a call asks for a second person: never, in some cases, or always. */
export function asks({ reply }: Endpoint): 'NEVER' | 'SOMETIMES' | 'ALWAYS' {
  const { type, options = [], shape = {} } = (reply as Reply)._zod.def
  if (type === 'union') return options.some((option) => option === awaiting) ? 'SOMETIMES' : 'NEVER'
  const waits = shape['approvalId']
  if (!waits) return 'NEVER'
  return waits._zod.def.type === 'optional' ? 'SOMETIMES' : 'ALWAYS'
}

const INTRO = `# Who does what at the desk, and whose second yes it takes

Written by \`npm run registry\` from the contract; \`npm test\` fails when it says something else than runs. A brand may change what its roles allow: these
are the roles it starts with. Of *two*, the second person has the right that is named and is neither the one who asked, nor whoever opened the other's
account or gave it its rights within a day, nor related to whom it is about ([four eyes](desk.md#four-eyes)).

| what holds it | for every call here |
|---|---|
| who may: nobody else is let in | \`server/tests/desk-rights.test.ts\`, \`server/tests/calls/matrix.test.ts\` |
| about whom: who is related to them, or to another account of the same person, is refused before anything happens | \`server/tests/impartial.test.ts\` |
| alone: a call that stands in no list fails | \`server/tests/one-person.test.ts\` |
| two: nobody decides their own, nor without the right that stands here | \`server/modules/approvals/approvals.test.ts\`; \`askApproval\` asserts the right at every request |
| the second person reads all that was chosen | \`server/modules/approvals/testing/every-request.ts\`, at the end of every test of the server |
`

const rolesWith = (rights: readonly Right[]): string => {
  if (rights.every((right) => HOUSE_RIGHTS.some((house) => house === right))) return 'above the brands'
  const roles = Object.entries<readonly Right[]>(STARTING_ROLES).filter(([, allowed]) =>
    rights.some((right) => allowed.includes(right)),
  )
  return roles.map(([role]) => role).join(', ')
}

const quoted = (rights: readonly Right[]): string => rights.map((right) => `\`${right}\``).join(' or ')

function secondOf(act: Endpoint): string {
  const name = actName(act)
  const alone = Object.entries(BY_ONE).find(([, calls]) => calls.includes(name))
  if (alone) return `alone: ${alone[0][0]!.toLowerCase()}${alone[0].slice(1)}`
  const rights = agreeingRights(act)
  const two = `two: ${quoted(rights)} (${rolesWith(rights)})`
  return ALONE_OR_TWO[name] === undefined ? two : `${two}; alone: ${ALONE_OR_TWO[name]}`
}

const aboutOf = ({ concerns = [], concernsNobody }: Endpoint): string =>
  concerns.length > 0
    ? concerns.map(({ what, in: part }) => `${what} (\`${part}\`)`).join(', ')
    : concernsNobody === undefined
      ? ''
      : ABOUT_NOBODY[concernsNobody]

function rowOf(act: Endpoint): string {
  const may = act.right === undefined ? '' : `\`${act.right}\` (${rolesWith([act.right])})`
  return `| \`${actName(act)}\` | ${may} | ${secondOf(act)} | ${aboutOf(act)} |`
}

/** The whole page. */
export function deskActsPage(): string {
  const pages = Map.groupBy(
    ACTS.filter(({ right }) => right !== undefined),
    ({ right }) => right!.split('.')[0]!,
  )
  const sections = [...pages]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, acts]) => {
      const rows = acts.toSorted((a, b) => (actName(a) < actName(b) ? -1 : 1)).map(rowOf)
      return [`## ${page}`, '', '| call | who may | alone, or two | about whom |', '|---|---|---|---|', ...rows].join(
        '\n',
      )
    })
  return `${INTRO}\n${sections.join('\n\n')}\n`
}
