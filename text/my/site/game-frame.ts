import { refusals } from '../refusals.ts'
import { stage } from './stage.ts'

/** What the page inside the game frame needs. */
export const texts = { ...stage, ...refusals }
