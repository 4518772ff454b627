import type { Game } from '@senluna/contract/play/games.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { text } from '@senluna/web/client/text.ts'
import { GameGrid } from '../../../play/GameGrid.tsx'
import { shelvesOf, type Feature } from '../facets.ts'

interface Shelf {
  feature: Feature | undefined
  games: readonly Game[]
}

/**
 * The games of a category by how they are played, each on one shelf, so that no picture stands on
 * the page twice; in the order of the list, which is that of plays. Undefined where all of them
 * would stand on one.
 */
export function shelvesFor(type: GameType, games: readonly Game[]): readonly Shelf[] | undefined {
  const shelves = shelvesOf(type)
  const shelfOf = ({ features }: Game) => shelves.find((feature) => features.includes(feature))
  const filled = [...shelves, undefined].flatMap((feature): Shelf[] => {
    const some = games.filter((game) => shelfOf(game) === feature)
    return some.length > 0 ? [{ feature, games: some }] : []
  })
  return filled.length > 1 ? filled : undefined
}

/** A category's games on their shelves. */
export const Shelves = ({ shelves }: { shelves: readonly Shelf[] }) =>
  shelves.map(({ feature, games }, nth) => (
    <section key={feature ?? 'more'} className="shelf">
      <h2>{text(feature ? `feature.${feature}` : 'lobby.shelf.more')}</h2>
      <GameGrid games={games} eager={nth === 0} />
    </section>
  ))
