import type { GameClient } from '../client.ts'
import type { RunDefinition } from './definition.ts'
import { RunScreen } from './RunScreen.tsx'

/** A game of several moves as the stage knows it. */
export const runClient = (definition: RunDefinition): GameClient => ({
  wonByStep: (round) => [BigInt(round.payout)],
  Screen: (props) => <RunScreen {...props} definition={definition} />,
})
