import { texts as english } from '../en/page.ts'
import { texts as own } from './index.ts'

/** What the site needs. */
export const texts = { ...english, ...own }
