import type { GameClient } from '../client.ts'
import type { InstantDefinition } from './definition.ts'
import { InstantScreen } from './InstantScreen.tsx'
import { beatsOf } from './show.ts'

/** An instant game as the stage knows it. */
export const instantClient = (definition: InstantDefinition): GameClient => ({
  wonByStep: (round) => beatsOf(definition.game, round).map(({ won }) => won),
  Screen: (props) => <InstantScreen {...props} definition={definition} />,
})
