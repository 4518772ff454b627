import {
  exportGames,
  changeGame,
  deskGames,
  REGION_KINDS,
  type DeskGame,
} from '@senluna/contract/desk/brand/catalog.ts'
import { GAME_TYPES } from '@senluna/kit/product.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { countText, percentText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { dayText, say } from '../../say.ts'
import { gameTypeName } from '../../shown/game-type-name.ts'
import { freezeActs } from './freeze-acts.tsx'
import { Shown } from './Shown.tsx'
import { VendorName } from '../../shown/VendorName.tsx'

const set =
  (body: { enabled?: boolean; maintenance?: boolean; hot?: boolean; newMark?: boolean | null }): Act<DeskGame>['run'] =>
  (row, reason) =>
    call(changeGame, { params: { id: row.gameId }, body }, { reason })

const act = (
  name: Act<DeskGame>['name'],
  body: Parameters<typeof set>[0],
  may: (row: DeskGame) => boolean,
): Act<DeskGame> => ({ name, right: 'games.edit', bulk: true, may, run: set(body) })

/** Where a game may be played, in words. */
function regionsText({ regionKind, regions }: DeskGame): string {
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'region' })
  const countries = regions.map((code) => `${names.of(code) ?? code} (${code})`).join(', ')
  return regionKind === 'ALL' ? '' : say(`desk.games.regions.${regionKind}.of`, { countries })
}

/** Codes of countries as somebody types them; with everywhere none of them counts. */
function regionsOf(kind: string | undefined, typed: string) {
  const known = REGION_KINDS.find((known) => known === kind) ?? 'ALL'
  const countries =
    known === 'ALL'
      ? []
      : typed
          .toUpperCase()
          .split(/[^A-Z]+/)
          .filter(Boolean)
  return { kind: known, countries }
}

const GAMES: ListSpec<DeskGame> = {
  page: 'games',
  title: 'desk.games',
  source: listOf(deskGames),
  id: (row) => row.gameId,
  name: (row) => row.name,
  columns: [
    { name: 'name', label: 'desk.games.name', show: (row) => row.name },
    { name: 'id', label: 'desk.games.id', show: (row) => <code>{row.gameId}</code> },
    { name: 'vendor', label: 'desk.games.vendor', show: (row) => <VendorName code={row.vendorCode} /> },
    { name: 'type', label: 'desk.games.type', show: (row) => gameTypeName(row.gameType) },
    { name: 'state', label: 'desk.games.state', show: (row) => <Shown entry={row} /> },
    { name: 'regions', label: 'desk.games.regions', look: 'wide', show: regionsText },
    { name: 'place', label: 'desk.games.place', look: 'num', show: (row) => row.place },
    { name: 'plays', label: 'desk.games.plays', look: 'num', show: (row) => countText(Number(row.plays)) },
    {
      name: 'rtp',
      label: 'desk.games.rtp',
      look: 'num',
      show: (row) => row.rtpX100 !== undefined && percentText(row.rtpX100),
    },
    { name: 'released', label: 'desk.games.released', look: 'num', show: (row) => dayText(row.releasedOn) },
    { name: 'own', label: 'desk.games.own', hidden: true, show: (row) => say(row.own ? 'desk.yes' : 'desk.no') },
  ],
  filters: [
    { name: 'name', label: 'desk.games.name', kind: 'text' },
    { name: 'vendor', label: 'desk.games.vendor', kind: 'text' },
    {
      name: 'gameType',
      label: 'desk.games.type',
      kind: 'choice',
      options: () =>
        GAME_TYPES.map((type) => [type, type === 'RNG' ? 'desk.gameType.RNG' : `desk.product.${type}`] as const),
    },
    {
      name: 'shown',
      label: 'desk.games.state',
      kind: 'choice',
      options: () =>
        (['YES', 'NO', 'MAINTENANCE', 'FROZEN', 'HOT', 'NEW', 'PLACED', 'REGIONS'] as const).map(
          (shown) => [shown, `desk.games.shown.${shown}`] as const,
        ),
    },
  ],
  exported: exportedBy(exportGames),
  acts: [
    act('desk.games.do.show', { enabled: true }, (row) => !row.enabled),
    { ...act('desk.games.do.hide', { enabled: false }, (row) => row.enabled), danger: true },
    act('desk.games.do.maintain', { maintenance: true }, (row) => !row.maintenance),
    act('desk.games.do.open', { maintenance: false }, (row) => row.maintenance),
    ...freezeActs<DeskGame>((row) => row.own),
    act('desk.games.do.hot', { hot: true }, (row) => !row.hot),
    {
      name: 'desk.games.do.place',
      right: 'games.edit',
      fields: [
        {
          name: 'place',
          label: 'desk.games.place',
          kind: 'digits',
          hint: 'desk.games.do.place.hint',
          start: (row) => (row.place === undefined ? '' : String(row.place)),
        },
      ],
      run: (row, reason, { place = '' }) =>
        call(
          changeGame,
          { params: { id: row.gameId }, body: { place: place === '' ? null : Number(place) } },
          { reason },
        ),
    },
    act('desk.games.do.cold', { hot: false }, (row) => row.hot),
    {
      name: 'desk.games.do.new',
      right: 'games.edit',
      bulk: true,
      fields: [
        {
          name: 'mark',
          label: 'desk.games.new',
          kind: 'choice',
          start: ({ newMark }) => (newMark === null ? 'AGE' : newMark ? 'YES' : 'NO'),
          options: () => (['AGE', 'YES', 'NO'] as const).map((mark) => [mark, `desk.games.new.${mark}`] as const),
        },
      ],
      run: (row, reason, { mark }) =>
        set({ newMark: mark === 'YES' ? true : mark === 'NO' ? false : null })(row, reason, {}),
    },
    {
      name: 'desk.games.do.regions',
      right: 'games.edit',
      bulk: true,
      about: () => <p>{say('desk.games.regions.about')}</p>,
      fields: [
        {
          name: 'kind',
          label: 'desk.games.regions',
          kind: 'choice',
          start: (row) => row.regionKind,
          options: () => REGION_KINDS.map((kind) => [kind, `desk.games.regions.${kind}`] as const),
        },
        {
          name: 'countries',
          label: 'desk.games.countries',
          kind: 'text',
          hint: 'desk.games.countries.hint',
          start: (row) => row.regions.join(', '),
        },
      ],
      run: (row, reason, { kind, countries = '' }) =>
        call(changeGame, { params: { id: row.gameId }, body: { regions: regionsOf(kind, countries) } }, { reason }),
    },
  ],
}

/** The games of the brand, also those that players don't see. */
export default function Games() {
  return <ListPage list={GAMES} />
}
