import { freezeGame } from '@senluna/contract/desk/brand/catalog.ts'
import { call } from '@senluna/web/client/call/call.ts'
import type { Act } from '../../list/spec.ts'
import { say } from '../../say.ts'

/** What freezing asks about a game. */
interface Freezable {
  gameId: string
  frozen: boolean
}

const freeze =
  (frozen: boolean) =>
  ({ gameId }: Freezable, reason: string) =>
    call(freezeGame, { params: { id: gameId }, body: { frozen } }, { reason })

/** Asks for a game to be frozen, or to open again; `may` says which can be frozen. */
export const freezeActs = <Row extends Freezable>(may: (row: Row) => boolean): readonly [Act<Row>, Act<Row>] => [
  {
    name: 'desk.games.do.freeze',
    right: 'games.edit',
    danger: true,
    may: (row) => !row.frozen && may(row),
    about: () => <p>{say('desk.games.freeze.about')}</p>,
    run: freeze(true),
  },
  {
    name: 'desk.games.do.unfreeze',
    right: 'games.edit',
    may: (row) => row.frozen,
    about: () => <p>{say('desk.games.unfreeze.about')}</p>,
    run: freeze(false),
  },
]
