import { PLAYED_GAMES } from '../own-games.ts'

/** What players call a game that can be verified; its code where it has no name yet. */
export function gameNameIn(language: string, code: string): string {
  const names = PLAYED_GAMES.find(({ game }) => game.code === code)?.names
  return names?.[language] ?? names?.['EN'] ?? names?.VI ?? code
}
