import { texts as english } from '../../en/site/game-frame.ts'
import { refusals } from '../refusals.ts'

/** What the page inside the game frame needs. */
export const texts = { ...english, ...refusals }
